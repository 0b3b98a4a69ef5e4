import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Warns of tests left out; exits under CI, or where nothing would be left. */
export function need(program: string, found: unknown, leftOut?: string) {
  if (found) return true;
  const fault = `${program} could not be found or installed`;
  if (!leftOut || process.env.CI) {
    console.error(`${fault}: it is needed.`);
    process.exit(1);
  }
  console.warn(`\n*** ${fault}: LEFT OUT ARE ${leftOut.toUpperCase()}. ***\n`);
  return false;
}

/** Installs e2e/NAME/package.json into .tools/NAME, which it returns. Throws on failure. */
export function installTools(name: string): string {
  const folder = resolve('.tools', name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(`e2e/${name}/package.json`, join(folder, 'package.json'));
  const quietly = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly], { cwd: folder, stdio: 'inherit' });
  return folder;
}

export function playwright(config: string, env: Record<string, string> = {}) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}
