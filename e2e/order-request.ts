import { randomUUID } from 'node:crypto';
import { fields } from '../lib/order/fields';
import { sampleCustomer, sendOrder } from './send-order.mjs';

/** What a test says of an order; everything else is as any buyer would have it. */
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

/** Posts an order, and reads the answer. */
export async function postOrder(siteUrl: string, options: OrderOptions = {}) {
  const {
    key = randomUUID(),
    buyer = `buyer-${key}@example.com`,
    from = randomAddress(),
  } = options;
  const customer = { email: buyer, ...options.customer };
  const { body, headers } = options;
  const response = await sendOrder(siteUrl, { key, from, customer, body, headers });
  return { status: response.status, headers: response.headers, body: await response.json(), buyer };
}

/** What the buyer types into the checkout, by the fields' labels. */
export const typedBy = (email: string) =>
  Object.fromEntries(
    fields.map(({ label, name }) => [label, name === 'email' ? email : sampleCustomer[name]]),
  );

/** From a range that belongs to nobody: RFC 2544's benchmarking networks. */
export const randomAddress = () =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
