import { startStandIn } from '@/e2e/stand-in.mjs';
import { sampleBusiness } from '@/lib/order/mails/sample-order';

// Outside of a server there is no 'after'.
jest.mock('next/server', () => ({ after: () => undefined }));
jest.mock('@/lib/content/load', () => ({ loadBusiness: () => sampleBusiness }));

type Kind = 'interest' | 'contact';
type Post = (request: Request) => Promise<Response>;

const typed = {
  interest: { name: 'Asha Rao', email: 'asha@example.com' },
  contact: {
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    message: 'Which name?',
  },
};

let standIn: Awaited<ReturnType<typeof startStandIn>>;
let routes: Record<Kind, Post>;
let log: string[];

beforeAll(async () => {
  standIn = await startStandIn();
  Object.assign(process.env, {
    SENDGRID_API_KEY: 'SG.secret',
    SENDGRID_BASE_URL: standIn.url,
    EMAIL_FROM: 'bookings@example.com',
    EMAIL_FROM_NAME: 'Practice',
    OWNER_EMAIL: 'owner@example.com',
    OWNER_NAME: 'The owner',
    APP_SECRET: 'a secret of 32 characters or more',
  });
  routes = {
    interest: (await import('../interest/route')).POST,
    contact: (await import('./route')).POST,
  };
});

beforeEach(() => {
  // Each test has limits of its own.
  Reflect.deleteProperty(globalThis, 'practiceStore');
  standIn.clear();
  log = [];
  const note = (line: unknown) => void log.push(String(line));
  jest.spyOn(console, 'info').mockImplementation(note);
  jest.spyOn(console, 'error').mockImplementation(note);
});

afterAll(() => standIn.stop());

const toOwner = () => standIn.inbox.filter(({ to }) => to === 'owner@example.com');

describe.each(['interest', 'contact'] as const)('POST /api/%s', (kind) => {
  it.each<[string, number, string, Record<string, string>]>([
    ['what is in order', 202, '', {}],
    ['faulty fields', 422, '-check-name-email', { name: '', email: 'asha' }],
    // A password manager may have filled it in.
    ['a filled decoy', 422, '-refused', { website: 'https://spam.example' }],
    ['more than is read', 413, '-too-long', { name: 'a'.repeat(20_000) }],
  ])('answers %s with %i, and without a script with a page', async (_, status, page, changes) => {
    const [asked, posted] = [await json(kind, changes), await form(kind, changes)];
    expect([asked.status, posted.status]).toEqual([status, 303]);
    expect(posted.headers.get('location')).toBe(`/sent/${kind}${page}`);
    expect(toOwner()).toHaveLength(status === 202 ? 2 : 0);
  });

  it('has the owner told, who can answer', async () => {
    await json(kind);
    expect(standIn.inbox[0]).toMatchObject({
      to: 'owner@example.com',
      replyTo: 'asha@example.com',
      subject: {
        interest: 'New Interested User for Numerology Book',
        contact: 'New message from the contact form',
      }[kind],
    });
  });

  it('marks for the owner what was filled in within two seconds, and writes to nobody else then', async () => {
    for (const [elapsed, marked] of [
      [1_999, true],
      [2_000, false],
      [undefined, false],
    ] as const) {
      standIn.clear();
      expect((await json(kind, { elapsed, email: `a${elapsed}@example.com` })).status).toBe(202);
      expect(/a program may have sent/.test(standIn.inbox[0]?.text ?? '')).toBe(marked);
      expect(standIn.inbox).toHaveLength(kind === 'interest' && !marked ? 2 : 1);
    }
  });

  it('takes three a minute from one address, and those of others meanwhile', async () => {
    const from = (address: string) => json(kind, {}, { 'x-forwarded-for': address });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await from('203.0.113.1')).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    const page = await form(kind, {}, { 'x-forwarded-for': '203.0.113.1' });
    expect(page.headers.get('location')).toBe(`/sent/${kind}-too-many`);
    expect((await from('203.0.113.2')).status).toBe(202);
  });

  it('says so when the provider refuses, in its own words, and logs nothing that was typed', async () => {
    standIn.behave({ mode: 'refuse' });
    // Five tries of an address that has room for three: what came to nothing does not count.
    for (let times = 0; times < 5; times++) {
      const response = await json(kind);
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain('Stand-in');
    }
    expect((await form(kind)).headers.get('location')).toBe(`/sent/${kind}-failed`);
    expect(log).toHaveLength(6);
    expect(log.join()).not.toMatch(/asha|SG\.|98765/i);
  });
});

it('reads three hundred posts a minute of one address', async () => {
  const statuses = [];
  for (let n = 0; n < 301; n++) statuses.push((await json('contact', { name: '' })).status);
  expect([statuses.lastIndexOf(422), statuses.indexOf(429)]).toEqual([299, 300]);
});

it('asks one mailbox once a day whether a wish for news is real, and says that it did', async () => {
  const said = [];
  for (let n = 0; n < 3; n++)
    said.push(await (await json('interest', {}, { 'x-forwarded-for': `203.0.113.${n}` })).json());
  expect(said).toEqual([{ confirm: true }, {}, {}]);
  expect(standIn.inbox.filter(({ to }) => to === 'asha@example.com')).toHaveLength(1);
  expect(toOwner()).toHaveLength(3);
});

const json = (kind: Kind, changes: object = {}, headers: Record<string, string> = {}) =>
  post(kind, JSON.stringify({ ...typed[kind], ...changes }), {
    'content-type': 'application/json',
    ...headers,
  });

const form = (
  kind: Kind,
  changes: Record<string, string> = {},
  headers: Record<string, string> = {},
) =>
  post(kind, String(new URLSearchParams({ ...typed[kind], website: '', ...changes })), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

const post = (kind: Kind, body: string, headers: Record<string, string>) =>
  routes[kind](new Request(`http://localhost:3000/api/${kind}`, { method: 'POST', body, headers }));
