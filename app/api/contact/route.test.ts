import { sampleBusiness } from '@/lib/order/mails/sample-order';
import { ownFolder } from '@/lib/folder-test-kit';
import { ownProvider } from '../providers-test-kit';

// Jest has no server for 'after'.
jest.mock('next/server', () => ({ after: () => undefined }));
jest.mock('@/lib/content/load', () => ({ loadBusiness: () => sampleBusiness }));

type Kind = 'interest' | 'contact';
type Post = (request: Request) => Promise<Response>;

const asha = { name: 'Asha Rao', email: 'asha@example.com' };
const typed = {
  interest: asha,
  contact: { ...asha, phone: '98765 43210', message: 'Which name?' },
};

const standIn = ownProvider();
const inFolder = ownFolder();
let routes: Record<Kind, Post>;
let log: string[];

beforeAll(async () => {
  process.env.APP_SECRET = 'a secret of 32 characters or more';
  routes = {
    interest: (await import('../interest/route')).POST,
    contact: (await import('./route')).POST,
  };
});

beforeEach(() => {
  log = [];
  for (const method of ['info', 'error'] as const)
    jest
      .spyOn(console, method)
      .mockImplementation((...line: unknown[]) => void log.push(line.join(' ')));
});

const toOwner = () => standIn.inbox.filter(({ to }) => to === 'owner@example.com');

describe.each(['interest', 'contact'] as const)('POST /api/%s', (kind) => {
  it.each<[string, number, string, Record<string, string>]>([
    ['what is in order', 202, 'thanks', {}],
    ['faulty fields', 422, 'look-again', { name: '', email: 'asha' }],
    // A password manager may have filled it in.
    ['a filled decoy', 422, 'not-sent', { website: 'https://spam.example' }],
    ['more than is read', 413, 'look-again', { name: 'a'.repeat(20_000) }],
  ])('answers %s with %i, and without a script with a page', async (_, status, page, changes) => {
    const [asked, posted] = [await json(kind, changes), await form(kind, changes)];
    expect([asked.status, posted.status]).toEqual([status, 303]);
    expect(posted.headers.get('location')).toBe(`/sent/${page}`);
    expect(toOwner().map(({ replyTo }) => replyTo)).toEqual(
      status === 202 ? [asha.email, asha.email] : [],
    );
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
    expect(page.headers.get('location')).toBe('/sent/not-sent');
    expect((await from('203.0.113.2')).status).toBe(202);
  });

  it('says so when the provider refuses, in its own words, and logs nothing that was typed', async () => {
    standIn.behave({ mode: 'refuse' });
    // Five tries of an address that has room for three: failed ones do not count.
    for (let times = 0; times < 5; times++) {
      const response = await json(kind);
      expect(response.status).toBe(502);
      expect(await response.text()).not.toContain('Stand-in');
    }
    expect((await form(kind)).headers.get('location')).toBe('/sent/not-sent');
    expect(log).toHaveLength(6);
    expect(log.join()).not.toMatch(/asha|SG\.|98765/i);
  });
});

it('keeps what no provider takes, says so, and sends it as soon as one does', async () => {
  const { openStore } = await import('@/lib/store/store');
  let ahead = 0;
  const store = openStore(`file:${inFolder('site.db')}`, () => Date.now() + ahead);
  Object.assign(globalThis, { practiceStore: store });
  standIn.behave({ mode: 'refuse' });
  for (const kind of ['contact', 'interest'] as const)
    expect(await (await json(kind)).json()).toMatchObject({ queued: true });
  expect((await form('contact')).headers.get('location')).toBe('/sent/waiting');
  standIn.clear();
  const { flush } = await import('@/lib/mail/queue');
  const { send } = await import('@/lib/mail/send');
  ahead = 60_000;
  await flush(store, send);
  expect(toOwner().map(({ replyTo }) => replyTo)).toEqual([asha.email, asha.email, asha.email]);
  await store.close();
});

it('takes a mobile number for an Indian one, and leaves what it cannot read', async () => {
  for (const phone of ['98765 43210', '020 7946 0000']) await json('contact', { phone });
  const phones = toOwner().map(({ html }) => /tel:[^"]*/.exec(html)?.[0]);
  expect(phones).toEqual(['tel:+919876543210', undefined]);
  expect(toOwner()[1]?.text).toContain('020 7946 0000');
});

it('reads three hundred posts a minute of one address', async () => {
  const statuses = [];
  for (let n = 0; n < 301; n++) statuses.push((await json('contact', { name: '' })).status);
  expect([statuses.lastIndexOf(422), statuses.indexOf(429)]).toEqual([299, 300]);
});

it('asks one mailbox once a day whether a wish for news is real, and says that it did', async () => {
  standIn.behave({ mode: 'refuse', times: 1 });
  // Failed posts do not count.
  expect((await json('interest')).status).toBe(502);
  const said = [];
  for (let n = 0; n < 3; n++)
    said.push(await (await json('interest', {}, { 'x-forwarded-for': `203.0.113.${n}` })).json());
  expect(said).toEqual([{ confirm: true }, {}, {}]);
  expect(standIn.inbox.filter(({ to }) => to === 'asha@example.com')).toHaveLength(1);
  const confirmed = toOwner().map(({ text }) => /Confirmed: +([a-z ]+)/.exec(text)?.[1]);
  expect(confirmed).toEqual(['not yet', 'not asked', 'not asked']);
});

const json = (kind: Kind, changes: object = {}, headers: object = {}) =>
  post(kind, 'application/json', JSON.stringify({ ...typed[kind], ...changes }), headers);

const form = (kind: Kind, changes: Record<string, string> = {}, headers: object = {}) => {
  const fields = new URLSearchParams({ ...typed[kind], website: '', ...changes });
  return post(kind, 'application/x-www-form-urlencoded', String(fields), headers);
};

const post = (kind: Kind, type: string, body: string, headers: object) =>
  routes[kind](
    new Request(`http://localhost:3000/api/${kind}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': type, ...headers },
    }),
  );
