/** Finds programs that some checks need, and installs their Debian packages where that can be done without asking. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on this machine, or undefined. Debian keeps servers where a user's PATH may not look. */
export function findProgram(/** @type {string} */ name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/**
 * Installs Debian's packages, the first of which holds the program of its name, and starts no service of them.
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
    // Debian's way to say that the machine is not running its services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 300_000,
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
  return findProgram(packages[0] ?? '');
}
