import type { Message } from './message';

const sent: Message[] = [];
let works = true;
let held: (() => void) | undefined;

jest.mock('./send', () => ({
  send: async (message: Message) => {
    sent.push(message);
    if (held) await new Promise<void>((resolve) => (held = resolve));
    return { ok: works, attempts: 1 };
  },
}));

const hour = 60 * 60 * 1000;
const sending = {
  SENDGRID_API_KEY: 'SG.key',
  EMAIL_FROM: 'site@practice.example',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: 'owner@practice.example',
  OWNER_NAME: 'Asha Rao',
};

beforeEach(() => {
  sent.length = 0;
  works = true;
  held = undefined;
  jest.resetModules();
  for (const name of ['practiceFaults', 'practiceStore']) Reflect.deleteProperty(globalThis, name);
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, Symbol.for('@next/request-context'));
});

async function faults(settings: Record<string, string> = sending) {
  jest.replaceProperty(process, 'env', { ...process.env, ...settings });
  return import('./faults');
}

class TypedError extends RangeError {
  override name = 'RangeError';
}

const typed = new TypedError('9800077665 Asha, 12 Station Road');

it('tells the owner where and what, and nothing that somebody typed', async () => {
  const { errorFault, tellFaults } = await faults();
  await tellFaults(errorFault(typed, '/api/order/route'));
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: 'owner@practice.example',
    subject: 'Your website needs a look: /api/order',
  });
  expect(sent[0]?.text).toContain('/api/order: RangeError, once on 23 November 2026, 3:30 PM');
  expect(sent[0]?.text).toContain('An order may not have reached you yet.');
  expect(JSON.stringify(sent)).not.toMatch(/77665|Station/);
});

it.each([
  [{ name: 'Asha 9800077665', message: '' }, 'Error'],
  ['a text', 'Error'],
  [undefined, 'Error'],
  [new SyntaxError('{"phone"'), 'SyntaxError'],
])('says of %p only what a program would call it', async (error, kind) => {
  const { errorFault } = await import('./faults');
  expect(errorFault(error, '/api/contact/route')).toEqual({
    where: '/api/contact',
    kind,
    meaning: 'Orders come in as usual.',
  });
});

it('mails once an hour at most, and says in the next mail how often it was since', async () => {
  const { errorFault, mailFaults, ordersWait, tellFaults } = await faults();
  for (let times = 0; times < 50; times++) await tellFaults(errorFault(typed, '/api/order/route'));
  await tellFaults(ordersWait);
  expect(sent).toHaveLength(1);
  jest.setSystemTime(Date.now() + hour - 1000);
  await mailFaults();
  expect(sent).toHaveLength(1);
  jest.setSystemTime(Date.now() + 2000);
  await mailFaults();
  expect(sent[1]?.text).toMatch(/\/api\/order: RangeError, at least 49 times, last on 23 November/);
  expect(sent[1]?.text).toContain('It waits on the server, which sends it again by itself.');
  jest.setSystemTime(Date.now() + 2 * hour);
  await mailFaults();
  expect(sent).toHaveLength(2);
});

it('tries one mail an hour when no provider takes it, and forgets nothing', async () => {
  works = false;
  const { mailFaults, ordersWait, tellFaults } = await faults();
  for (let times = 0; times < 60; times++) await tellFaults(ordersWait);
  expect(sent).toHaveLength(1);
  works = true;
  jest.setSystemTime(Date.now() + hour);
  await mailFaults();
  expect(sent[1]?.text).toContain('at least 60 times');
});

it('loses no fault that comes while a mail is on its way', async () => {
  held = () => undefined;
  const { errorFault, mailFaults, ordersWait, tellFaults } = await faults();
  const first = tellFaults(errorFault(typed, '/api/order/route'));
  await jest.advanceTimersByTimeAsync(10);
  await tellFaults(ordersWait);
  held();
  await first;
  held = undefined;
  jest.setSystemTime(Date.now() + hour);
  await mailFaults();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.subject).toContain('The queue of orders');
  expect(sent[1]?.text).not.toContain('/api/order');
});

it('names twenty places, however many there are', async () => {
  works = false;
  const { errorFault, mailFaults, tellFaults } = await faults();
  for (let n = 0; n < 500; n++) await tellFaults(errorFault(typed, `/${n}`));
  works = true;
  jest.setSystemTime(Date.now() + hour);
  await mailFaults();
  expect(sent.at(-1)?.text.match(/^\/?.*\/\d+: RangeError/gm)).toHaveLength(20);
});

it('mails nothing where mail goes to the outbox', async () => {
  const { queueAway, tellFaults } = await faults({ SENDGRID_API_KEY: '' });
  await tellFaults(queueAway);
  expect(sent).toEqual([]);
});

it.each([
  ['at once by a server of our own', {}, false],
  [
    'at once where a platform keeps the function alive until the mail is out',
    { VERCEL: '1' },
    true,
  ],
  ['after the mail where a platform would freeze the function', { VERCEL: '1' }, false],
])('an error that a route has thrown is answered %s', async (_, platform, isKept) => {
  held = () => undefined;
  const kept: Promise<unknown>[] = [];
  const context = isKept && { waitUntil: (promise: Promise<unknown>) => void kept.push(promise) };
  Reflect.set(globalThis, Symbol.for('@next/request-context'), { get: () => context });
  const { tellError } = await faults({ ...sending, ...platform });
  const waits = tellError(typed, '/api/order/route') instanceof Promise;
  expect([waits, kept.length]).toEqual([!isKept && 'VERCEL' in platform, isKept ? 1 : 0]);
});
