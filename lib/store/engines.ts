import 'server-only';
import { Worker } from 'node:worker_threads';
import { projectPath } from '../project-path';
import { env } from '../settings/env';
import { tables, type Table } from './sql';
import { openSqlite, type Row, type Value } from './sqlite.mjs';

/** Runs one statement at a time, with arguments $1, $2 and so on. */
export type Engine = {
  /** @param isDurable resolves once it is on the disk */
  all: (text: string, args: readonly Value[], isDurable: boolean) => Promise<Row[]>;
  close: () => Promise<void>;
};

/** `unfit` names tables with other columns than ours; the others are used all the same. */
export type ReadyEngine = Engine & { unfit: ReadonlyMap<string, unknown> };

export const memory = 'memory:';

export const kindOf = (url: string) =>
  isPostgres(url) ? 'postgres' : url === memory ? 'memory' : 'file';

/** Tables of the same name in a shared Postgres may be somebody else's. */
export const schemaOf = (url: string) => (isPostgres(url) ? 'practice.' : '');

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

export const pathOf = (url: string) => projectPath(url.replace(/^file:(\/\/(?=\/))?/, ''));

export function openEngine(url: string): Promise<Engine> {
  if (isPostgres(url)) return openPostgres(url);
  return url === memory ? openMemory() : openSqliteFile(pathOf(url));
}

async function openMemory(): Promise<Engine> {
  const { all, close } = await openSqlite(':memory:');
  return { all: async (...statement) => all(...statement), close: async () => close() };
}

/** Makes missing tables, and finds those that lack our columns. */
export async function openWithTables(url: string): Promise<ReadyEngine> {
  const engine = await openEngine(url);
  const unfit = new Map<string, unknown>();
  try {
    if (isPostgres(url)) await makeSchema(engine);
    for (const table of tables)
      await makeTable(engine, table, schemaOf(url)).catch((error: unknown) => {
        if (!lacksColumn(error)) throw error;
        unfit.set(table.name, error);
      });
    return { ...engine, unfit };
  } catch (error) {
    void engine.close().catch(() => undefined);
    throw error;
  }
}

/** A user without the right to make a schema can still use one that is there. */
async function makeSchema({ all }: Engine) {
  const found = await all(`SELECT 1 FROM pg_namespace WHERE nspname = 'practice'`, [], false);
  if (found.length === 0) await unlessMade(all('CREATE SCHEMA practice', [], true));
}

async function makeTable({ all }: Engine, table: Table, schema: string) {
  const name = `${schema}${table.name}`;
  await unlessMade(all(`CREATE TABLE IF NOT EXISTS ${name}(${table.definition})`, [], true));
  await all(`SELECT ${table.columns().join()} FROM ${name} LIMIT 0`, [], false);
  for (const index of table.indexes)
    await unlessMade(
      all(`CREATE INDEX IF NOT EXISTS ${index.name} ON ${name}${index.on}`, [], true),
    );
}

/** Two instances may make the same thing at the same moment. */
const unlessMade = (making: Promise<unknown>) =>
  making.catch((error: unknown) => {
    if (!isMadeMeanwhile(error)) throw error;
  });

const lacksColumn = (error: unknown) =>
  (error as { code?: string }).code === '42703' || /no such column/.test(String(error));

/**
 * An order asks two things at a time, while the one before it still notes what was sent. A
 * platform's function wakes up with dead connections.
 */
const keptOpen = env.platform ? 0 : 4;

/** Each statement stands for itself, so a pooler may stand in between. */
async function openPostgres(url: string): Promise<Engine> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    min: keptOpen,
    // Includes the wait for one of the five.
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: {
      // `pg` would return BIGINT as text.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that dies would end the process.
  pool.on('error', () => undefined);
  // The others are opened as soon as the first one stands, so that no order waits for them.
  pool.once('connect', () => {
    for (let n = 1; n < keptOpen; n++) void pool.query('SELECT 1').catch(() => undefined);
  });
  return {
    all: async (text, args) => (await pool.query<Row>(text, [...args])).rows,
    close: () => pool.end(),
  };
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
const isMadeMeanwhile = (error: unknown) =>
  ['23505', '42P06', '42P07', '42710'].includes((error as { code?: string }).code ?? '');

/** An error with a severity comes from a Postgres that answers, any other from one that is away. */
export const isAway = (error: unknown) => !(error instanceof Error && 'severity' in error);

type WorkerAnswer = { id: number; rows?: Row[]; error?: { message: string; code?: string } };

type PendingStatement = { resolve: (rows: Row[]) => void; reject: (error: Error) => void };

/** Time that the worker has to close the file when the process ends. */
const endMs = 2_000;

async function openSqliteFile(path: string): Promise<Engine> {
  const isDone = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    /* turbopackIgnore: true */ projectPath('lib/store/sqlite-worker.mjs'),
    { workerData: { path, isDone } },
  );
  const waiting = new Map<number, PendingStatement>();
  let asked = 0;
  let hasEnded = false;
  const end = Object.assign(new Error('the thread of the database has ended'), { code: 'ENDED' });

  function settle(id: number, how: (one: PendingStatement) => void) {
    const one = waiting.get(id);
    waiting.delete(id);
    // The process may end while no statement is pending.
    if (waiting.size === 0) worker.unref();
    if (one) how(one);
  }

  const answered = (id: number) =>
    new Promise<Row[]>((resolve, reject) => {
      worker.ref();
      waiting.set(id, { resolve, reject });
    });

  function failAll(error: Error) {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(error));
  }

  worker.on('message', ({ id, rows, error }: WorkerAnswer) =>
    settle(id, ({ resolve, reject }) =>
      error ? reject(Object.assign(new Error(error.message), error)) : resolve(rows ?? []),
    ),
  );
  worker.on('error', failAll);
  const ended = new Promise<void>((resolve) =>
    worker.on('exit', () => {
      hasEnded = true;
      failAll(end);
      process.off('exit', closeAtOnce);
      resolve();
    }),
  );

  function closeAtOnce() {
    worker.postMessage('close');
    Atomics.wait(isDone, 0, 0, endMs);
  }
  process.on('exit', closeAtOnce);

  await answered(asked++);
  return {
    async all(text, args, isDurable) {
      if (hasEnded) throw end;
      const id = asked++;
      const answer = answered(id);
      worker.postMessage({ id, text, args, isDurable });
      return answer;
    },
    close() {
      worker.ref();
      worker.postMessage('close');
      return ended;
    },
  };
}
