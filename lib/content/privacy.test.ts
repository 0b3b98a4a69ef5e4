import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptDays } from '../counts/counts';
import { doneDays } from '../links/press';
import { actionDays, interestLinkDays } from '../links/links';
import { orderLinkDays } from '../order/order';
import { draftDays } from '../promises';

const page = readFileSync('content/pages/privacy.md', 'utf8').replace(/\s+/g, ' ');

/** Whatever runs in a browser, tests apart. */
const sources = [
  'inline-scripts.mjs',
  'public/site.js',
  ...['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|-test-kit\.tsx$/.test(file))
      .map((file) => join(folder, file)),
  ),
].map((file) => readFileSync(file, 'utf8'));

/** Those that keep something; 'store' is another thing elsewhere. */
const keepers = sources.filter((source) => /(local|session)Storage/.test(source));

const matches = (pattern: RegExp) =>
  keepers.flatMap((source) => [...source.matchAll(pattern)].map(([, found = '']) => found));

/** The methods by which something is kept, read or removed, and the short form `sessionStorage.renewed`. */
const methods = 'getItem|setItem|removeItem';
const shortForms = matches(
  new RegExp(`Storage\\.(?!(?:${methods}|clear|length|key)\\b)(\\w+)`, 'g'),
);
const askedFor = matches(new RegExp(`(?:Storage\\.(?:${methods})|\\bstored)\\(([^,)]+)`, 'g'));
const constants = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/\b(\w+Key) = '([^']+)'/g)].map(([, name = '', key = '']) => [name, key]),
  ),
);

/** A key as it stands in the code: 'theme', or a constant. A function's own parameter says nothing yet. */
function keyOf(written: string): string[] {
  const literal = /^'(.+)'$/.exec(written)?.[1];
  const key = literal ?? constants.get(written);
  if (key) return [key];
  expect(written).toMatch(/^key(: string)?$/);
  return [];
}

it('names everything that the site keeps in a browser, and nothing that it does not', () => {
  const kept = new Set([...shortForms, ...askedFor.flatMap(keyOf)]);
  const [, section = ''] = /## \d+\. What stays in your own browser(.*?) ## /.exec(page) ?? [];
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...kept].sort());
});

it('keeps nothing anywhere else', () => {
  const places = /document\.cookie|cookies\(|Set-Cookie|indexedDB|caches\.|serviceWorker/g;
  expect(sources.flatMap((source) => source.match(places) ?? [])).toEqual([]);
});

it.each([
  ['drafts', /or (?:goes )?after (\d+) days/g, draftDays, 3],
  ['drafts, in short', /drafts go after (\d+) days/g, draftDays, 1],
  ['the steps of an order', /order,\*\* for up to (\d+) days/g, orderLinkDays, 1],
  ['the draft’s age', /The (\d+) days begin/g, draftDays, 1],
  ['an order’s link', /It ends after (\d+) days/g, orderLinkDays, 1],
  ['the owner’s links and the times', /for a call, end after (\d+) days/g, actionDays, 1],
  ['the question about news', /The button works for (\d+) days/g, interestLinkDays, 1],
  ['the counts of pages', /numbers are kept for (\d+) days/g, keptDays, 1],
  ['what links have done', /used,\*\* for up to (\d+) days/g, doneDays, 1],
])('says how long it is for %s', (_, pattern, days, times) => {
  const said = [...page.matchAll(pattern)].map(([, number]) => Number(number));
  expect(said).toEqual(Array(times).fill(days));
});
