import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { layContent, replaceSamples } from '../lib/content/content-test-kit';
import { ports, startServer } from './servers';

/** Edits by file: the text that stands there once, and the text in its place. */
export type Edits = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

type Changes = {
  edits: Edits;
  /** Texts put into the content folder, by file. */
  added: Readonly<Record<string, string>>;
  /** Pictures put into content/photos, by name. */
  photos: Readonly<Record<string, Buffer>>;
};

const root = join(__dirname, '..');

/** Inside .next, where no other tool looks and the next build clears away. */
const copy = join(root, '.next/edited-site');

const next = join(root, 'node_modules/next/dist/bin/next');

/**
 * Serves a copy of the build, with its pages generated anew from a changed copy of the content. The
 * project itself is not touched.
 */
export async function startEditedSite({ edits, added, photos }: Changes) {
  copyBuild();
  // Content of the tests: an edit of the marketer's may never turn one red.
  layContent(join(copy, 'content'));
  replaceSamples(join(copy, 'content'));
  for (const file of Object.keys(edits)) apply(file, edits[file] ?? []);
  for (const [file, text] of Object.entries(added))
    writeFileSync(join(copy, 'content', file), text);
  for (const [name, picture] of Object.entries(photos))
    writeFileSync(join(copy, 'content/photos', name), picture);
  run('-C', 'react-server', '--import', 'tsx', 'scripts/prepare.ts');
  // The second half of a build: a whole one would compile the same code again, for a minute.
  run(next, 'build', '--experimental-build-mode', 'generate');
  run('--import', 'tsx', 'scripts/finish.ts');
  return startServer(ports.edited, {}, copy);
}

/** Sources for the pages, and for the search and the islands, which are bundled meanwhile. */
const copied = [
  'app',
  'components',
  'lib',
  'public',
  'scripts',
  'styles',
  'inline-scripts.mjs',
  'next.config.mjs',
  'package.json',
  'security-headers.mjs',
  'tsconfig.json',
];

function copyBuild() {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(join(copy, '.next'), { recursive: true });
  for (const part of copied) cpSync(join(root, part), join(copy, part), { recursive: true });
  // Photographs of the real content.
  rmSync(join(copy, 'public/photos'), { recursive: true, force: true });
  const built = readdirSync(join(root, '.next'));
  for (const part of built.filter((name) => !['edited-site', 'cache', 'dev'].includes(name)))
    cpSync(join(root, '.next', part), join(copy, '.next', part), {
      recursive: true,
      // Pages that other servers have answered with, as they were before the edit.
      filter: (source) => basename(source) !== 'route-cache',
    });
}

function apply(file: string, edits: Edits[string]) {
  const path = join(copy, 'content', file);
  let text = readFileSync(path, 'utf8');
  for (const [from, to] of edits) {
    if (text.split(from).length !== 2) throw new Error(`${file} should say '${from}' once.`);
    text = text.replace(from, to);
  }
  writeFileSync(path, text);
}

function run(...command: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`);
}
