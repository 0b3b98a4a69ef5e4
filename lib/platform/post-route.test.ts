import { z } from 'zod';
import { filledDecoy, postRoute, readPhone, tooFast } from './post-route';
import { json } from './responses';

const schema = z.strictObject({ name: z.string() });

const limit = async () => ({ ok: true, refund: async () => undefined }) as const;

/** Answers with the body that the route was given. */
const send = (body: BodyInit | null, headers: object = {}, changes: object = {}) =>
  postRoute({ schema, limit, ...changes }, async (post) => json(200, post.body))(
    new Request('http://localhost/api', {
      ...{ method: 'POST', body, duplex: 'half' },
      headers: { 'content-type': 'application/json ; charset=utf-8', ...headers },
    }),
  );

const formType = 'application/x-www-form-urlencoded';
const asha = '{"name":"Asha"}';

it.each([
  [200, 'a program, which sends neither header', {}],
  [200, 'the site', { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }],
  [200, 'somebody who loads it anew', { 'sec-fetch-site': 'none' }],
  [403, 'another site', { origin: 'https://evil.example' }],
  [403, 'another port', { origin: 'http://localhost:8443' }],
  [403, 'a host that the request names itself', { origin: 'http://evil.example' }],
  [403, 'a page without an origin', { origin: 'null' }],
  [403, 'a sister site', { 'sec-fetch-site': 'same-site' }],
  [403, 'a cross-site form', { 'sec-fetch-site': 'cross-site' }],
])('answers %i to %s', async (status, _who, headers) => {
  const claims = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  expect((await send(asha, { ...claims, ...headers })).status).toBe(status);
});

it('says where the site is to whoever sends from elsewhere', async () => {
  const detail = 'Send this from the site itself: http://localhost:3000';
  const response = await send(asha, { origin: 'https://evil.example' });
  expect(await response.json()).toMatchObject({ status: 403, detail });
});

it.each([
  [200, 'its host', { host: '192.168.1.7:3000' }],
  [200, 'a tunnel', { host: 'localhost:3000', 'x-forwarded-host': '192.168.1.7:3000' }],
  [403, 'another host', { host: 'localhost:3000' }],
])('answers %i under %s while working', async (status, _name, headers) => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const response = await send(asha, { origin: 'http://192.168.1.7:3000', ...headers });
  expect(response.status).toBe(status);
});

it('says when to come again to an address that sends too many', async () => {
  const exhausted = async () => ({ ok: false, retryAfterSeconds: 90 });
  const response = await send(asha, {}, { limit: exhausted, limitMessage: 'Enough.' });
  expect(response.headers.get('retry-after')).toBe('90');
  const detail = 'Enough. Please try again in 2 minutes.';
  expect(await response.json()).toMatchObject({ status: 429, detail });
});

describe('a body', () => {
  it('comes as it was sent, in the right shape, up to 16 KiB', async () => {
    expect(await (await send(asha.padEnd(16_384))).json()).toEqual({ name: 'Asha' });
  });

  it.each([
    ['another type', 415, asha, { 'content-type': 'text/plain' }],
    ['no type', 415, asha, { 'content-type': '' }],
    ['a form, where none is taken', 415, 'name=Asha', { 'content-type': formType }],
    ['a length over 16 KiB', 413, '{}', { 'content-length': '16385' }],
    ['more than it said', 413, ' '.repeat(16_385), { 'content-length': '2' }],
    ['nothing', 400, '', {}],
    ['no body at all', 400, null, {}],
    ['half of it', 400, '{"name":', {}],
    ['eight thousand lists in each other', 400, '['.repeat(8_000) + ']'.repeat(8_000), {}],
    ['bytes that are no text', 400, Buffer.from('{"name":"\xff"}', 'latin1'), {}],
    ['another shape', 400, '{"name":1}', {}],
    ['an unknown field', 400, '{"name":"Asha","price":1}', {}],
    ['a field that would change its kind', 400, '{"name":"Asha","__proto__":{}}', {}],
  ])('is refused for %s with %i', async (_what, status, body, headers) => {
    const response = await send(body, headers);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toMatchObject({ status });
  });

  it('is waited for five seconds when it does not come', async () => {
    jest.useFakeTimers();
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{')) });
    const answered = jest.fn();
    const response = send(body).finally(answered);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(answered).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    jest.useRealTimers();
    expect((await response).status).toBe(408);
  });

  it('is never repeated in what is said of it', async () => {
    expect(await (await send('{"name":["secret"]}')).text()).toMatch(/at: name\./);
  });
});

describe('a form without a script', () => {
  const formPage = (status: number) => (status === 413 ? json(303, {}) : undefined);
  const sendForm = (body: string) => send(body, { 'content-type': formType }, { formPage });

  it('gives what was typed, in any script', async () => {
    const response = await sendForm('name=%E0%A4%86%E0%A4%B6%E0%A4%BE+%26+co');
    expect(await response.json()).toEqual({ name: 'आशा & co' });
  });

  it.each([
    ['an unknown field', 400, 'name=Asha&price=1'],
    ['a missing field', 400, ''],
    ['too much, with a page', 303, `name=${'a'.repeat(16_385)}`],
  ])('is refused for %s with %i', async (_what, status, body) => {
    expect((await sendForm(body)).status).toBe(status);
  });
});

test.each([
  ['98220 12345', 'IN', '+919822012345'],
  ['९८२२०१२३४५', 'IN', '+919822012345'],
  ['0091 98220 12345', 'IN', '+919822012345'],
  ['+0091 98220 12345', 'IN', '+919822012345'],
  ['98220\u200b12345\u2060', 'IN', '+919822012345'],
  ['＋91 (98220) 12345', 'IN', '+919822012345'],
  ['9822012345 (WhatsApp)', 'IN', '+919822012345'],
  ['022-2345 6789 x12', 'IN', '+912223456789 ext. 12'],
  ['01 422 6571', 'NP', '+97714226571'],
  ['07911 123456', 'GB', '+447911123456'],
  ['+44 (0)20 7946 0018', undefined, '+442079460018'],
  ['011 91 98220 12345', 'US', '+919822012345'],
  ['+91 98000 00000 <script>', 'IN', '+919800000000'],
  ['My number: 98220 12345', 'IN', '+919822012345'],
  ['0712 2234567, 123', 'IN', '+917122234567 ext. 123'],
  ['0712 2234567 ext. 1234567', 'IN', '+917122234567 ext. 1234567'],
  ['0712 2234567,,123456#', 'IN', '+917122234567 ext. 123456'],
])('it reads %s in %s as %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});

test.each([
  ['020 7946 0018', undefined],
  ['98220 123456', 'IN'],
  ['00000 00000', 'IN'],
  ['98220 12345 / 98220 54321', 'IN'],
  ['98220 12345, 98220 54321', 'IN'],
  ['022 2345 6789, 2345678', 'IN'],
  ['+91 712 2234567,2234568', 'IN'],
  ['98220 12345; 234567', 'IN'],
  ['98220 12345, 2345678 (home)', 'IN'],
  ['020 7946 0018,79460019', 'GB'],
  ['212-555-2368, 5552369', 'US'],
  ['01 422 6571, 4226572', 'NP'],
  ['+999 1234 5678', 'IN'],
])('it does not read %s in %s', (typed, country) => {
  expect(readPhone(typed, country)).toBeUndefined();
});

test('it takes for a program what fills in the decoy, or the form within two seconds', () => {
  expect(['', ' ', 'x'].map((website) => filledDecoy({ website }))).toEqual([false, false, true]);
  expect([undefined, 0, 1_999, 2_000].map((elapsed) => tooFast({ elapsed }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
