import type { Message } from '../mail/message';
import { countsPage, stepsOf } from './report';

const count = (name: string, today: number, week: number, month: number) => {
  return { name, today, week, month };
};

const counts = {
  pages: [
    count('/services', 1, 10, 40),
    count('/usdservice', 0, 2, 5),
    count('/checkout', 1, 3, 9),
    count('other', 0, 0, 1),
  ],
  hosts: [count('<b>.example', 1, 1, 2), count('buy.example', 1, 1, 1)],
  orders: [count('placed', 1, 2, 6)],
};

it('adds up the steps to an order, and shows what was counted as text, in a page that nobody lists', () => {
  expect(stepsOf(counts)).toEqual([
    count('A list of services opened', 1, 12, 45),
    count('The checkout opened', 1, 3, 9),
    count('Orders placed', 1, 2, 6),
  ]);
  const html = countsPage('Navank', counts);
  expect(html).toContain('<th scope="row">/checkout</th><td>1</td><td>3</td><td>9</td>');
  expect(html).toContain('&lt;b&gt;.example');
  expect(html).not.toContain('buy.example');
  expect(html).toContain('<meta name="robots" content="noindex">');
  const pages = Array.from({ length: 101 }, (_, n) => count(`/page-${n}`, 1, 1, 1));
  expect(countsPage('Navank', { ...counts, pages }).match(/>\/page-/g)).toHaveLength(100);
  expect(countsPage('Navank', { pages: [], hosts: [], orders: [] })).toContain('None yet');
});

const sent: Message[] = [];
let works = true;

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
  Reflect.deleteProperty(globalThis, 'practiceStore');
  sent.length = 0;
  works = true;
  jest.resetModules();
});

async function mail(at: number, settings: Record<string, string> = {}) {
  const secret = 'a secret of 32 characters or more';
  const env = { ...process.env, COUNT_VISITS: 'yes', APP_SECRET: secret, ...settings };
  jest.replaceProperty(process, 'env', env);
  jest.useFakeTimers({ now: at, doNotFake: ['nextTick', 'setImmediate'] });
  const { mailWeek } = await import('./report');
  await mailWeek();
  jest.useRealTimers();
}

/** Four visits on each of five days, four of which are of last week. */
async function visited() {
  const { store } = await import('../store/store');
  for (const day of ['19', '20', '21', '22', '23'])
    for (let times = 0; times < 4; times++)
      await store().visit(`2026-11-${day}`, 'pages', '/services', 100);
}

it('counts today apart from the last 7 and 28 whole days, each kind by itself, the most frequent first', async () => {
  await mail(monday);
  const { store } = await import('../store/store');
  const { counts } = await import('./counts');
  const days = { 24: 1, 23: 2, 22: 4, 16: 8, 15: 16 };
  for (const [day, times] of Object.entries(days))
    for (let n = 0; n < times; n++)
      await store().visit(`2026-11-${day}`, 'pages', '/services', 100);
  for (const day of ['10-25', '10-26', '11-23'])
    for (const name of ['/about', '/about', '/checkout'])
      await store().visit(`2026-${day}`, 'pages', name, 100);
  await store().visit('2026-11-22', 'hosts', 'buy.example', 100);
  jest.useFakeTimers({ now: monday });
  expect(await counts()?.all()).toEqual({
    pages: [count('/services', 2, 12, 28), count('/about', 2, 0, 2), count('/checkout', 1, 0, 1)],
    hosts: [count('buy.example', 0, 1, 1)],
    orders: [],
  });
  // A browser may name any site: further ones of a day are one.
  for (let n = 0; n < 202; n++) await counts()?.visit({ path: '/', referrer: `${n}.example` });
  const others = (await counts()?.all())?.hosts.find(({ name }) => name === 'other');
  expect(others?.today).toBe(2);
  jest.useRealTimers();
});

it('tells the owner on Monday at 8, once, of the seven days before', async () => {
  await mail(monday - minute);
  await visited();
  expect(sent).toEqual([]);
  await mail(monday);
  for (const later of [minute, 61 * minute, 15 * 60 * minute]) await mail(monday + later);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.to).toBe('owner@example.com');
  expect(sent[0]?.text).toContain('A list of services opened: 16\n');
  expect(sent[0]?.text).toMatch(/<http:\/\/localhost:3000\/api\/counts\/[\w.-]+>/);
});

it('tries a mail that nobody took again after an hour', async () => {
  works = false;
  await mail(monday);
  await mail(monday + 59 * minute);
  expect(sent).toHaveLength(1);
  works = true;
  await mail(monday + 60 * minute);
  await mail(monday + 180 * minute);
  expect(sent).toHaveLength(2);
});

it.each([
  ['on another day', monday - 24 * 60 * minute, {}],
  ['where nothing is counted', monday, { COUNT_VISITS: '' }],
  ['where no link can be signed', monday, { APP_SECRET: '' }],
])('says nothing %s', async (_, at, settings) => {
  await mail(at, settings);
  expect(sent).toEqual([]);
});
