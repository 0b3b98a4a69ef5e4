/** @jest-environment node */
import { z } from 'zod';
import { isForm, problem, readForm, readJson } from './http';

const schema = z.strictObject({ name: z.string() });

describe('reading a request', () => {
  it('gives the value of a body of the right shape', async () => {
    expect(await read('{"name":"Asha"}')).toEqual({ ok: true, value: { name: 'Asha' } });
  });

  it.each([
    ['another type', 415, '{"name":"Asha"}', { 'content-type': 'text/plain' }],
    ['no type', 415, '{"name":"Asha"}', { 'content-type': '' }],
    ['a length over 16 KiB', 413, '{}', { 'content-length': '16385' }],
    ['more than it said', 413, ' '.repeat(16_385), { 'content-length': '2' }],
    ['nothing', 400, '', {}],
    ['half of it', 400, '{"name":', {}],
    ['bytes that are no text', 400, Buffer.from('{"name":"\xff"}', 'latin1'), {}],
    ['another shape', 400, '{"name":1}', {}],
    ['an unknown field', 400, '{"name":"Asha","price":1}', {}],
    ['a field that would change its kind', 400, '{"name":"Asha","__proto__":{}}', {}],
  ])('refuses %s with %i', async (_what, status, body, headers) => {
    const result = await read(body, headers);
    expect(result).toMatchObject({ ok: false, problem: { status } });
  });

  it('takes one of 16 KiB', async () => {
    expect(await read('{"name":"Asha"}'.padEnd(16_384))).toMatchObject({ ok: true });
  });

  it('waits five seconds for a body that does not come', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from('{')) });
    const ended = jest.fn();
    const reading = readJson(post(body), schema).then(ended);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await reading;
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ problem: expect.objectContaining({ status: 408 }) }),
    );
    jest.useRealTimers();
  });

  it('does not repeat what was typed', async () => {
    const result = await read('{"name":["secret"]}');
    expect(result.ok ? '' : await result.problem.text()).toMatch(/at: name/);
    expect(result.ok).toBe(false);
  });
});

describe('reading a form post', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };

  it('gives what was typed, in any script', async () => {
    const request = post('name=%E0%A4%86%E0%A4%B6%E0%A4%BE+%26+co', type);
    expect(isForm(request)).toBe(true);
    expect(await readForm(request, schema)).toEqual({ ok: true, value: { name: 'आशा & co' } });
  });

  it.each([
    ['an unknown field', 400, 'name=Asha&price=1'],
    ['a missing field', 400, ''],
    ['too much', 413, `name=${'a'.repeat(16_385)}`],
  ])('refuses %s with %i', async (_what, status, body) => {
    expect(await readForm(post(body, type), schema)).toMatchObject({
      ok: false,
      problem: { status },
    });
  });
});

describe('a problem document', () => {
  it('says what is wrong in the standard form, and is not kept', async () => {
    const response = problem(409, 'The price has changed.', { total: 1900 });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      title: 'Conflict',
      status: 409,
      detail: 'The price has changed.',
      total: 1900,
    });
  });
});

const read = (body: BodyInit, headers: Record<string, string> = {}) =>
  readJson(post(body, headers), schema);

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    duplex: 'half',
  } as RequestInit);
