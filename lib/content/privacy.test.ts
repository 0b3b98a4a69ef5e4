import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { doneDays } from '../links/one-time-action';
import { interestLinkDays } from '../links/links';
import { actionDays, orderLinkDays } from '../order/order';
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

/** A name as the code writes it: `sessionStorage.renewed`, setItem('theme'), a constant that ends in Key. */
const name = /Storage\.(?!\w+Item\b)(\w+)|(?:get|set|remove)Item\('([\w-]+)'|\w+Key = '([\w-]+)'/g;

it('names everything that the site keeps in a browser, and nothing that it does not', () => {
  const all = sources.join('\n');
  const kept = new Set([...all.matchAll(name)].map((found) => found.slice(1).find(Boolean)));
  const [, section = ''] = /## \d+\. What stays in your own browser(.*?) ## /.exec(page) ?? [];
  const named = [...section.matchAll(/`([^`]+)`/g)].map(([, said]) => said);
  expect(named.sort()).toEqual([...kept].sort());
  // Whatever else is kept would be named otherwise: by a parameter of these functions, or by such a constant.
  const others = /\b(?:getItem|setItem|removeItem|stored)\((?!'|key\b|key:|\w+Key\b)[^)]*/g;
  expect(all.match(others)).toBeNull();
});

it('keeps nothing anywhere else', () => {
  const places = /document\.cookie|cookies\(|Set-Cookie|indexedDB|caches\.|serviceWorker/g;
  expect(sources.flatMap((source) => source.match(places) ?? [])).toEqual([]);
});

it.each([
  ['drafts', /or (?:goes )?after (\d+) days/g, draftDays, 3],
  ['drafts, in short', /drafts go after (\d+) days/g, draftDays, 1],
  ['the steps of an order', /order,\*\* for up to (\d+) days/g, orderLinkDays, 1],
  ['the end of an order’s links', /ended,\*\* for up to (\d+) days/g, orderLinkDays, 1],
  ['the draft’s age', /The (\d+) days begin/g, draftDays, 1],
  ['an order’s link', /It ends after (\d+) days/g, orderLinkDays, 1],
  ['the owner’s links and the times', /for a call, end after (\d+) days/g, actionDays, 1],
  ['the question about news', /The button works for (\d+) days/g, interestLinkDays, 1],
  ['what links have done', /used,\*\* for up to (\d+) days/g, doneDays, 1],
])('says how long it is for %s', (_, pattern, days, times) => {
  const said = [...page.matchAll(pattern)].map(([, number]) => Number(number));
  expect(said).toEqual(Array(times).fill(days));
});
