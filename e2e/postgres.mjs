/** Finds, installs and runs a Postgres for the tests that need a real one. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram, installPackages } from './programs.mjs';

const debians = '/usr/lib/postgresql';

/** The folder of a Postgres server's programs, or undefined. */
export function findPostgres() {
  const versions = existsSync(debians)
    ? readdirSync(debians).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = versions.map((version) => join(debians, version, 'bin'));
  const onPath = findProgram('initdb');
  return [...folders, ...(onPath ? [join(onPath, '..')] : [])].find((folder) =>
    existsSync(join(folder, 'postgres')),
  );
}

/** Installs Debian's package where no password is asked; returns the same folder if found. */
export function installPostgres() {
  installPackages('postgresql');
  return findPostgres();
}

/** Postgres refuses to run as root. */
function servant() {
  if (process.getuid?.() !== 0) return {};
  const id = (/** @type {string} */ flag) =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts one with an empty database; `stop` kills it as a power cut would, `start` runs it again.
 * @param {number} port
 */
export async function startPostgres(port) {
  const programs = findPostgres();
  if (!programs) throw new Error('There is no Postgres server on this machine.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const user = servant();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const making = '-U site --auth=trust -E UTF8 --locale=C --no-sync'.split(' ');
  execFileSync(join(programs, 'initdb'), ['-D', data, ...making], {
    ...user,
    stdio: 'ignore',
    cwd: folder,
  });
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  const postgres = {
    url: `postgres://site:canary-postgres-password@127.0.0.1:${port}/postgres`,
    /** For signals. */
    process: () => server,
    async start() {
      const options = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
      server = spawn(join(programs, 'postgres'), options, {
        ...user,
        stdio: 'ignore',
        cwd: folder,
      });
      await untilItAnswers(postgres.url);
    },
    /** Ends all processes at once. */
    stop: () =>
      new Promise((resolve) => {
        // The server has ended where another one had its port.
        if (server?.exitCode !== null) resolve(undefined);
        server?.once('exit', () => resolve(undefined));
        server?.kill('SIGQUIT');
      }),
    async end() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

/** Postgres listens before it takes statements. */
async function untilItAnswers(/** @type {string} */ url) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return await client.end();
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
