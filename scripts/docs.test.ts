import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const inFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const texts = ['README.md', 'SECURITY.md', ...inFolder('docs')]
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const withoutExamples = (text: string) => text.replace(/```[^]*?```/g, '');

/** A document names folders and files by path, or by the last part alone. */
const folders = ['app', 'components', 'e2e', 'lib', 'netlify', 'scripts', 'styles'];
const code = [...readdirSync('.'), ...folders.flatMap(inFolder)];
const names = new Set([...code, ...code.map((path) => basename(path))]);

describe.each(texts)('$file', ({ file, text }) => {
  it('has short lines, and README short paragraphs', () => {
    const most = file === 'README.md' ? 100 : 120;
    expect(text.split('\n').filter((line) => [...line].length > most)).toEqual([]);
    const paragraphs = file === 'README.md' ? withoutExamples(text).split(/\n\n|\n(?=[-|])/) : [];
    expect(paragraphs.filter((paragraph) => paragraph.split('\n').length > 5)).toEqual([]);
  });

  it('leads to documents and parts of them that are there', () => {
    const links = withoutExamples(text)
      .replace(/`[^`]*`/g, '')
      .matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g);
    const dead = [...links].filter(([, path = '', part = '']) => {
      const to = path ? join(dirname(file), path) : file;
      return !existsSync(to) || (part && !parts(readFileSync(to, 'utf8')).includes(part));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  it('names files of the code that exist, or in capitals a file of the reader', () => {
    const gone = [...withoutExamples(text).matchAll(/`([\w.@[\]/-]+)`/g)]
      .map(([, span = '']) => span.replace(/\/$/, ''))
      .filter(
        (span) => folders.includes(span.split('/')[0] ?? '') || /\.(tsx?|mjs|scss)$/.test(span),
      )
      .map((span) => span.replace(/(^|\/)[^/]*[A-Z]{4}.*$/, ''))
      .filter((span) => span && !names.has(span));
    expect(gone).toEqual([]);
  });
});

const parts = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

it('each decision is a question with a number of its own, a day, and at most eighty words', () => {
  const entries = readFileSync('docs/decisions.md', 'utf8').split(/^##+ /m).slice(1);
  const decisions = entries
    .filter((entry) => /^\d/.test(entry))
    .map((entry) => /^(\d+)\. .*\? \(\d{4}-\d\d-\d\d\)\n([^]*)$/.exec(entry) ?? [entry]);
  const numbers = decisions.map(([, number]) => Number(number));
  expect(numbers).not.toContainEqual(NaN);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const long = decisions.filter(([, , text = '']) => text.trim().split(/\s+/).length > 80);
  expect(long.map(([text]) => text)).toEqual([]);
});

it('README names every command, and what each dependency is for', () => {
  const { scripts, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const readme = readFileSync('README.md', 'utf8');
  const named = [
    ...Object.keys(scripts).map((name) =>
      ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`,
    ),
    ...Object.keys(dependencies).map((name) => `\`${name}\``),
  ];
  // npm runs it by itself, before `npm start`.
  expect(named.filter((name) => !readme.includes(name))).toEqual(['npm run prestart']);
});
