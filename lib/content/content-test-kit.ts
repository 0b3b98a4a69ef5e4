import {
  appendFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { calculators } from '../calculators/calculators';
import { currencies, markets } from '../markets/markets';
import { yamlSchemas } from './list-schemas';

/** In each folder the text of lib/content/fixtures, and the names of others that are as short, made of it. */
const texts: Record<string, { model: string; names: readonly string[] }> = {
  predictions: { model: '1', names: ['2', '3', '4', '5', '6', '7', '8', '9'] },
  mulank: { model: '5', names: ['1', '2', '3', '4', '6', '7', '8', '9'] },
  blogs: {
    model: 'jersey-numbers',
    names: ['born-on-the-29th', 'passport-spelling', 'wedding-date-without-a-quarrel'],
  },
  tools: {
    model: 'lo-shu-grid',
    names: calculators.map(({ slug }) => slug).filter((slug) => slug !== 'lo-shu-grid'),
  },
  years: { model: '2027', names: [] },
  pages: {
    model: 'about',
    names: ['corrections', 'examples', 'numerology', 'privacy', 'products', 'terms'],
  },
};

/** What no two articles may share. */
const places = [1, 12, 8];

/** Adds entries to a file whose fixture holds one of the kind, each with a beginning of its own. */
function repeatEntry(file: string, entry: RegExp, beginnings: readonly string[]) {
  const [model = '', beginning = ''] = entry.exec(readFileSync(file, 'utf8')) ?? [];
  for (const own of beginnings)
    appendFileSync(
      file,
      model.replace(beginning, () => own),
    );
}

/**
 * Content that tests may edit, in a folder of its own: whole, and none of it a marketer's, whose edits could turn a
 * test red.
 */
export function layContent(folder: string) {
  cpSync(resolve('lib/content/fixtures'), folder, { recursive: true });
  // The tables of named schools.
  cpSync(resolve('content/tools.yaml'), join(folder, 'tools.yaml'));
  mkdirSync(join(folder, 'photos'), { recursive: true });
  repeatEntry(
    join(folder, 'services.yaml'),
    /^(- id: 1\n {2}title: .*\n {2}searchTitle: .*\n)[^]*?(?=^- )/m,
    [2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map(
      (id) =>
        `- id: ${id}\n  title: Service ${id} for tests\n  searchTitle: A service for tests, ${id}\n`,
    ),
  );
  repeatEntry(
    join(folder, 'numerology.yaml'),
    /^( {2}- number: 1\n)[^]*/m,
    [2, 3, 4, 5, 6, 7, 8, 9].map((number) => `  - number: ${number}\n`),
  );
  repeatEntry(
    join(folder, 'listings.yaml'),
    /^(home:\n {2}predictions: .*\n {2}asked: .*\n)[^]*/m,
    Object.keys(yamlSchemas.listings.shape).flatMap((name) =>
      name === 'home' ? [] : `${name}:\n`,
    ),
  );
  for (const [kind, { model, names }] of Object.entries(texts)) {
    const text = readFileSync(join(folder, kind, `${model}.md`), 'utf8');
    for (const [index, name] of names.entries()) {
      const isTool = kind === 'tools';
      const own = isTool ? ownFieldsOf(name) : `order: ${places[index]}`;
      writeFileSync(
        join(folder, kind, `${name}.md`),
        text
          .replace(/^title: .*/m, `title: A text for tests, ${name}`)
          .replace(/^(?:order|example): .*/m, own)
          .replace(/^services: .*/m, `services: [${isTool ? 9 : ''}]`)
          .replace(/^sums:\n(?: {2}- .*\n)+/m, '')
          .replace(/(\n---\n)[^]*$/, `$1A text on ${money}.\n`),
      );
    }
  }
}

const money = currencies.map((currency) => markets[currency].money).join(' and ');

/** What only one calculator understands is taken from its own text. */
function ownFieldsOf(slug: string) {
  const [, front = ''] = readFileSync(resolve('content/tools', `${slug}.md`), 'utf8').split(
    '---\n',
  );
  const { example, meanings } = parse(front) as Record<string, unknown>;
  const own = Object.entries({ example, meanings }).filter(([, field]) => field);
  return own.map(([name, field]) => `${name}: ${JSON.stringify(field)}`).join('\n');
}

/** What docs/editing.md tells the marketer to do before going live, in whichever file it is to be done. */
const real: [RegExp, string][] = [
  [/^samples:\n(?: .*\n)+/m, 'samples: []\n'],
  [/^ *sample(?:Date)?: true\n| {2}rating: 4\.5\n/gm, ''],
  [/^site: preview$/m, 'site: public'],
  [/example\.com/g, 'shop.navank.in'],
  [/hello@shop\.navank/, 'hello@navank'],
  [/00000 00000/, '98765 43210'],
  [/910000000000/g, '919876543210'],
  [/0000 0000 0000/, '1234 5678 9012'],
  [/XXXX0000000/, 'ABCD0123456'],
  [/XXXXINXXXXX/, 'ABCDINBB'],
  [/sample@nosuchbank/, 'navank@upi'],
  [/'000000'/, "'442001'"],
  [/coming: sample/, 'coming: March 2028'],
  [/SAMPLE(?:000|VID)/g, 'real-id-0'],
  [/(')?sample: /gi, '$1'],
  [/Sample credential/, 'Diploma in numerology'],
  [/Sample [\w ,]+/g, 'Wardha'],
];

/** Makes a practice that could go live of content that was laid there. */
export function replaceSamples(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:md|yaml)$/.test(name))) {
    const path = join(folder, file);
    const text = real.reduce(
      (edited, [from, to]) => edited.replace(from, to),
      readFileSync(path, 'utf8'),
    );
    writeFileSync(path, text);
  }
}
