import { POST as sendIntake } from '@/app/api/intake/route';
import { POST as openOrder } from '@/app/api/order/open/route';
import { ownFolder } from '@/lib/folder-test-kit';
import { linksWith } from '@/lib/links/links';
import { sampleBusiness, sampleOrder } from '@/lib/order/mails/sample-order';
import { openStore, type Store } from '@/lib/store/store';
import { replaceStore } from '@/lib/store/test-kit';
import { formatDate } from '@/lib/time';
import { POST as endLinks } from './route';

const siteLinks = (now = new Date()) =>
  linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);

jest.mock('@/lib/links/links', () => ({
  ...jest.requireActual('@/lib/links/links'),
  links: () => siteLinks(),
}));
jest.mock('@/lib/content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [],
}));

const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const order = { id, order: sampleOrder(), steps: [] };
const dayMs = 24 * 60 * 60 * 1000;

/** The token of a link that was made so many milliseconds from now. */
async function tokenMade(ms = 0, value = order) {
  const link = await siteLinks(new Date(Date.now() + ms)).order.link(value);
  return new URL(link).hash.slice('#order='.length);
}

const post = (route: (request: Request) => Promise<Response>, body: object) =>
  route(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

const inFolder = ownFolder();
let store: Store;
beforeEach(() => {
  store = replaceStore(openStore(`file:${inFolder('site.db')}`));
});
afterEach(() => store.close());

it('ends every link of the order that was made until then, and says so to whoever opens one', async () => {
  const [own, older] = [await tokenMade(), await tokenMade(-dayMs)];
  expect((await post(endLinks, { token: own })).status).toBe(200);
  for (const token of [own, older]) {
    const refused = await post(openOrder, { token });
    expect(refused.status).toBe(410);
    const { detail } = await refused.json();
    expect(detail).toMatch(
      /was ended by somebody who had the order open\. The order itself stands/,
    );
    expect(detail).toMatch(/write to us or call us/);
  }
});

it('takes no answers for a reading through a link that was ended', async () => {
  const token = await tokenMade();
  await post(endLinks, { token });
  const answers = { token, attempt: 1, answers: {}, reference: '412345678901', agreed: true };
  expect((await post(sendIntake, answers)).status).toBe(410);
});

it('leaves the links of other orders, and those of mails that are written later', async () => {
  const token = await tokenMade();
  const ofAnother = await tokenMade(0, { ...order, id: crypto.randomUUID() });
  await post(endLinks, { token });
  for (const one of [ofAnother, await tokenMade(1_000)])
    expect((await post(openOrder, { token: one })).status).toBe(200);
});

it('ends nothing by a link that was ended itself: whoever kept an old one cannot end the next mail’s', async () => {
  const token = await tokenMade(-dayMs);
  await post(endLinks, { token });
  const before = await store.linksEndedAt(id);
  expect((await post(endLinks, { token })).status).toBe(410);
  expect(await store.linksEndedAt(id)).toBe(before);
});

it('says until when the link works where nothing can be kept, and it opens as before', async () => {
  await store.close();
  store = replaceStore();
  const token = await tokenMade();
  const refused = await post(endLinks, { token });
  expect(refused.status).toBe(503);
  const end = formatDate(new Date(Date.now() + 180 * dayMs));
  const { detail } = await refused.json();
  expect(detail).toContain('could not be ended just now');
  expect(detail).toContain(`works until ${end}. Please try again in a minute, or write to us.`);
  expect((await post(openOrder, { token })).status).toBe(200);
});

it('tells the page of an order until when its link works', async () => {
  const token = await tokenMade();
  const { until } = await (await post(openOrder, { token })).json();
  expect(until).toBeGreaterThan(Date.now() + 179 * dayMs);
});
