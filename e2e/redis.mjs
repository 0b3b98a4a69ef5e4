/** Finds, installs and runs a Redis for the tests that need a real one. */
import { spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { findProgram, installPackages } from './programs.mjs';

/** The path of a Redis server on this machine, or undefined. */
export const findRedis = () => findProgram('redis-server');

/** Installs Debian's package where that can be done without asking; returns the server's path where there is one now. */
export const installRedis = () => installPackages('redis-server');

/** Starts one with nothing in it and nothing on disk; `stop` kills it, `start` brings it up again, empty. */
export async function startRedis(/** @type {number} */ port) {
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
      server = spawn(command, [...options, ...secret], { stdio: 'ignore' });
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
