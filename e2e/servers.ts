import { join } from 'node:path';
import { envWith, ownerEmail } from './stand-in-env.mjs';

export { ownerEmail };

const base = Number(process.env.E2E_PORT ?? 3210);

/** Where the tests' servers listen: three ports from E2E_PORT on, and those of single tests a thousand further. */
export const ports = {
  site: base,
  standIn: base + 1,
  edited: base + 2,
  further: base + 1000,
};

/** Milliseconds that an idle connection stays: longer than whoever asks keeps it, as docs/host has it. */
const patient = '65000';

/**
 * How the site is started: as `npm run serve` does, or, when E2E_SERVER names a folder, the server that
 * `npm run package` has put there.
 */
export const startServer = (port: number): { args: string[]; env: Record<string, string> } =>
  process.env.E2E_SERVER
    ? {
        args: [join(process.env.E2E_SERVER, 'server.js')],
        env: { PORT: String(port), HOSTNAME: '0.0.0.0', KEEP_ALIVE_TIMEOUT: patient },
      }
    : {
        args: [
          'node_modules/next/dist/bin/next',
          'start',
          '-p',
          String(port),
          '--keepAliveTimeout',
          patient,
        ],
        env: {},
      };

/** The environment of the site that sends through the stand-in. */
export const standInEnv = {
  ...envWith(`http://localhost:${ports.site}`, `http://localhost:${ports.standIn}`),
  // All tests together order more than a site of this size does in an hour.
  ORDERS_PER_HOUR: '10000',
  // Nothing outlives a server, but where a test says so.
  DATABASE_URL: 'memory:',
};

/**
 * A machine's address of its own for each test, so that none uses up another's limit. The second half of
 * a test's id is of its title, the first one of its file.
 */
export const addressOf = (testId: string) =>
  [-16, -12, -8, -4].map((at) => parseInt(testId.slice(at).slice(0, 4), 36) % 250).join('.');
