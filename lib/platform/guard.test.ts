/** @jest-environment node */
import { isBearer, refuseForeign } from './guard';

const own = { host: 'www.example.com' };

describe('the guard', () => {
  it.each([
    ['a program, which sends neither header', {}],
    ['the site itself', { origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }],
    ['the site under its configured address', { origin: 'https://site.example' }],
    [
      'the site behind a proxy',
      { origin: 'https://shop.example', 'x-forwarded-host': 'shop.example' },
    ],
  ])('lets in %s', (_who, headers) => {
    expect(judge(headers)).toBeUndefined();
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'https://www.example.com:8443' }],
    ['a page without an origin', { origin: 'null' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a cross-site form', { 'sec-fetch-site': 'cross-site' }],
  ])('turns away %s', (_who, headers) => {
    expect(judge(headers)?.status).toBe(403);
  });
});

const judge = (headers: Record<string, string>) =>
  refuseForeign(
    { headers: new Headers({ ...own, ...headers }) } as Request,
    'https://site.example',
  );

it.each([
  ['Bearer a-long-random-text', true],
  ['bearer  a-long-random-text', true],
  ['Bearer a-long-random-tex', false],
  ['a-long-random-text', false],
  ['Bearer ', false],
])('knows the secret when it hears it: %s', (authorization, knows) => {
  const request = { headers: new Headers({ authorization }) } as Request;
  expect(isBearer(request, 'a-long-random-text')).toBe(knows);
});
