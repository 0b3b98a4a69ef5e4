import { format } from 'node:url';
import { modifyRouteRegex } from 'next/dist/lib/redirect-status';
import type { BaseNextRequest } from 'next/dist/server/base-http';
import { stringifyQuery } from 'next/dist/server/server-route-utils';
import { getPathMatch } from 'next/dist/shared/lib/router/utils/path-match';
import { prepareDestination } from 'next/dist/shared/lib/router/utils/prepare-destination';
import { yamlSchemas } from './list-schemas';
import { isSamePath, sourceOf } from './redirects';

/** As the framework's server does it: router-utils/filesystem.js and resolve-routes.js. */
function answer(entry: { from: string; to: string }, path: string): string | undefined {
  const [redirect] = yamlSchemas.redirects.parse([entry]);
  const match = getPathMatch(sourceOf(redirect?.from ?? ''), {
    strict: true,
    removeUnnamedParams: true,
    regexModifier: (regex) => modifyRouteRegex(regex, ['/_next']),
  });
  // The browser's own writing of what is in its address bar.
  const { pathname } = new URL(path, 'https://old.example');
  const params = match(pathname);
  if (!params || !redirect) return undefined;
  const { parsedDestination } = prepareDestination({
    appendParamsToQuery: false,
    destination: redirect.to,
    params,
    query: {},
  });
  const { query, ...rest } = parsedDestination;
  return format({ ...rest, search: stringifyQuery({} as BaseNextRequest, query) });
}

test.each([
  ['/मूलांक', '/मूलांक'],
  ['/old%20page', '/old page'],
  ['/old page', '/old%20page'],
  ['/blogs/old/', '/blogs/old'],
  ['/blogs//old', '/blogs/old'],
  ['/Old-Page', '/old-page'],
  ['/old-page', '/OLD-PAGE'],
  ['/b.html', '/b.html'],
  ['/page.php', '/page.php'],
  ['/a(b)', '/a(b)'],
  ['/c++', '/c++'],
  ['/a:id', '/a:id'],
  ['/a*', '/a*'],
  ['/a{1}', '/a{1}'],
  ['/@asha', '/@asha'],
  ["/today's-number!", "/today's-number!"],
  ['/%e0%a4%ae', '/%E0%A4%AE'],
  ['/100%25', '/100%25'],
])('the entry %s sends the visitor of %s on', (from, path) => {
  expect(answer({ from, to: '/services' }, path)).toBe('/services');
});

test.each([
  ['/a:id', '/about'],
  ['/a*', '/aaa'],
  ['/b.html', '/bxhtml'],
  ['/a(b)', '/ab'],
  ['/c+', '/ccc'],
  ['/_next/x', '/_next/x'],
])('the entry %s leaves the visitor of %s alone', (from, path) => {
  expect(answer({ from, to: '/services' }, path)).toBeUndefined();
});

test.each([
  ['/services/', '/services'],
  ['/services#three', '/services#three'],
  ['/blogs/a#मूलांक', '/blogs/a#%E0%A4%AE%E0%A5%82%E0%A4%B2%E0%A4%BE%E0%A4%82%E0%A4%95'],
  ['/services?from=old', '/services?from=old'],
  ['https://shop.navank.in/c?x=1', 'https://shop.navank.in/c?x=1'],
  [
    'https://en.wikipedia.org/wiki/Mercury_(planet)',
    'https://en.wikipedia.org/wiki/Mercury_%28planet%29',
  ],
  ['https://shop.example:8443/a:b', 'https://shop.example:8443/a%3Ab'],
  ['https://shop.example/a+b*c', 'https://shop.example/a%2Bb%2Ac'],
  ['https://shop.example/#/cart?id=(1)', 'https://shop.example/#/cart%3Fid=%281%29'],
  ['https://wa.me/91987?text=a(b):c*d', 'https://wa.me/91987?text=a(b):c*d'],
])('who is sent to %s comes to %s', (to, location) => {
  expect(answer({ from: '/old', to }, '/old')).toBe(location);
});

test('paths are compared as the router does it', () => {
  for (const [one, other] of [
    ['/services', '/SERVICES'],
    ['/%e0', '/%E0'],
    ['/%C3%89', '/%C3%A9'],
    ['/a', '/b'],
  ] as const)
    expect(isSamePath(one, other)).toBe(getPathMatch(sourceOf(one))(other) !== false);
});
