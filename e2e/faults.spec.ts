import { expect, test } from '@playwright/test';
import { postOrder } from './order-request';
import { ownerEmail } from './servers';
import { startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';

/** The fault matrix: whatever a provider does, an order is sent once, or said to be unsent. */
type StandIn = Awaited<ReturnType<typeof startStandIn>>;
type Behaviour = Parameters<StandIn['behave']>[0];

let standIn: StandIn;
let site: Site;

test.beforeAll(async () => {
  standIn = await startStandIn();
  site = await startSite({ SENDGRID_BASE_URL: standIn.url });
});

test.afterAll(async () => {
  await site.stop();
  await standIn.stop();
});

/** The owner's mails about one buyer's order, as far as they tell whom they are about. */
const ownerMails = (buyer: string) =>
  standIn.inbox.filter(({ to, text }) => to === ownerEmail && text.includes(buyer));

type Row = {
  provider: string;
  does: Omit<Behaviour, 'about'>;
  status: number;
  /** How often the owner's mail was handed over. */
  attempts: number;
};

const always = (mode: Behaviour['mode'], more: Partial<Behaviour> = {}) => ({ mode, ...more });
const first = (mode: Behaviour['mode'], more: Partial<Behaviour> = {}) => ({
  mode,
  times: 1,
  ...more,
});

const rows: Row[] = [
  { provider: 'takes it', does: always('ok'), status: 201, attempts: 1 },
  {
    provider: 'is a captive portal that answers 200 with a page',
    does: always('down', { status: 200, body: '<html>Sign in</html>' }),
    status: 502,
    attempts: 1,
  },
  {
    provider: 'redirects',
    does: always('down', { status: 302, headers: { Location: 'http://127.0.0.1:9/' } }),
    status: 502,
    attempts: 1,
  },
  { provider: 'takes only the plainest mail', does: always('picky'), status: 201, attempts: 2 },
  {
    provider: 'objects to any mail',
    does: always('refuse', { status: 400 }),
    status: 502,
    attempts: 2,
  },
  {
    provider: 'finds the mail too large',
    does: first('refuse', { status: 413 }),
    status: 201,
    attempts: 2,
  },
  {
    provider: 'does not know the key',
    does: always('refuse', { status: 401 }),
    status: 502,
    attempts: 1,
  },
  {
    provider: 'does not know the sender',
    does: always('refuse', { status: 403 }),
    status: 502,
    attempts: 1,
  },
  {
    provider: 'asks for a second of rest',
    does: first('down', { status: 429, headers: { 'Retry-After': '1' } }),
    status: 201,
    attempts: 2,
  },
  {
    provider: 'asks for a minute of rest',
    does: always('down', { status: 429, headers: { 'Retry-After': '60' } }),
    status: 502,
    attempts: 1,
  },
  ...[500, 502, 503, 504].map((status) => ({
    provider: `answers ${status} once`,
    does: first('down', { status }),
    status: 201,
    attempts: 2,
  })),
  { provider: 'is down', does: always('down'), status: 502, attempts: 3 },
  {
    provider: 'answers half a sentence',
    does: always('down', { status: 500, body: '{"errors":[{"mess' }),
    status: 502,
    attempts: 3,
  },
  { provider: 'hangs up once', does: first('hang-up'), status: 201, attempts: 2 },
  { provider: 'hangs up', does: always('hang-up'), status: 502, attempts: 3 },
  {
    provider: 'accepts and never ends its answer',
    does: always('stall'),
    status: 201,
    attempts: 1,
  },
  {
    provider: 'takes three seconds',
    does: always('slow', { delay: 3_000 }),
    status: 201,
    attempts: 1,
  },
  {
    provider: 'takes ten seconds',
    does: always('slow', { delay: 10_000 }),
    status: 201,
    attempts: 1,
  },
  { provider: 'never answers', does: always('silent'), status: 504, attempts: 2 },
];

test('an order is sent once or said to be unsent, whatever the provider does', async ({}, info) => {
  const asked = rows.map(async ({ provider, does, status, attempts }, number) => {
    const buyer = `fault-${number}-${info.testId}@example.com`;
    standIn.behave({ ...does, about: buyer, only: ownerEmail });
    const { status: answered, body } = await postOrder(site.url, { buyer });
    expect.soft(answered, provider).toBe(status);
    expect.soft(ownerMails(buyer), provider).toHaveLength(status === 201 ? 1 : 0);
    // One of them is the buyer's own.
    const handedOver = standIn.requests(buyer) - (status === 201 ? 1 : 0);
    expect.soft(handedOver, `attempts while the provider ${provider}`).toBe(attempts);
    if (status === 201) expect.soft(body.order?.customer.email, provider).toBe(buyer);
    else expect.soft(body.detail, provider).toMatch(/Nothing was lost/);
  });
  await Promise.all(asked);
});
