/** Programs that a command needs and that npm can't bring. */
import { execFileSync, spawnSync } from 'node:child_process';

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
 * Installs the packages that a command has in a folder of its own; no script of theirs needs to run.
 * @throws where that fails
 */
export const installTools = (folder: string) =>
  execFileSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });

/** Ends as Playwright does, with one of its configurations and the arguments of this process. */
export function playwright(config: string, env: Record<string, string> = {}) {
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config];
  const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exit(status ?? 1);
}
