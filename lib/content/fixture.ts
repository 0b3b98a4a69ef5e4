import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toolSlugs } from '../site';

/** The texts beside those of lib/content/fixtures, each as short as one of them with another name. */
const others = {
  predictions: ['2', '3', '4', '5', '6', '7', '8', '9'],
  mulank: ['1', '2', '3', '4', '6', '7', '8', '9'],
  blogs: ['born-on-the-29th', 'passport-spelling', 'wedding-date-without-a-quarrel'],
  tools: toolSlugs.filter((slug) => slug !== 'lo-shu-grid'),
  pages: ['corrections', 'numerology', 'privacy', 'products', 'terms'],
};

const models: Record<keyof typeof others, string> = {
  predictions: '1',
  mulank: '5',
  blogs: 'jersey-numbers',
  tools: 'lo-shu-grid',
  pages: 'about',
};

/** What no two articles may share, and what only one calculator understands. */
const own: Record<string, string> = {
  'born-on-the-29th': 'order: 1',
  'passport-spelling': 'order: 12',
  'wedding-date-without-a-quarrel': 'order: 8',
  compatibility:
    "example: { day: '14', month: '8', year: '1992', day2: '9', month2: '12', year2: '1973' }",
  'mobile-number': "example: { mobile: '98234 56710', day: '15', month: '3', year: '1992' }",
  'mulank-bhagyank': "example: { day: '29', month: '11', year: '1983' }",
  'name-number': "example: { name: 'Priya Sharma' }",
  'personal-year': "example: { day: '14', month: '8', forYear: '2026' }",
  'vehicle-number': "example: { plate: 'MH 31 AB 1234', day: '14', month: '8', year: '1992' }",
};

/**
 * Content that tests may edit, in a folder of its own: whole, and none of it a marketer's, whose edits could turn a
 * test red.
 */
export function layContent(folder: string) {
  cpSync(resolve('lib/content/fixtures'), folder, { recursive: true });
  mkdirSync(join(folder, 'photos'), { recursive: true });
  for (const [kind, names] of Object.entries(others) as [keyof typeof others, string[]][]) {
    const model = readFileSync(join(folder, kind, `${models[kind]}.md`), 'utf8');
    for (const name of names)
      writeFileSync(
        join(folder, kind, `${name}.md`),
        model
          .replace(/^title: .*/m, `title: A text for tests, ${name}`)
          .replace(/^(?:order|example): .*/m, own[name] ?? '')
          .replace(/^services: .*/m, kind === 'tools' ? 'services: [9]' : 'services: []')
          .replace(/^sums:\n(?: {2}- .*\n)+/m, '')
          .replace(/(\n---\n)[^]*$/, '$1A text.\n'),
      );
  }
}
