import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { ports, standInEnv, startServer } from './servers';
import { untilItAnswers } from './until-it-answers.mjs';

/** A server of the last build that one test has for itself, to configure, to watch and to kill. */
export type Site = {
  url: string;
  /** Everything that it has printed. */
  log: () => string;
  /** Ends it, and comes back when it has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

const root = resolve(__dirname, '..');

/** Starts it on a free port, with the environment of the tests and these changes. */
export async function startSite(changes: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { args, env } = startServer(port);
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...standInEnv, SITE_URL: url, ...env, ...changes },
  });
  let log = '';
  const note = (chunk: unknown) => (log += String(chunk));
  server.stdout.on('data', note);
  server.stderr.on('data', note);
  const ended = once(server, 'exit');
  await untilItAnswers(`${url}/api/health`, () => log);
  return {
    url,
    log: () => log,
    async stop(signal = 'SIGKILL') {
      server.kill(signal);
      await ended;
    },
  };
}

let asked = 0;

/**
 * A port below those that the system gives to outgoing connections: one of these may take a port that was free a moment
 * ago. Each worker of the tests has a hundred for itself.
 */
export async function freePort(): Promise<number> {
  const port = ports.further + 100 * test.info().parallelIndex + (asked++ % 100);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  await new Promise((done) => server.close(done));
  return port;
}
