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
 * Installs the package of that name, which holds the program of that name, and what it needs beside it; returns the
 * program's path where it is there now. Starts no service.
 */
export function installProgram(/** @type {string} */ name, /** @type {string[]} */ ...others) {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return undefined;
  console.log(`Installing ${name} for the tests.`);
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeout: 300_000,
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, ...others], options);
  return findProgram(name);
}
