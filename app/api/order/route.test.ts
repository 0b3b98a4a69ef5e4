import { startMailServer } from '@/e2e/mail-server.mjs';
import { ownFolder } from '@/lib/folder-test-kit';
import { perCurrency } from '@/lib/markets/currency';
import { sampleBusiness, sampleCustomer } from '@/lib/order/mails/sample-order';
import { sampleService } from '@/lib/services/test-kit';
import type { Store } from '@/lib/store/store';
import { ownProvider } from '../providers-test-kit';

const mobileNumber = sampleService({ id: 3, prices: perCurrency(() => 1900) });

const after = jest.fn();
// Jest has no server for 'after'.
jest.mock('next/server', () => ({ after: (work: () => unknown) => after(work) }));
jest.mock('@/lib/content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [mobileNumber],
}));

const body = {
  currency: 'INR',
  services: [3],
  customer: { ...sampleCustomer, email: 'buyer@example.com' },
  confirmed: true,
};

const standIn = ownProvider();
let POST: (request: Request) => Promise<Response>;

beforeAll(async () => {
  ({ POST } = await import('./route'));
});

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

describe('POST /api/order', () => {
  it('has the owner told before it answers, and the buyer too', async () => {
    const response = await order({ expectedTotal: 1900, note: 'Born on 1 May' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // Each order moves on mails of earlier ones.
    const { flushQueue } = await import('@/lib/mail/queue');
    expect(after).toHaveBeenCalledWith(flushQueue);
    expect(await response.json()).toMatchObject({
      order: { invoiceId: expect.stringMatching(/^INV-[0-9A-F]{9}$/), total: 1900 },
      confirmationEmailed: true,
    });
    expect(standIn.inbox.map(({ to }) => to)).toEqual(['owner@example.com', 'buyer@example.com']);
    expect(standIn.inbox[0]?.text).toContain('Born on 1 May');
  });

  it('is one order for each key: refused by the provider, posted at once, and again', async () => {
    const key = crypto.randomUUID();
    standIn.behave({ mode: 'refuse', times: 1 });
    const refused = await order({}, key);
    expect(refused.status).toBe(502);
    expect(await refused.text()).not.toContain('Stand-in');
    const responses = await Promise.all([1, 2, 3].map(() => order({}, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(responses.filter(isReplay)).toHaveLength(2);
    expect(isReplay(await order({}, key.toUpperCase()))).toBe(true);
    expect((await order({ note: 'changed' }, key)).status).toBe(422);
    expect(standIn.inbox).toHaveLength(2);
  });

  it('takes three a minute from one address, and those of others meanwhile', async () => {
    const from = (address: string) => order({}, undefined, { 'x-forwarded-for': address });
    const answers = [];
    for (let n = 0; n < 4; n++) answers.push(await from('203.0.113.1'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    // The answer blames nobody: the address may be that of many.
    const { detail } = await answers[3]?.json();
    expect(detail).not.toMatch(/\byour? (connection|orders?)\b|too many/i);
    expect((await from('203.0.113.2')).status).toBe(201);
  });

  it.each([{ website: 'x' }, { elapsed: 1_999 }])(
    'marks for the owner what a program seems to have sent (%j), and writes to nobody else',
    async (given) => {
      const answer = await order(given);
      expect([answer.status, (await answer.json()).confirmationEmailed]).toEqual([201, false]);
      expect(standIn.inbox.map(({ to }) => to)).toEqual(['owner@example.com']);
      expect(standIn.inbox[0]?.text).toContain('a program may have sent');
    },
  );

  it.each([
    ['no key', 400, {}, {}, ''],
    ['one of the clock', 400, {}, {}, 'f47ac10b-58cc-1372-a567-0e02b2c3d479'],
    ['another total', 409, { expectedTotal: 1 }, { total: 1900 }],
    ['a service that is not sold', 422, { services: [16] }, { errors: [{ field: 'services' }] }],
    ['no confirmation', 422, { confirmed: false }, { errors: [{ field: 'confirmed' }] }],
  ])('refuses %s with %i and sends nothing', async (...row) => {
    const [, status, changes, more, key] = row;
    const response = await order(changes, key);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ status, detail: expect.any(String), ...more });
    expect(standIn.requests()).toBe(0);
  });
});

describe('a confirmation that was not taken', () => {
  const inFolder = ownFolder();
  let store: Store;
  beforeEach(async () => {
    const { openStore } = await import('@/lib/store/store');
    store = openStore(`file:${inFolder('site.db')}`);
    Object.assign(globalThis, { practiceStore: store });
  });
  afterEach(() => store.close());

  /** The answer's word for the mail, and how many mails wait. */
  async function outcome() {
    const { confirmationEmailed, confirmation } = await (await order()).json();
    return { confirmationEmailed, confirmation, waiting: (await store.status()).waiting };
  }
  const waits = { confirmationEmailed: false, confirmation: 'queued', waiting: 1 };
  const isGone = { confirmationEmailed: false, confirmation: undefined, waiting: 0 };

  it.each([
    ...[408, 425, 429, 500, 503].map((status) => ({ mode: 'down', status }) as const),
    ...[401, 402, 403, 404].map((status) => ({ mode: 'refuse', status }) as const),
    { mode: 'hang-up' } as const,
  ])('waits in the queue after SendGrid’s %j, and the page is told so', async (behaviour) => {
    standIn.behave({ ...behaviour, only: 'buyer@example.com' });
    expect(await outcome()).toEqual(waits);
  });

  it.each([400, 413, 422])('is given up after SendGrid’s %i, which is for good', async (status) => {
    standIn.behave({ mode: 'refuse', status, only: 'buyer@example.com' });
    expect(await outcome()).toEqual(isGone);
  });

  it.each([
    [421, 'RCPT TO', waits],
    [450, 'RCPT TO', waits],
    [451, 'DATA', waits],
    [452, 'MAIL FROM', waits],
    [550, 'MAIL FROM', waits],
    [550, 'RCPT TO', isGone],
    [554, 'DATA', isGone],
  ] as const)('after a mail server’s %i to %s: %j', async (code, command, expected) => {
    const { env } = await import('@/lib/settings/env');
    const server = await startMailServer();
    jest.replaceProperty(env, 'SENDGRID_API_KEY', undefined);
    jest.replaceProperty(env, 'SMTP_URL', server.url);
    try {
      server.refuse(code, command, 1);
      expect(await outcome()).toEqual(expected);
    } finally {
      await server.stop();
    }
  });
});

const isReplay = ({ headers }: Response) => headers.get('idempotency-replayed') === 'true';

const order = (changes: object = {}, key: string = crypto.randomUUID(), headers = {}) =>
  POST(
    new Request('http://localhost:3000/api/order', {
      method: 'POST',
      body: JSON.stringify({ ...body, ...changes }),
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...headers },
    }),
  );
