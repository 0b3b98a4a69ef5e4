// `npm run check`: runs all linters in parallel, and prints only what fails.
// `npm run quick`: what the change against main can have broken, in less than a minute.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const isQuick = process.argv[2] === 'quick';
const cache = (name: string) =>
  isQuick ? ['--cache', '--cache-location', `node_modules/.cache/quick/${name}`] : [];
const hasMain = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main']).status === 0;
const isBuilt = existsSync('.next/BUILD_ID');

const linters = [
  ['eslint', '--max-warnings', '0', ...cache('eslint/'), '.'],
  ['tsc', '--noEmit'],
  ['prettier', '--check', ...cache('prettier'), '.'],
  ['stylelint', '--max-warnings', '0', ...cache('stylelint'), '**/*.scss'],
];
const layers = [
  ['depcruise', 'lib', 'components', 'app', 'scripts', 'e2e', 'instrumentation.ts'],
  ['knip', '--no-config-hints'],
];
const unitTests = ['jest', '--changedSince', hasMain ? 'main' : 'HEAD', '--passWithNoTests'];
const browserTests = ['playwright', 'test', '--config', 'e2e', 'headers.spec', 'order.spec'];
const commands = isQuick
  ? [unitTests, ...(isBuilt ? [browserTests] : []), ...linters]
  : [...linters, ...layers];

void check();

async function check() {
  const start = Date.now();
  spawnSync('npx', ['next', 'typegen'], { stdio: 'ignore' });
  const waiting = commands.values();
  const one = async () => {
    for (const command of waiting) await run(command);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
  if (isQuick && !isBuilt) console.log('No browser was asked: npm run build makes the site.');
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
