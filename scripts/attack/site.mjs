/** A production server of the last build for `npm run attack` alone, and what an attacker and others do to it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { envWith } from '../../e2e/stand-in-env.mjs';
import { startStandIn } from '../../e2e/stand-in.mjs';
import { untilItAnswers } from '../../e2e/until-it-answers.mjs';

const port = Number(process.env.E2E_PORT ?? 3210) + 90;

/** Starts it with these changes to the environment of the tests. */
export async function startAttacked(changes = {}) {
  const standIn = await startStandIn();
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-p', String(port)],
    {
      env: {
        ...process.env,
        ...envWith(url, standIn.url),
        APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
        // Each server counts anew, whatever was tried on the one before.
        DATABASE_URL: 'memory:',
        ...changes,
      },
    },
  );
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (log += String(chunk)));
  await untilItAnswers(`${url}/api/health`, () => log);
  return {
    url,
    standIn,
    log: () => log,
    /** Nobody reads what it prints any more. */
    closeLog: () => [server.stdout, server.stderr].forEach((stream) => stream.destroy()),
    /** Its memory in MiB, as Linux counts it: now, and the most since it was last asked. */
    memory() {
      const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
      writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
      const [now, most] = ['VmRSS', 'VmHWM'].map(
        (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024,
      );
      return { now, most };
    },
    /** Ends it as a host does; says whether it went by itself within ten seconds. */
    async stop() {
      const ended = once(server, 'exit');
      server.kill();
      const timer = setTimeout(() => server.kill('SIGKILL'), 10_000);
      const [, signal] = await ended;
      clearTimeout(timer);
      await standIn.stop();
      return signal !== 'SIGKILL';
    },
  };
}

let visitors = 0;
/** An address of nobody (RFC 2544), a new one each time. */
export const visitor = () => `198.18.${Math.floor(++visitors / 250)}.${(visitors % 250) + 1}`;

/** A connection of an attacker, who minds no end. */
export function dial() {
  const socket = connect(port, 'localhost');
  socket.on('error', () => undefined);
  return socket;
}

/** Sends bytes as they are, and reads until the server ends the connection, five seconds at most. */
export async function raw(text) {
  const socket = dial();
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write(text);
  const timer = setTimeout(() => socket.destroy(), 5_000);
  await once(socket, 'close');
  clearTimeout(timer);
  return answer;
}

/** A request as bytes, on a connection that ends with its answer. */
export const asked = (line, ...headers) =>
  [`${line} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close', ...headers, '', ''].join(
    '\r\n',
  );

/** Another visitor asks for the home page so many times, and gets it. */
export async function askAtHome(url, count) {
  for (let n = 0; n < count; n++) {
    const page = await fetch(url);
    if (!page.ok) throw new Error(`The home page was answered with ${page.status}`);
    await page.arrayBuffer();
  }
}
