import { env } from '../settings/env';
import { errorFault, mailFaults, ordersWait, queueAway, reportError, reportFaults } from './faults';
import { lost, mailDoor } from './test-kit';

jest.mock('./send', () => jest.requireActual('./test-kit').mailDoor.module());

const hour = 60 * 60 * 1000;
const later = (ms: number) => jest.setSystemTime(Date.now() + ms);

beforeEach(() => {
  mailDoor.open();
  Object.assign(env, { EMAIL_TRANSPORT: 'sendgrid', OWNER_EMAIL: 'owner@practice.example' });
  Reflect.deleteProperty(globalThis, 'practiceStore');
  Reflect.get(globalThis, 'practiceFaults').clear();
  jest.useFakeTimers({ now: Date.parse('2026-11-23T10:00:00Z') });
});

afterEach(() => {
  jest.useRealTimers();
  env.platform = undefined;
  Reflect.deleteProperty(globalThis, Symbol.for('@next/request-context'));
});

const thrown = () =>
  errorFault(new RangeError('9800077665 Asha, Station Road'), '/api/order/route');
const inOrder = thrown();

it('tells the owner where and what, and nothing that somebody typed', async () => {
  await reportFaults(thrown());
  expect(mailDoor.tried).toMatchObject([
    {
      about: { mail: 'fault' },
      to: 'owner@practice.example',
      subject: 'Your website needs a look: /api/order',
      text: expect.stringContaining('An order may not have reached you yet.'),
    },
  ]);
  const [mail] = mailDoor.mails;
  expect(mail?.text).toContain('/api/order: RangeError, once on 23 November 2026, 3:30 PM');
  expect(JSON.stringify(mail)).not.toMatch(/77665|Station/);
  const meaning = 'Orders come in as usual.';
  for (const error of [{ name: 'Asha 9800077665', message: '' }, 'a text', undefined])
    expect(errorFault(error, '/api/contact/route')).toEqual({
      ...{ where: '/api/contact', kind: 'Error', meaning },
    });
});

it('mails once an hour at most, and says in the next mail how often it was since', async () => {
  for (let times = 0; times < 50; times++) await reportFaults(inOrder);
  await reportFaults(ordersWait);
  later(hour - 1);
  await mailFaults();
  expect(mailDoor.mails).toHaveLength(1);
  later(1);
  await mailFaults();
  later(2 * hour);
  await mailFaults();
  const [, second, ...more] = mailDoor.mails;
  expect(second?.text).toMatch(/\/api\/order: RangeError, at least 49 times, last on 23 November/);
  expect(second?.text).toContain('It waits on the server, which sends it again by itself.');
  expect(more).toEqual([]);
});

it('tries one mail an hour when no provider takes it, forgets nothing, and names twenty places', async () => {
  mailDoor.open(lost);
  for (let times = 0; times < 60; times++) await reportFaults(ordersWait);
  for (let n = 0; n < 500; n++) await reportFaults({ ...inOrder, where: `/${n}` });
  expect(mailDoor.tried).toHaveLength(1);
  later(hour);
  await mailFaults();
  const [mail] = mailDoor.mails;
  expect(mail?.text).toContain('at least 60 times');
  expect(mail?.text.match(/^\/\d+: RangeError/gm)).toHaveLength(19);
});

it('loses no fault that comes while a mail is on its way', async () => {
  mailDoor.answerTo = () => {
    mailDoor.answerTo = undefined;
    void reportFaults(inOrder, ordersWait);
    return undefined;
  };
  await reportFaults(inOrder);
  later(hour);
  await mailFaults();
  expect(mailDoor.mails).toHaveLength(2);
  const both = /\/api\/order: RangeError, at least 2 times[^]*The queue of orders:/;
  expect(mailDoor.mails[1]?.text).toMatch(both);
});

it('mails nothing where mail goes to the outbox', async () => {
  env.EMAIL_TRANSPORT = 'outbox';
  await reportFaults(queueAway);
  expect(mailDoor.tried).toEqual([]);
});

it.each([
  ['at once by a server of our own', undefined, false],
  ['at once where a platform keeps the function alive until the mail is out', 'vercel', true],
  ['after the mail where a platform would freeze the function', 'vercel', false],
] as const)('an error that a route has thrown is answered %s', (_, platform, isKept) => {
  const kept: Promise<unknown>[] = [];
  const context = isKept && { waitUntil: (promise: Promise<unknown>) => void kept.push(promise) };
  Reflect.set(globalThis, Symbol.for('@next/request-context'), { get: () => context });
  env.platform = platform;
  const waits = reportError(new Error(), '/api/order/route') instanceof Promise;
  expect([waits, kept.length]).toEqual([!isKept && !!platform, isKept ? 1 : 0]);
});
