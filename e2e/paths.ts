import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The texts of a folder by name, without drafts: a build for the public has none. */
function names(folder: string) {
  const at = join(__dirname, '../content', folder);
  return readdirSync(at)
    .filter((file) => !/^draft: true$/m.test(readFileSync(join(at, file), 'utf8')))
    .map((file) => basename(file, '.md'));
}

const upTo = (last: number, path: (n: number) => string) =>
  Array.from({ length: last }, (_, n) => path(n + 1));

/** Every page that is only read. */
export const reading = [
  '/about',
  '/numerology',
  '/prediction',
  ...names('predictions').map((id) => `/prediction/${id}`),
  ...upTo(9, (n) => `/mulank${n}`),
  ...upTo(12, (id) => `/subcard/${id}`),
  '/subcard/14',
  '/subcard/15',
  ...upTo(15, (id) => `/usdservices/${id}`),
  '/blogs',
  ...names('blogs').map((slug) => `/blogs/${slug}`),
  '/products',
  '/corrections',
  '/videos/SAMPLE00001',
  '/privacypolicy',
  '/termscondition',
  '/sent/interest',
  '/sent/contact-check-email',
  '/server-error',
];

/** `kindOf('/prediction/7')` is '/prediction/*': pages that share their markup. */
const kindOf = (path: string) =>
  path.replace(/^(\/mulank)\d+$/, '$1*').replace(/^(\/[^/]+)\/.+$/, '$1/*');

/** Every page with islands. */
export const withIslands = [
  '/',
  '/services',
  '/usdservice',
  '/videos',
  '/contact',
  '/checkout?service=3',
  '/checkout',
  '/orderreceived',
  '/owner',
  '/choose',
  '/confirm',
  '/tools',
  ...names('tools').map((slug) => `/tools/${slug}`),
];

/** Addresses that lead nowhere, and the words that they answer with. */
export const missing = {
  '/subcard/13': 'No details available',
  '/subcard/99': 'Service not found',
  '/subcard/not-found': 'Service not found',
  '/usdservices/99': 'Service not found',
  '/prediction/99': 'Prediction not found',
  '/mulank10': 'This page does not add up',
  '/blogs/no-such-article': 'This page does not add up',
  '/tools/no-such-tool': 'This page does not add up',
  '/no-such-page': 'This page does not add up',
};

/** Every page that answers 200. */
const everyPage = [...reading, ...withIslands];

/** The pages of each kind: the same markup with another text. */
export const kinds = [...new Set(everyPage.map(kindOf))].map((kind) => ({
  kind,
  pages: everyPage.filter((path) => kindOf(path) === kind),
}));

/** The first page of each kind, and of those that are missing. */
export const oneOfEachKind = [...kinds.map(({ pages }) => pages[0] ?? ''), '/no-such-page'];
