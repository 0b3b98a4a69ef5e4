/** Finds programs that some tests need beside the browser, and installs them where apt can. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The path of a program on this machine, or undefined. Debian keeps servers where a user's PATH may not look. */
export function findProgram(/** @type {string} */ name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}

/** Installs Debian's packages where that can be done without asking, and starts no service of them. */
export function installPackages(/** @type {string[]} */ ...packages) {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return;
  console.log(`Installing ${packages.join(' and ')} for the end-to-end tests.`);
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    stdio: 'ignore',
    // Debian's way to say that the machine is not running its services.
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
