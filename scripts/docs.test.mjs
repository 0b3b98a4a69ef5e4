/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const texts = ['README.md', 'SECURITY.md', ...inFolder('docs', /\.md$/)].map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

function inFolder(folder, pattern) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => join(folder, file));
}

/** Paths of the project's code, and their last parts: the documents may name a file by either. */
const code = ['.', 'app', 'components', 'e2e', 'lib', 'netlify', 'scripts', 'styles'].flatMap(
  (folder) =>
    folder === '.' ? readdirSync(folder) : [folder, ...inFolder(folder, /(?:)/)],
);
const names = new Set([...code, ...code.map((path) => basename(path))]);

describe.each(texts)('$file', ({ file, text }) => {
  it('has short lines', () => {
    const most = file === 'README.md' ? 100 : 120;
    expect(text.split('\n').filter((line) => [...line].length > most)).toEqual([]);
  });

  it('leads to files and parts that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]*))?\)/g)].filter(
      ([, path]) => !path.startsWith('/') && !path.includes('NAME'),
    );
    const dead = links.filter(([, path, part]) => {
      const to = path ? join(dirname(file), path) : file;
      return !existsSync(to) || (part && !anchors(readFileSync(to, 'utf8')).includes(part));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });

  // Names in capitals are the reader's own.
  it('names code that is there', () => {
    const spans = [...text.replace(/```[^]*?```/g, '').matchAll(/`([\w.@[\]/-]+)`/g)].map(
      ([, span]) => span.replace(/\/$/, ''),
    );
    const ofCode = (span) =>
      /^(app|components|e2e|lib|scripts|styles)\/|\.(tsx?|mjs|scss)$/.test(span);
    const isThere = (span) => names.has(span.replace(/\/[^/]*[A-Z]{4}.*$/, ''));
    expect(spans.filter((span) => ofCode(span) && !isThere(span))).toEqual([]);
  });
});

const anchors = (text) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

it('each decision has a number of its own, in order, a date, and at most eighty words', () => {
  const entries = readFileSync('docs/decisions.md', 'utf8').split(/^### /m).slice(1);
  const numbers = entries.map((entry) =>
    Number(/^(\d+)\. [^\n]+\? \(\d{4}-\d\d(?:-\d\d)?\)\n/.exec(entry)?.[1]),
  );
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
  const long = entries.filter((entry) => {
    const words = entry.replace(/^.*/, '').replace(/^## .*/m, '');
    return words.trim().split(/\s+/).length > 80;
  });
  expect(long).toEqual([]);
});

it('publishes the container on this machine only: others could forge addresses past the proxy', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const runs = [dockerfile, ...texts.map(({ text }) => text)].flatMap(
    (text) => text.match(/docker run [^`\n]*/g) ?? [],
  );
  expect(runs.length).toBeGreaterThan(1);
  for (const run of runs) expect(run).toMatch(/ -p 127\.0\.0\.1:\d+:3000 /);
  expect(dockerfile).not.toMatch(/^EXPOSE/m);
});
