// `npm run check`: runs all linters in parallel, and prints only what fails.
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

const commands = [
  ['eslint', '--max-warnings', '0', '.'],
  ['tsc', '--noEmit'],
  ['prettier', '--check', '.'],
  ['stylelint', '--max-warnings', '0', '**/*.scss'],
  ['depcruise', 'lib', 'components', 'app', 'scripts', 'e2e', 'instrumentation.ts'],
  ['knip', '--no-config-hints'],
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
