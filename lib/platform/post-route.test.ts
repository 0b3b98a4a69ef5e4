import { z } from 'zod';
import { postRoute } from './post-route';
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
