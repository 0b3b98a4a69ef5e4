/** Programs that a command needs and that npm can't bring. */
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Where a program could be neither found nor installed, what needs it is left out, and said loudly. Where nobody reads that (CI is
 * set) and where nothing would be left, the command fails.
 * @returns whether it is there
 */
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

/**
 * Installs the packages of e2e/NAME/package.json, whose versions are exact, into .tools/NAME: the site needs none of them, so
 * neither `npm ci` nor a lock file has to bring them.
 * @returns that folder
 * @throws where that fails
 */
export function installTools(name: string): string {
  const folder = resolve('.tools', name);
  mkdirSync(folder, { recursive: true });
  copyFileSync(`e2e/${name}/package.json`, join(folder, 'package.json'));
  const quietly = ['--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly], { cwd: folder, stdio: 'inherit' });
  return folder;
}

/** Ends as Playwright does, with one of its configurations and the arguments of this process. */
export function playwright(config: string, env: Record<string, string> = {}) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}
