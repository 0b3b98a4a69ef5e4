import { isTimeout, readProblem, waitAsked } from './problem';

const now = Date.parse('2026-11-20T10:00:00Z');

it.each([
  ['90', 90_000],
  ['Fri, 20 Nov 2026 10:02:00 GMT', 120_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('takes a Retry-After of %p for %p ms', (header, wait) => {
  expect(waitAsked(header, now)).toBe(wait);
});

it('keeps of an answer what is well formed', () => {
  const errors = [{ field: 'phone', message: 'Enter it' }, { field: 7 }];
  expect(readProblem(JSON.stringify({ detail: 'No.', total: 2100, errors }))).toEqual({
    detail: 'No.',
    total: 2100,
    faults: [{ field: 'phone', message: 'Enter it' }],
  });
});

it.each(['', '<html>', '7', 'null', '{"detail":7,"total":"1","errors":{}}'])(
  'finds nothing in %p',
  (text) => {
    expect(readProblem(text)).toEqual({ detail: '', faults: [] });
  },
);

it('knows a request that ran out of time from one that was cut off', () => {
  expect(isTimeout(new DOMException('late', 'TimeoutError'))).toBe(true);
  expect(isTimeout(new TypeError('Failed to fetch'))).toBe(false);
});
