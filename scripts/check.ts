// `npm run check`: format, lint, types, layers and what nobody uses, as many of them at a time as there are processors.
// `npm run quick [-- COMMIT]`: what a change can have broken, in less than a minute: format, lint and types by what was kept of
// the last run, and the unit tests that reach a file which differs from that commit, or from the branch main. Where a build
// stands, some of its pages are opened too. Only what fails is printed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const [, , which, base = 'main'] = process.argv;
const isQuick = which === 'quick';
const cacheIn = (name: string) =>
  isQuick ? ['--cache', '--cache-location', `node_modules/.cache/quick/${name}`] : [];
const isThere = spawnSync('git', ['rev-parse', '--verify', '--quiet', base]).status === 0;
const changed = ['--changedSince', isThere ? base : 'HEAD', '--passWithNoTests'];
const smoke = ['--config', 'e2e', 'headers.spec', 'order.spec', '--grep-invert', 'keyboard'];
const isBuilt = existsSync('.next/BUILD_ID');
const folders = ['lib', 'components', 'app', 'scripts', 'e2e', 'instrumentation.ts'];

const commands = [
  ...(isQuick ? [['jest', ...changed]] : []),
  ...(isQuick && isBuilt ? [['playwright', 'test', ...smoke]] : []),
  ['eslint', '--max-warnings', '0', ...cacheIn('eslint/'), '.'],
  ['tsc', '--noEmit'],
  ['prettier', '--check', ...cacheIn('prettier'), '.'],
  ['stylelint', '--max-warnings', '0', ...cacheIn('stylelint'), '**/*.scss'],
  ...(isQuick
    ? []
    : [
        ['depcruise', ...folders],
        ['knip', '--no-config-hints'],
      ]),
];

void check();

async function check() {
  const start = Date.now();
  spawnSync('npx', ['next', 'typegen'], { stdio: 'ignore' });
  const waiting = commands.values();
  const one = async () => {
    for (const command of waiting) await run(command);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
  console.log(`${Math.round((Date.now() - start) / 1000)} s`);
}

async function run(command: string[]) {
  const running = spawn('npx', command, { env: { ...process.env, FORCE_COLOR: '1' } });
  let printed = '';
  for (const stream of [running.stdout, running.stderr])
    stream.on('data', (chunk) => (printed += String(chunk)));
  const status = await new Promise((resolve) => running.on('close', resolve));
  console.log(`${status === 0 ? 'passed' : 'FAILED'}: ${command.slice(0, 3).join(' ')}`);
  if (status === 0) return;
  console.error(printed);
  process.exitCode = 1;
}
