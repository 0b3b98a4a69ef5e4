import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import budgets from './budgets.json';
import { missing } from './raw-request';

const app = join(__dirname, '../.next/server/app');

/** The HTML of every page that answers 200, by path, as the build wrote it. */
const html = new Map(
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/(^_|not-found\.html$)/.test(file))
    .map((file) => [
      `/${file.replace(/(index)?\.html$/, '')}`,
      readFileSync(join(app, file), 'utf8'),
    ])
    .filter(([path = '']) => !(path in missing))
    .sort(([a = ''], [b = '']) => a.localeCompare(b, 'en', { numeric: true })) as [
    string,
    string,
  ][],
);

export const htmlOf = (path: string) => html.get(path) ?? '';

/** The part between header and footer. */
export const mainOf = (path: string) => /<main.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '';

/** Pages that answer 200. */
export const everyPage = [...html.keys(), '/checkout?service=3'];

/** Pages with islands. */
export const withIslands = everyPage.filter((path) =>
  html.get(path.replace(/\?.*/, ''))?.includes('/chunks/islands/'),
);

/** `kindOf('/prediction/7')` is '/prediction/*': pages that share their markup. */
const kindOf = (path: string) =>
  path.replace(/^(\/mulank)\d+$/, '$1*').replace(/^(\/[^/]+)\/.+$/, '$1/*');

/** Pages with a budget, and the first of each kind without one: others are the same markup. */
export const oneOfEachKind = [
  ...Object.keys(budgets),
  ...everyPage.filter((path) => !(path in budgets)),
].filter(
  (path, at, all) => path in budgets || all.findIndex((one) => kindOf(one) === kindOf(path)) === at,
);
