import 'server-only';
import type * as sqliteTypes from '@photostructure/sqlite';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { projectPath } from '../project-path';

/** A database as the store uses it: it may be away, and come back. */
export type Database = ReturnType<typeof openDatabase>;

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** A statement or a part of one, with values and other parts in their places: sql`DELETE FROM hit WHERE key = ${key}`. */
export const sql = (texts: TemplateStringsArray, ...values: readonly (Value | Sql)[]) =>
  new Sql(texts, values);

class Sql {
  constructor(
    private readonly texts: readonly string[],
    private readonly values: readonly (Value | Sql)[],
  ) {}

  /** Its text with $1, $2 and so on for the values, which are put into `args`. */
  write(args: Value[]): string {
    return this.texts.reduce((before, text, index) => {
      const value = this.values[index - 1] ?? null;
      return `${before}${value instanceof Sql ? value.write(args) : `$${args.push(value)}`}${text}`;
    });
  }
}

export type { Sql };

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

/** Opens the database of an address (see openEngine) when it is first asked, and again after it could not be opened. */
export function openDatabase(url: string) {
  let opening: Promise<Engine> | undefined;
  let inMemory: Promise<Engine> | undefined;
  let fault: unknown;
  let awayUntil = 0;

  const opened = () =>
    (opening ??= openEngine(url, tables).catch((error) => {
      opening = undefined;
      throw error;
    }));

  /**
   * For what must be kept: throws while the database is away.
   * @param lasting whether it is on the disk before the promise resolves
   */
  async function run<R = Row>(statement: Sql, lasting = true): Promise<R[]> {
    if (performance.now() < awayUntil) throw fault;
    const args: Value[] = [];
    const text = statement.write(args);
    try {
      const rows = await (await opened()).all(text, args, lasting);
      // Reading still works where nothing can be written.
      if (!text.startsWith('SELECT')) fault = undefined;
      return rows as R[];
    } catch (error) {
      fault = error;
      // It hangs or refuses connections; what it says of a statement has a severity.
      if (isPostgres(url) && !(error instanceof Error && 'severity' in error))
        awayUntil = performance.now() + awayMs;
      throw error;
    }
  }

  /** For what goes on in this process's memory meanwhile. */
  async function runAnywhere<R = Row>(statement: Sql, lasting = true) {
    try {
      return await run<R>(statement, lasting);
    } catch {
      inMemory ??= openEngine('memory:', tables);
      const args: Value[] = [];
      return (await (await inMemory).all(statement.write(args), args, false)) as R[];
    }
  }

  return {
    kind: kindOf(url),
    run,
    runAnywhere,
    /** How a statement passes over rows that another one has just now. */
    skipLocked: isPostgres(url) ? sql`FOR UPDATE OF m SKIP LOCKED` : sql``,
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

/** A database that runs one statement at a time, with arguments $1, $2 and so on. */
export type Engine = {
  /** `lasting`: what was written is on the disk before it resolves. */
  all: (sql: string, args: readonly Value[], lasting: boolean) => Promise<Row[]>;
  close: () => Promise<void>;
};

/**
 * The database of an address: 'file:.data/site.db', 'memory:', or 'postgres://user:password@host/name'.
 * @param tables statements that make its tables where they are not there yet
 */
export const openEngine = (url: string, tables: readonly string[]): Promise<Engine> =>
  isPostgres(url) ? postgres(url, tables) : sqlite(url, tables);

export const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

/** The path of a file's address, from the project's folder. */
export const pathOf = (url: string) => projectPath(url.replace(/^file:(\/\/(?=\/))?/, ''));

async function sqlite(url: string, tables: readonly string[]): Promise<Engine> {
  const inMemory = url === 'memory:';
  const path = inMemory ? ':memory:' : pathOf(url);
  if (!inMemory) {
    mkdirSync(dirname(path), { recursive: true });
    // It holds what buyers wrote until it is sent: nobody but the site's own user reads it.
    closeSync(openSync(path, 'a', 0o600));
  }
  const { DatabaseSync } = await sqliteModule();
  const open = (synchronous: 'FULL' | 'NORMAL') => {
    const database = new DatabaseSync(path);
    database.exec(
      `PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=${synchronous}`,
    );
    for (const sql of tables) database.exec(sql);
    // It waits in place, and nothing else runs meanwhile: wait little, and try again by a timer.
    database.exec(`PRAGMA busy_timeout=${waitInPlaceMs}`);
    return database;
  };
  const lasting = connection(open('FULL'));
  // What may be lost with the machine's power, limits and counts above all, needn't wait for the disk.
  const quick = inMemory ? lasting : connection(open('NORMAL'));
  return {
    async all(sql, args, isLasting) {
      for (const end = performance.now() + waitAtMostMs; ;) {
        try {
          return (isLasting ? lasting : quick).all(sql, args);
        } catch (error) {
          // The package's errors have no code of their own for 'another process is writing'.
          if (!/database is locked/.test(String(error)) || performance.now() > end) throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 1 + Math.random() * 10));
      }
    },
    async close() {
      if (quick !== lasting) quick.close();
      lasting.close();
    },
  };
}

type SqliteDatabase = InstanceType<typeof sqliteTypes.DatabaseSync>;

/** A connection that prepares each statement once. */
function connection(database: SqliteDatabase) {
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return {
    all(sql: string, args: readonly Value[]): Row[] {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, statement);
      const named = Object.fromEntries(args.map((value, index) => [`$${index + 1}`, value]));
      // Its rows have no prototype.
      return statement.all(named).map((row) => ({ ...(row as Row) }));
    },
    close: () => database.close(),
  };
}

const waitInPlaceMs = 50;
const waitAtMostMs = 5_000;

/** Node has it from 22.13 on; before that the same interface comes as a package. */
async function sqliteModule(): Promise<Pick<typeof sqliteTypes, 'DatabaseSync'>> {
  const own: unknown = process.getBuiltinModule?.('node:sqlite' as 'node:fs');
  return (
    (own as Pick<typeof sqliteTypes, 'DatabaseSync'> | undefined) ??
    (await import('@photostructure/sqlite'))
  );
}

async function postgres(url: string, tables: readonly string[]): Promise<Engine> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    // It counts the wait for one of the five too.
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: {
      // Milliseconds since 1970 come as text otherwise.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that dies would end the process.
  pool.on('error', () => undefined);
  try {
    for (const sql of tables)
      await pool.query(sql).catch((error: { code?: string }) => {
        if (!madeMeanwhile.includes(error.code ?? '')) throw error;
      });
  } catch (error) {
    void pool.end().catch(() => undefined);
    throw error;
  }
  return {
    all: async (sql, args) => (await pool.query<Row>(sql, [...args])).rows,
    close: () => pool.end(),
  };
}

/** Two instances make a table at the same moment: it is there. https://www.postgresql.org/docs/15/errcodes-appendix.html */
const madeMeanwhile = ['23505', '42P07', '42710'];
