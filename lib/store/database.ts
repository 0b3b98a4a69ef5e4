import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isAway, isPostgres, kindOf, memory, openWithTables, schemaOf } from './engines';
import type { ReadyEngine } from './engines';
import { sql, type Sql } from './sql';
import type { Row, Value } from './sqlite.mjs';

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

const everything = 'the database';

/** Postgres's classes for missing objects, missing rights and broken rules, or SQLite's words. */
const concernsTable = (error: unknown) =>
  /^(?:23|42)/.test((error as { code?: string }).code ?? '') ||
  /no such|constraint/.test(String(error));

const budgetMs = 1_000;

/** A statement that takes longer is not stopped: it may still be done. */
class Budget {
  private spentMs = 0;
  private waiting = 0;
  private since = 0;

  left() {
    const waitingMs = this.waiting > 0 ? performance.now() - this.since : 0;
    return budgetMs - this.spentMs - waitingMs;
  }

  /** @param isEssential waits for the database's own answer, since nobody may guess it */
  async wait<T>(answer: Promise<T>, isEssential: boolean): Promise<T> {
    const leftMs = this.left();
    if (this.waiting === 0) this.since = performance.now();
    this.waiting += 1;
    try {
      return await (isEssential ? answer : within(answer, leftMs));
    } finally {
      this.waiting -= 1;
      if (this.waiting === 0) this.spentMs += performance.now() - this.since;
    }
  }
}

async function within<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outOfTime()), ms);
  });
  // A rejection after the deadline is nobody's to handle.
  answer.catch(() => undefined);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const outOfTime = () => new Error('store: no time is left for it');
