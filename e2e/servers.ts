import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { untilItAnswers } from './until-it-answers.mjs';

const base = Number(process.env.E2E_PORT ?? 3210);

/** Three ports from E2E_PORT on; those of single tests are a thousand further. */
export const ports = {
  site: base,
  standIn: base + 1,
  edited: base + 2,
  further: base + 1000,
};

export const ownerEmail = 'owner@practice.example';

/** For tests and the soak. */
export const envWith = (siteUrl: string, providerUrl: string) => ({
  SITE_URL: siteUrl,
  SENDGRID_API_KEY: 'SG.stand-in',
  SENDGRID_BASE_URL: providerUrl,
  EMAIL_FROM: 'site@practice.example',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: ownerEmail,
  // Visitors say in X-Forwarded-For who they are, as a proxy would.
  TRUST_PROXY: '1',
});

export const standInEnv = {
  ...envWith(`http://localhost:${ports.site}`, `http://localhost:${ports.standIn}`),
  // All tests together order more than a site of this size does in an hour.
  ORDERS_PER_HOUR: '10000',
  // Data end with the server, except where a test says otherwise.
  DATABASE_URL: 'memory:',
};

/** Longer than a client keeps an idle connection, as docs/host has it. */
const patient = '65000';

const root = resolve(__dirname, '..');

/**
 * Starts as `npm start` does, or the server that `npm run package` has put into E2E_SERVER. A site
 * on a build elsewhere starts as the former.
 */
function howToStart(port: number, folder = root): { args: string[]; env: Record<string, string> } {
  const packed = folder === root && process.env.E2E_SERVER;
  if (packed)
    return {
      args: [join(packed, 'server.js')],
      env: { PORT: String(port), HOSTNAME: '0.0.0.0', KEEP_ALIVE_TIMEOUT: patient },
    };
  const next = join(root, 'node_modules/next/dist/bin/next');
  return { args: [next, 'start', '-p', String(port), '--keepAliveTimeout', patient], env: {} };
}

/** The stand-in for the mail provider and the site, as Playwright starts them. */
export function webServers(changes: Record<string, string> = {}) {
  const { args, env } = howToStart(ports.site);
  return [
    {
      command: `node e2e/stand-in.mjs ${ports.standIn}`,
      url: `http://localhost:${ports.standIn}/inbox`,
      cwd: root,
    },
    {
      command: `node "${args.join('" "')}"`,
      url: `http://localhost:${ports.site}/api/health`,
      cwd: root,
      env: { ...standInEnv, ...env, ...changes },
      stdout: 'ignore' as const,
    },
  ];
}

/** A server of the last build, to configure, to watch and to kill. */
export type Site = Awaited<ReturnType<typeof startServer>>;

/** Starts one with these changes to the environment of this process, on the build in `folder`. */
export async function startServer(
  port: number,
  changes: Record<string, string> = {},
  folder = root,
) {
  const { server, log, ended } = launchServer(port, changes, folder);
  const url = `http://localhost:${port}`;
  await untilItAnswers(`${url}/api/health`, log);
  return {
    url,
    server,
    log,
    /** Resolves when it has ended. */
    async stop(signal: NodeJS.Signals = 'SIGKILL') {
      server.kill(signal);
      await ended;
    },
  };
}

/** For a server that may end before it answers. */
export function launchServer(port: number, changes: Record<string, string> = {}, folder = root) {
  const { args, env } = howToStart(port, folder);
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env, ...changes },
  });
  let text = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => (text += String(chunk)));
  return {
    server,
    /** All that it has printed. */
    log: () => text,
    /** Its exit code, or the signal that ended it. */
    ended: once(server, 'close').then(([code, signal]): number | string => code ?? signal),
  };
}
