/**
 * Finds programs that some checks need, and installs their Debian packages where no password is
 * asked.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where a user's PATH may not look. */
export function findProgram(/** @type {string} */ name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/**
 * Starts no service. The first package holds the program of its name.
 * @param {string[]} packages
 * @returns that program's path where it is there now
 */
export function installPackages(...packages) {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return undefined;
  console.log(`Installing ${packages.join(' and ')} for the tests.`);
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    // Tells Debian's packages that the machine runs no services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 300_000,
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  return findProgram(packages[0] ?? '');
}
