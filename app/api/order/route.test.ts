/** @jest-environment node */
import { perCurrency } from '@/lib/markets/currency';
import { startStandIn } from '@/e2e/stand-in.mjs';
import type { Service } from '@/lib/services/catalogue';
import { sampleBusiness } from '@/lib/order/mails/sample-order';

const mobileNumber: Service = {
  id: 3,
  title: 'Mobile Number Selection',
  subtitle: '',
  prices: { ...perCurrency(() => 0), INR: 1900, USD: 40 },
  lists: ['INR', 'USD'],
  rating: 4.5,
  duration: '25-30 Days',
  description: [],
  intake: [],
  send: [],
  ask: '',
};

// Outside of a server there is no 'after'.
jest.mock('next/server', () => ({ after: () => undefined }));
jest.mock('@/lib/content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [mobileNumber],
}));

const body = {
  currency: 'INR',
  services: [3],
  customer: {
    email: 'buyer@example.com',
    firstName: 'Asha',
    lastName: 'Rao',
    phone: '98765 43210',
    address: '12 Station Road',
    country: 'India',
    city: 'Wardha',
    state: 'Maharashtra',
    pincode: '442001',
  },
  confirmed: true,
};

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let POST: (request: Request) => Promise<Response>;

beforeAll(async () => {
  standIn = await startStandIn();
  Object.assign(process.env, {
    SENDGRID_API_KEY: 'SG.secret',
    SENDGRID_BASE_URL: standIn.url,
    EMAIL_FROM: 'bookings@example.com',
    EMAIL_FROM_NAME: 'Practice',
    OWNER_EMAIL: 'owner@example.com',
    OWNER_NAME: 'The owner',
  });
  ({ POST } = await import('./route'));
});

beforeEach(() => {
  // Nobody knows from where these posts come, so all are one visitor's: each test has limits of its own.
  Reflect.deleteProperty(globalThis, 'practiceStore');
  standIn.clear();
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

afterAll(() => standIn.stop());

describe('POST /api/order', () => {
  it('answers 502 when the provider refuses, and sends the order when it is tried again', async () => {
    const key = crypto.randomUUID();
    standIn.behave({ mode: 'refuse', times: 1 });
    const refused = await order({}, key);
    expect(refused.status).toBe(502);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(await refused.text()).not.toContain('Stand-in');
    const again = await order({}, key);
    expect([again.status, isReplay(again)]).toEqual([201, false]);
    expect(isReplay(await order({}, key))).toBe(true);
    expect(standIn.inbox).toHaveLength(2);
  });

  it.each([
    ['no key', 400, {}, { 'idempotency-key': '' }],
    ['another total', 409, { expectedTotal: 1 }, {}],
    ['a service that is not sold', 422, { services: [16] }, {}],
    ['no confirmation', 422, { confirmed: false }, {}],
  ])('refuses %s with %i and sends nothing', async (_what, status, changes, headers) => {
    const response = await order(changes, crypto.randomUUID(), headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, detail: expect.any(String) });
    expect(standIn.requests()).toBe(0);
  });
});

const isReplay = ({ headers }: Response) => headers.get('idempotency-replayed') === 'true';

const order = (changes: object = {}, key: string = crypto.randomUUID(), headers = {}) =>
  POST(
    new Request('http://localhost:3000/api/order', {
      method: 'POST',
      body: JSON.stringify({ ...body, customer: buyerOf(key), ...changes }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    }),
  );

/** A mailbox for each order, because one gets three confirmations a day. */
const buyerOf = (key: string) => ({ ...body.customer, email: `buyer-${key}@example.com` });
