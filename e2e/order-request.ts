import { randomUUID } from 'node:crypto';
import { fields } from '../lib/order/fields';

/** Each test has an email of its own. */
export const sampleCustomer = {
  firstName: 'Asha',
  lastName: 'Example',
  phone: '+91 98000 00000',
  address: '12 Sample Road',
  country: 'India',
  city: 'Wardha',
  state: 'Maharashtra',
  pincode: '442001',
};

/** Differences from an order as any buyer would place it. */
export type OrderOptions = {
  key?: string;
  /** The buyer's email. */
  buyer?: string;
  /** The address of the buyer's machine, as a proxy would say it. */
  from?: string;
  customer?: Record<string, unknown>;
  /** More fields of the body, or others. */
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** Posts an order of one service as the checkout does, and reads the answer. */
export async function postOrder(siteUrl: string, options: OrderOptions = {}) {
  const { key = randomUUID(), from = randomAddress(), customer, body, headers } = options;
  const { buyer = `buyer-${key}@example.com` } = options;
  const response = await fetch(`${siteUrl}/api/order`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      'X-Forwarded-For': from,
      ...headers,
    },
    body: JSON.stringify({
      currency: 'INR',
      services: [3],
      customer: { ...sampleCustomer, email: buyer, ...customer },
      confirmed: true,
      ...body,
    }),
  });
  return { status: response.status, headers: response.headers, body: await response.json(), buyer };
}

/** Posts a form, or a link page's request, as the browser of a visitor of its own. */
export const postTo = (address: string, body: object, headers: Record<string, string> = {}) =>
  fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': randomAddress(), ...headers },
    body: JSON.stringify(body),
  });

/** Values of the checkout by the fields' labels. */
export const typedBy = (email: string) =>
  Object.fromEntries(
    fields.map(({ label, name }) => [label, name === 'email' ? email : sampleCustomer[name]]),
  );

/** From a range that belongs to nobody: RFC 2544's benchmarking networks. */
export const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
