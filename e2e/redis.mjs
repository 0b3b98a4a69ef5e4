/** Finds, installs and runs a Redis for the tests that need a real one. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { delimiter, join } from 'node:path';

/** The path of a Redis server on this machine, or undefined. */
export function findRedis() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, 'redis-server')).find(existsSync);
}

/** Installs Debian's package where that can be done without asking; says whether there is one now. */
export function installRedis() {
  const isRoot = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (!isRoot || !hasApt) return undefined;
  console.log('Installing redis-server for the end-to-end tests.');
  spawnSync('apt-get', ['update'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'redis-server'], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findRedis();
}

/**
 * Starts one with nothing in it and nothing on disk, unless further options say otherwise; `stop` kills it, `start`
 * brings it up again.
 * @param {number} port
 * @param {string[]} more as on its command line
 */
export async function startRedis(port, more = []) {
  const command = findRedis();
  if (!command) throw new Error('There is no redis-server on this machine.');
  const password = 'canary-redis-password';
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const redis = {
    url: `redis://:${password}@127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
      const secret = ['--requirepass', password];
      server = spawn(command, [...options, ...secret, ...more], { stdio: 'ignore' });
      await untilItListens(port);
    },
    stop: () =>
      new Promise((resolve) => {
        server?.once('exit', () => resolve(undefined));
        server?.kill('SIGKILL');
      }),
  };
  await redis.start();
  return redis;
}

async function untilItListens(/** @type {number} */ port) {
  for (let tries = 0; tries < 100; tries++) {
    const open = await new Promise((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve(socket.destroy() && true));
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`Redis does not listen on port ${port}.`);
}
