import { sampleOrder } from '../order/mails/sample-order';
import { linksWith } from './links';
import { linkPost, openBodySchema } from './press';

const own = linksWith(['a-secret-of-32-characters-or-more'], 'https://a.example', () => new Date());
jest.mock('./links', () => ({ ...jest.requireActual('./links'), links: () => own }));

it('lets one link through sixty times a minute, one address sixty links, and every other one', async () => {
  Reflect.deleteProperty(globalThis, 'practiceStore');
  const route = linkPost('order', openBodySchema, async () => new Response());
  const open = async (token: string, from: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': from };
    const body = JSON.stringify({ token });
    const request = new Request('http://localhost:3000', { method: 'POST', body, headers });
    return (await route(request)).status;
  };
  const newToken = async () => {
    const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
    const link = await own.order.link({ id, order: sampleOrder(), steps: [] });
    return new URL(link).hash.replace('#order=', '');
  };
  const [token, other] = [await newToken(), await newToken()];
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push(await open(token, `203.0.113.${n}`));
  expect([statuses.indexOf(429), statuses.lastIndexOf(200)]).toEqual([60, 59]);
  for (let n = 0; n < 60; n++) expect(await open(`no${n}`, '203.0.113.100')).toBe(422);
  expect([await open(other, '203.0.113.100'), await open(other, '203.0.113.101')]).toEqual([
    429, 200,
  ]);
});
