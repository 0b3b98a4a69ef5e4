import 'server-only';
import { isPostgres, openEngine, type Engine, type Row, type Value } from './engine';

/** A database as the store uses it: it may be away, and come back. */
export type Database = ReturnType<typeof openDatabase>;

const tables = [
  `CREATE TABLE IF NOT EXISTS mail(ord TEXT NOT NULL, name TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL,
     since BIGINT NOT NULL, due BIGINT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, state TEXT NOT NULL DEFAULT 'waiting',
     ended BIGINT, PRIMARY KEY(ord, name))`,
  `CREATE INDEX IF NOT EXISTS mail_due ON mail(due) WHERE state = 'waiting'`,
  `CREATE TABLE IF NOT EXISTS attempt(key TEXT PRIMARY KEY, print TEXT NOT NULL, holder TEXT NOT NULL, answer TEXT,
     until BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS order_id(invoice TEXT PRIMARY KEY, id TEXT NOT NULL, attempt TEXT NOT NULL, made BIGINT NOT NULL)`,
  `CREATE INDEX IF NOT EXISTS order_id_attempt ON order_id(attempt)`,
  `CREATE TABLE IF NOT EXISTS bill(ord TEXT PRIMARY KEY, series TEXT NOT NULL, n INTEGER NOT NULL, made BIGINT NOT NULL,
     UNIQUE(series, n))`,
  `CREATE TABLE IF NOT EXISTS step(ord TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL, until BIGINT NOT NULL,
     PRIMARY KEY(ord, place))`,
  `CREATE TABLE IF NOT EXISTS hit(key TEXT PRIMARY KEY, n INTEGER NOT NULL, until BIGINT NOT NULL)`,
  `CREATE TABLE IF NOT EXISTS visit(day TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, n INTEGER NOT NULL,
     PRIMARY KEY(day, kind, name))`,
];

/** After a failure a Postgres that is away is left alone for so long, in milliseconds. */
const awayMs = 2_000;

/** Opens the database of an address (see engine.ts) when it is first asked, and again after it could not be opened. */
export function openDatabase(url: string) {
  let opening: Promise<Engine> | undefined;
  let inMemory: Promise<Engine> | undefined;
  let fault: unknown;
  let awayUntil = 0;

  async function engine(): Promise<Engine> {
    opening ??= openEngine(url, tables);
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  /**
   * For what must be kept: throws while the database is away.
   * @param lasting whether it is on the disk before the promise resolves
   */
  async function run(sql: string, args: readonly Value[], lasting = true): Promise<Row[]> {
    if (performance.now() < awayUntil) throw fault;
    try {
      const rows = await (await engine()).all(sql, args, lasting);
      // Reading still works where nothing can be written.
      if (!sql.startsWith('SELECT')) fault = undefined;
      return rows;
    } catch (error) {
      fault = error;
      // It hangs or refuses connections; what it says of a statement has a severity.
      if (isPostgres(url) && !(error instanceof Error && 'severity' in error))
        awayUntil = performance.now() + awayMs;
      throw error;
    }
  }

  /** For what goes on in this process's memory meanwhile. */
  async function runAnywhere(sql: string, args: readonly Value[], lasting = true): Promise<Row[]> {
    try {
      return await run(sql, args, lasting);
    } catch {
      inMemory ??= openEngine('memory:', tables);
      return (await inMemory).all(sql, args, false);
    }
  }

  return {
    kind: kindOf(url),
    run,
    runAnywhere,
    /** How a statement passes over rows that another one has just now. */
    skipLocked: isPostgres(url) ? 'FOR UPDATE OF m SKIP LOCKED' : '',
    /** Why the last statement that wrote something failed, or the database could not be asked. */
    fault: () => fault,
    async close() {
      const engines = [opening, inMemory].map((one) => one?.catch(() => undefined));
      for (const one of await Promise.all(engines)) await one?.close();
    },
  };
}

const kindOf = (url: string) =>
  isPostgres(url) ? 'postgres' : url === 'memory:' ? 'memory' : 'file';
