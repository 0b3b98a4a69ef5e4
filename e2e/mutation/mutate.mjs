// `npm run check:mutation`: changes the code of the server's folders in small ways, one at a time, and sees whether a
// unit test beside it notices. FILES=lib/store names one folder, or one file.
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInstrumenter } from '@stryker-mutator/instrumenter';
import { runCLI } from 'jest';
import { createInjector } from 'typed-inject';
import config from '../../jest.config.mjs';
import { atLoading, noticed, tests } from './environment.mjs';
import { changed } from './transform.mjs';

/** Each folder: of a hundred changes how many have to be noticed, and by the tests of which folders. */
const folders = {
  'lib/order': { least: 95, tests: ['lib/order', 'app/api/order'] },
  'lib/mail': { least: 90, tests: ['lib/mail'] },
  'lib/platform': { least: 90, tests: ['lib/platform'] },
  'lib/owner-steps': { least: 95, tests: ['lib/owner-steps'] },
  'lib/store': { least: 85, tests: ['lib/store'] },
};

const root = process.cwd();
const here = join(root, 'e2e/mutation');
process.env.NODE_ENV = 'test';
const { FILES: only } = process.env;
const folderOf = (path) =>
  Object.keys(folders).find((folder) => `${path}/`.startsWith(`${folder}/`));
const files = (only ? [only] : Object.keys(folders))
  .flatMap((path) =>
    path.endsWith('.ts')
      ? path
      : readdirSync(path, { recursive: true }).map((file) => join(path, file)),
  )
  .filter((path) => /(?<!\.test|test-kit|sample-order)\.ts$/.test(path));
const sources = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));

const mutants = await instrument();
// What a change has left open may throw once its test is over; Jest hears it only meanwhile.
process.on('uncaughtException', ({ message }) => console.error(message));
process.exitCode = 1;
const { numFailedTests } = await runTests();
const isBelow = report();
// A change may have left something open.
process.exit(isBelow || numFailedTests > 0 ? 1 : 0);

/** Puts all the changes into each file, which asks while it runs which one is made. */
async function instrument() {
  const quiet = () => undefined;
  const log = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: console.warn };
  const instrumenter = createInjector()
    .provideValue('options', {})
    .provideValue('logger', log)
    .injectFunction(createInstrumenter);
  const { files, mutants } = await instrumenter.instrument(
    [...sources].map(([path, content]) => ({ name: join(root, path), content, mutate: true })),
    // Texts are most of the strings here, and held by those who read them.
    { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] },
  );
  for (const { name, content } of files) changed.set(name, content);
  for (const { id, fileName } of mutants)
    tests.set(id, folders[folderOf(relative(root, fileName))].tests);
  return mutants.filter(({ status }) => status !== 'Ignored');
}

/** Runs the unit tests of the server, in this process: what they notice is kept here. */
async function runTests() {
  const { projects, testTimeout } = await config();
  const { displayName, ...node } = projects[0];
  const transform = Object.entries(node.transform).map(([pattern, [, options]]) => [
    pattern,
    [join(here, 'transform.mjs'), options],
  ]);
  const own = {
    ...node,
    rootDir: root,
    testTimeout,
    transform: Object.fromEntries(transform),
    testRunner: join(here, 'runner.mjs'),
    testEnvironment: join(here, 'environment.mjs'),
    testEnvironmentOptions: { globalsCleanup: 'off' },
    testMatch: [...new Set(files.map(folderOf))]
      .flatMap((folder) => folders[folder].tests)
      .map((folder) => `<rootDir>/${folder}/**/!(*.fuzz).test.ts`),
  };
  leaveProject();
  const options = { $0: '', _: [], config: JSON.stringify(own), runInBand: true, silent: true };
  return (await runCLI(options, [root])).results;
}

/** What changed code leaves behind lies beside links to all that is in the project, and goes with them. */
function leaveProject() {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  for (const name of readdirSync(root)) symlinkSync(join(root, name), join(folder, name));
  process.chdir(folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Names each change that nobody noticed; whether too few of a folder's were. */
function report() {
  const shares = {};
  for (const { id, fileName, location, mutatorName, replacement } of mutants) {
    const path = relative(root, fileName);
    // One that takes effect while files are loaded would need a process of its own.
    if (!noticed.has(id) && atLoading.has(id)) continue;
    for (const name of [folderOf(path), path]) {
      const share = (shares[name] ??= { changes: 0, noticed: 0 });
      share.changes += 1;
      share.noticed += noticed.get(id) ? 1 : 0;
      share.percent = Math.floor((100 * share.noticed) / share.changes);
    }
    if (noticed.get(id)) continue;
    const where = `${path}:${location.start.line + 1}:${location.start.column + 1}`;
    const what = `${short(textAt(path, location))} becomes ${short(replacement)}`;
    console.log(`${where} ${noticed.has(id) ? '' : '(no test comes by) '}${mutatorName}: ${what}`);
  }
  console.table(shares);
  return Object.entries(folders).some(
    ([folder, { least }]) => !only && shares[folder].percent < least,
  );
}

function textAt(path, { start, end }) {
  const lines = sources
    .get(path)
    .split('\n')
    .slice(start.line, end.line + 1);
  lines.push(lines.pop().slice(0, end.column));
  return lines.join(' ').slice(start.column);
}

function short(text) {
  return text.replace(/\s+/g, ' ').slice(0, 100);
}
