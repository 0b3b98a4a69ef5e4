import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { calculators } from '../calculators/calculators';
import { currencies, markets } from '../markets/markets';

/** The texts beside those of lib/content/fixtures, each as short as one of them with another name. */
const others = {
  predictions: ['2', '3', '4', '5', '6', '7', '8', '9'],
  mulank: ['1', '2', '3', '4', '6', '7', '8', '9'],
  blogs: ['born-on-the-29th', 'passport-spelling', 'wedding-date-without-a-quarrel'],
  tools: calculators.map(({ slug }) => slug).filter((slug) => slug !== 'lo-shu-grid'),
  pages: ['corrections', 'numerology', 'privacy', 'products', 'terms'],
};

const models: Record<keyof typeof others, string> = {
  predictions: '1',
  mulank: '5',
  blogs: 'jersey-numbers',
  tools: 'lo-shu-grid',
  pages: 'about',
};

/** What no two articles may share. */
const own: Record<string, string> = {
  'born-on-the-29th': 'order: 1',
  'passport-spelling': 'order: 12',
  'wedding-date-without-a-quarrel': 'order: 8',
};

/** Entries that lists of the fixtures hold once, as the first or the second in its list, and content has several times. */
function repeatEntries(folder: string) {
  const repeat = (
    file: string,
    entry: RegExp,
    ids: readonly number[],
    own: (id: number) => string,
  ) => {
    const [model = '', head = ''] = entry.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    for (const id of ids)
      appendFileSync(
        join(folder, file),
        model.replace(head, () => own(id)),
      );
  };
  repeat(
    'services.yaml',
    /^(- id: 2\n {2}title: .*\n {2}searchTitle: .*\n)[^]*?(?=^- )/m,
    [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    (id) =>
      `- id: ${id}\n  title: Service ${id} for tests\n  searchTitle: A service for tests, ${id}\n`,
  );
  repeat(
    'numerology.yaml',
    /^( {2}- number: 1\n)[^]*/m,
    [2, 3, 4, 5, 6, 7, 8, 9],
    (id) => `  - number: ${id}\n`,
  );
}

/**
 * Content that tests may edit, in a folder of its own: whole, and none of it a marketer's, whose edits could turn a
 * test red.
 */
export function layContent(folder: string) {
  cpSync(resolve('lib/content/fixtures'), folder, { recursive: true });
  mkdirSync(join(folder, 'photos'), { recursive: true });
  repeatEntries(folder);
  for (const [kind, names] of Object.entries(others) as [keyof typeof others, string[]][]) {
    const model = readFileSync(join(folder, kind, `${models[kind]}.md`), 'utf8');
    for (const name of names)
      writeFileSync(
        join(folder, kind, `${name}.md`),
        model
          .replace(/^title: .*/m, `title: A text for tests, ${name}`)
          .replace(
            /^(?:order|example): .*/m,
            kind === 'tools' ? ownFieldsOf(name) : (own[name] ?? ''),
          )
          .replace(/^services: .*/m, kind === 'tools' ? 'services: [9]' : 'services: []')
          .replace(/^sums:\n(?: {2}- .*\n)+/m, '')
          .replace(/(\n---\n)[^]*$/, `$1A text on ${money}.\n`),
      );
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
