// A server of the last build that is started and killed many times.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { envWith } from '../../e2e/stand-in-env.mjs';
import { untilItAnswers } from '../../e2e/until-it-answers.mjs';

export function newSite(port, standInUrl) {
  const address = `http://localhost:${port}`;
  let server;
  return {
    address,
    async start(settings = {}) {
      const env = { ...envWith(address, standInUrl), ORDERS_PER_HOUR: '1000000', ...settings };
      server = spawn(
        process.execPath,
        ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
        { stdio: 'ignore', env: { ...process.env, ...env } },
      );
      await untilItAnswers(`${address}/api/health`);
    },
    /** By SIGKILL, whatever it is doing. */
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    /** What it says of itself; asking begins a round of the queue. */
    health: async () => (await fetch(`${address}/api/health`)).json(),
    /** Resident megabytes, where the system says so (Linux). */
    memory() {
      try {
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      } catch {
        return NaN;
      }
    },
  };
}
