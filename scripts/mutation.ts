// `FOLDER=lib/store npm run check:mutation -- --mutate lib/store/hits.ts`: arguments of Stryker
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installTools } from './programs';

const { FOLDER } = process.env;
const folders = FOLDER
  ? [FOLDER]
  : ['lib/order', 'lib/checkout', 'lib/owner-steps', 'lib/store', 'lib/mail', 'lib/platform'];

const stryker = join(installTools('mutation'), 'node_modules/@stryker-mutator/core/bin/stryker.js');
execFileSync('npm', ['run', 'content', '--', '--write'], { stdio: 'inherit' });
for (const folder of folders) {
  console.log(`\n${folder}`);
  const args = [stryker, 'run', 'e2e/mutation/stryker.config.mjs', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, FOLDER: folder },
  });
  if (status !== 0) process.exitCode = 1;
}
