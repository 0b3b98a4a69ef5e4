import { sampleOrder } from '../order/mails/sample-order';
import { linksWith } from './links';

const secret = 'a-secret-of-32-characters-or-more';
const own = linksWith([secret], 'http://localhost:3000', () => new Date());

let press: typeof import('./press');

beforeEach(async () => {
  jest.resetModules();
  // Each test has limits of its own.
  Reflect.deleteProperty(globalThis, 'practiceStore');
  jest.replaceProperty(process, 'env', { ...process.env, APP_SECRET: secret });
  press = await import('./press');
});

/** How it is answered: 200 when the link is let through. */
async function open(token: string, from: string, headers: Record<string, string> = {}) {
  const request = new Request('http://localhost:3000/api/order/open', {
    method: 'POST',
    body: JSON.stringify({ token }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
  });
  const open = press.linkPost('order', press.openBodySchema, () =>
    Promise.resolve(new Response(null, { status: 200 })),
  );
  return (await open(request)).status;
}

async function newToken() {
  const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
  const link = await own.order.link({ id, order: sampleOrder(), steps: [] });
  return new URL(link).hash.replace('#order=', '');
}

it('lets one link through sixty times a minute, wherever it is opened, and every other one', async () => {
  const [token, other] = [await newToken(), await newToken()];
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push(await open(token, `203.0.113.${n}`));
  expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([60, 59]);
  expect(await open(other, '203.0.113.100')).toBe(200);
});

it('lets one address try sixty links a minute', async () => {
  for (let n = 0; n < 60; n++) expect(await open(`no${n}`, '203.0.113.1')).toBe(422);
  const token = await newToken();
  expect([await open(token, '203.0.113.1'), await open(token, '203.0.113.2')]).toEqual([429, 200]);
});
