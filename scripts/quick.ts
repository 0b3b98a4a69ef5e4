// `npm run quick [-- COMMIT]`: what a change can have broken, in less than a minute: format, lint and types by what was kept of the
// last run, and the unit tests that reach a file which differs from that commit, or from the branch main. Only what fails is
// printed.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const kept = 'node_modules/.cache/quick';
const [, , base = 'main'] = process.argv;
const isThere = spawnSync('git', ['rev-parse', '--verify', '--quiet', base]).status === 0;
const changed = ['--changedSince', isThere ? base : 'HEAD', '--passWithNoTests'];

const commands = [
  ['jest', ...changed],
  ['tsc', '--noEmit'],
  ['eslint', '--max-warnings', '0', '--cache', '--cache-location', `${kept}/eslint/`, '.'],
  ['prettier', '--check', '--cache', '--cache-location', `${kept}/prettier`, '.'],
  [
    'stylelint',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    `${kept}/stylelint`,
    '**/*.scss',
  ],
];

void quick();

async function quick() {
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
