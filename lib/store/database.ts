import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { projectPath } from '../project-path';
import { Budget, outOfTime } from './budget';
import { isAway, isMadeMeanwhile, openPostgres } from './postgres';
import { sql, type Engine, type Sql, type Table } from './sql';
import { openSqliteFile } from './sqlite-file';
import { openSqlite, type Row, type Value } from './sqlite.mjs';
import { tables } from './tables';

/** `unfit` names tables with other columns than ours; the others are used all the same. */
type ReadyEngine = Engine & { unfit: ReadonlyMap<string, unknown> };

export type Database = ReturnType<typeof openDatabase>;

type Manner = {
  /** Written to the disk before the promise resolves. */
  isDurable?: boolean;
  /** A request waits for it, however long that takes. */
  isEssential?: boolean;
};

/** For rows that may be lost with the machine's power. */
export const quickly: Manner = { isDurable: false };

/** Pause after a failure before Postgres is asked again. */
const awayMs = 2_000;

/** Opens the database when it is first asked, and again after it could not be opened. */
export function openDatabase(url: string) {
  const schema = schemaOf(url);
  const budgets = new AsyncLocalStorage<Budget | undefined>();
  const faults = new Map<string, unknown>();
  let opening: Promise<ReadyEngine> | undefined;
  let current: ReadyEngine | undefined;
  let inMemory: Promise<ReadyEngine> | undefined;
  let isReplaced = false;
  let lastFault: unknown;
  let awayUntil = 0;
  let isClosed = false;

  const open = (before: Promise<void> = Promise.resolve()) =>
    before
      .then(() => openWithTables(url))
      .then((engine) => (current = engine))
      .catch((error) => {
        opening = undefined;
        throw error;
      });

  const opened = () => (opening ??= open());

  /** Opens the file that took the place of ours, where rows will be looked for. */
  function reopen(replaced: ReadyEngine) {
    if (current === replaced) {
      current = undefined;
      opening = open(replaced.close());
    }
    return opened();
  }

  async function ask(statement: Sql, isDurable: boolean): Promise<Row[]> {
    if (isClosed) throw new Error('store: it is closed');
    if (performance.now() < awayUntil) throw lastFault;
    const { table } = statement;
    const args: Value[] = [];
    const text = statement.write(args, schema);
    try {
      const engine = await opened();
      if (engine.unfit.has(table)) throw engine.unfit.get(table);
      const rows = await engine.all(text, args, isDurable).catch(async (error) => {
        if (error.code === 'ENDED' && !isClosed) void reopen(engine).catch(() => undefined);
        if (error.code !== 'REPLACED') throw error;
        isReplaced = true;
        return (await reopen(engine)).all(text, args, isDurable);
      });
      // Reading still works where nothing can be written.
      if (!text.startsWith('SELECT')) for (const what of [table, everything]) faults.delete(what);
      return rows;
    } catch (error) {
      faults.set(concernsTable(error) ? table : everything, error);
      lastFault = error;
      if (isPostgres(url) && isAway(error)) awayUntil = performance.now() + awayMs;
      throw error;
    }
  }

  /** Throws while the database is away, or too slow for the request. */
  async function run<R = Row>(
    statement: Sql,
    { isDurable = true, isEssential = isDurable }: Manner = {},
  ): Promise<R[]> {
    const budget = budgets.getStore();
    // A durable statement is sent all the same, and may be carried out later.
    const isWorthAsking = isDurable || isEssential;
    if (budget && budget.left() <= 0 && !isWorthAsking) throw outOfTime();
    const answer = ask(statement, isDurable);
    return (await (budget?.wait(answer, isEssential) ?? answer)) as R[];
  }

  /** Falls back to this process's memory. */
  async function runOrFallBack<R = Row>(statement: Sql, manner?: Manner) {
    try {
      return await run<R>(statement, manner);
    } catch {
      inMemory ??= openWithTables(memory);
      const args: Value[] = [];
      const text = statement.write(args, schemaOf(memory));
      return (await (await inMemory).all(text, args, false)) as R[];
    }
  }

  return {
    kind: kindOf(url),
    run,
    runOrFallBack,
    /** All statements of a request share one budget; timers and the queue have none. */
    withBudget: <T>(work: () => T): T => budgets.run(new Budget(), work),
    withoutBudget: <T>(work: () => T): T => budgets.run(undefined, work),
    skipLocked: isPostgres(url) ? sql`FOR UPDATE OF m SKIP LOCKED` : sql``,
    /** Why the last write to one of the tables failed, or the database could not be asked. */
    fault: (): unknown => [...faults.values()][0],
    /** Whether the file was found removed or replaced since the last call. */
    takeReplaced() {
      const found = isReplaced;
      isReplaced = false;
      return found;
    },
    async close() {
      isClosed = true;
      const engines = [opening, inMemory].map((one) => one?.catch(() => undefined));
      for (const one of await Promise.all(engines)) await one?.close();
    },
  };
}

const memory = 'memory:';

const kindOf = (url: string) => (isPostgres(url) ? 'postgres' : url === memory ? 'memory' : 'file');

/** Tables of the same name in a shared Postgres may be somebody else's. */
export const schemaOf = (url: string) => (isPostgres(url) ? 'practice.' : '');

const isPostgres = (url: string) => /^postgres(ql)?:/.test(url);

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
async function openWithTables(url: string): Promise<ReadyEngine> {
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

const everything = 'the database';

/** Postgres's classes for missing objects, missing rights and broken rules, or SQLite's words. */
const concernsTable = (error: unknown) =>
  /^(?:23|42)/.test((error as { code?: string }).code ?? '') ||
  /no such|constraint/.test(String(error));

const lacksColumn = (error: unknown) =>
  (error as { code?: string }).code === '42703' || /no such column/.test(String(error));
