/** @jest-environment node */
import type { Message } from '../mail/message';

const kept = new Map<string, string>();
const sent: Message[] = [];
let works = true;

jest.mock('../platform/redis', () => ({
  redis: () => ({
    set: async (key: string, value: string) => !kept.has(key) && kept.set(key, value) && 'OK',
    expire: async (key: string, seconds: number) => kept.set(key, String(seconds)),
    hgetall: async (key: string) => (/pages:2026-11-2[0-3]$/.test(key) ? { '/services': '4' } : {}),
  }),
}));

jest.mock('../mail/send', () => ({
  send: async (message: Message) => {
    sent.push(message);
    return { ok: works, attempts: 1 };
  },
}));

/** Monday, November 23, 2026, at 8 in India. */
const monday = Date.parse('2026-11-23T02:30:00Z');
const minute = 60_000;

beforeEach(() => {
  kept.clear();
  sent.length = 0;
  works = true;
  jest.resetModules();
});

async function mail(at: number, settings: Record<string, string> = {}) {
  const secret = 'a secret of 32 characters or more';
  const env = { ...process.env, COUNT_VISITS: 'yes', APP_SECRET: secret, ...settings };
  jest.replaceProperty(process, 'env', env);
  jest.useFakeTimers({ now: at, doNotFake: ['nextTick', 'setImmediate'] });
  const { mailWeek } = await import('./weekly');
  await mailWeek();
  jest.useRealTimers();
}

it('tells the owner on Monday at 8, once, of the seven days before', async () => {
  await mail(monday - minute);
  expect(sent).toEqual([]);
  await mail(monday);
  await mail(monday + minute);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe('owner@example.com');
  expect(sent[0]?.text).toContain('A list of services opened: 12\n');
  expect(sent[0]?.text).toMatch(/<http:\/\/localhost:3000\/api\/counts\/[\w.-]+>/);
  expect([...kept.values()]).toEqual([String(48 * 60 * 60)]);
});

it('leaves a mail that nobody took for the next hour, when its mark is gone', async () => {
  works = false;
  await mail(monday);
  expect([...kept.values()]).toEqual(['']);
});

it.each([
  ['on another day', monday - 24 * 60 * minute, {}],
  ['where nothing is counted', monday, { COUNT_VISITS: '' }],
  ['where no link can be signed', monday, { APP_SECRET: '' }],
])('says nothing %s', async (_, at, settings) => {
  await mail(at, settings);
  expect(sent).toEqual([]);
});
