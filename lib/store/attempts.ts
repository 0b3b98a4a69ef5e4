import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { quickly, type Database } from './database';
import { sql } from './sql';
import { attempt } from './tables';

/** What an attempt came to: `other` when its key was used before with another content. */
export type Outcome<T> = { kind: 'first' | 'replayed'; value: T } | { kind: 'other' };

/** A mark is renewed while its process lives: after a crash another may go on so soon, in milliseconds. */
const markMs = 5_000;
/** No mark is so far ahead, but where a clock was wrong. */
const wrongMarkMs = 60_000;
const lookAgainMs = 100;
/** Longer than any attempt takes. */
const waitAtMostMs = 30_000;

/** Attempts by their keys, so that one that is repeated does nothing twice. */
export function attemptTable({ runAnywhere, withoutBudget }: Database, now: () => number) {
  const inFlight = new Map<string, Promise<unknown>>();

  /** Undefined once the attempt is this holder's, otherwise what came of somebody else's. */
  async function markOrFind<K>(mark: Mark, schema: z.ZodType<K>): Promise<Outcome<K> | undefined> {
    const { key, print, holder } = mark;
    for (const end = performance.now() + waitAtMostMs; performance.now() < end;) {
      const [ours] = await runAnywhere(
        sql`INSERT INTO ${attempt}(key, print, holder, until) VALUES(${key}, ${print}, ${holder}, ${now() + markMs})
            ON CONFLICT(key) DO UPDATE
            SET print = excluded.print, holder = excluded.holder, answer = NULL, until = excluded.until
            WHERE attempt.until <= ${now()} OR attempt.answer IS NULL AND attempt.until > ${now() + wrongMarkMs}
            RETURNING holder`,
        // After a power cut nobody holds it any more.
        quickly,
      );
      if (ours) return undefined;
      const [found] = await runAnywhere<{ print: string; answer: string | null }>(
        sql`SELECT print, answer FROM ${attempt} WHERE key = ${key}`,
        quickly,
      );
      if (found && found.print !== print) return { kind: 'other' };
      if (found?.answer) return { kind: 'replayed', value: schema.parse(JSON.parse(found.answer)) };
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
    throw new Error('store: an attempt is still under way');
  }

  /** Where it is still this holder's. */
  const isOurs = ({ key, holder }: Mark) =>
    sql`key = ${key} AND holder = ${holder} AND answer IS NULL`;

  const renew = (mark: Mark) =>
    runAnywhere(
      sql`UPDATE ${attempt} SET until = ${now() + markMs} WHERE ${isOurs(mark)}`,
      quickly,
    );

  const keep = (mark: Mark, value: unknown, keepMs: number) =>
    runAnywhere(
      sql`UPDATE ${attempt} SET answer = ${JSON.stringify(value)}, until = ${now() + keepMs}
          WHERE ${isOurs(mark)}`,
      { isEssential: false },
    );

  const forget = (mark: Mark) =>
    runAnywhere(sql`DELETE FROM ${attempt} WHERE ${isOurs(mark)}`, quickly);

  async function everywhere<T, K extends T>(
    mark: Mark,
    work: () => Promise<T>,
    schema: z.ZodType<K>,
    keepMs: number,
  ): Promise<Outcome<T>> {
    const known = await markOrFind(mark, schema);
    if (known) return known;
    // However slow the database is to this request, no other one may take the attempt for given up.
    const alive = withoutBudget(() =>
      setInterval(() => void renew(mark).catch(() => undefined), markMs / 3).unref(),
    );
    let isKept = false;
    try {
      const value = await work();
      isKept = schema.safeParse(value).success;
      // The work is done, whatever becomes of its note.
      if (isKept) await keep(mark, value, keepMs).catch(() => undefined);
      return { kind: 'first', value };
    } finally {
      clearInterval(alive);
      if (!isKept) await forget(mark).catch(() => undefined);
    }
  }

  return {
    /**
     * Does `work` unless the key was seen with the same print: then what came of it, waited for if need be. A value that isn't
     * worth keeping, or a throw, is forgotten: the key may try again.
     * @param schema what is worth keeping, and how it is read again
     * @param keepMs how long
     */
    async attempt<T, K extends T>(
      { key, print = '' }: { key: string; print?: string },
      work: () => Promise<T>,
      schema: z.ZodType<K>,
      keepMs: number,
    ): Promise<Outcome<T>> {
      // In this process they wait for each other's value, worth keeping or not.
      const name = `${key} ${print}`;
      const here = inFlight.get(name) as Promise<Outcome<T>> | undefined;
      if (here) {
        const outcome = await here;
        return outcome.kind === 'other' ? outcome : { ...outcome, kind: 'replayed' };
      }
      const mine = everywhere({ key, print, holder: randomUUID() }, work, schema, keepMs);
      inFlight.set(name, mine);
      return mine.finally(() => inFlight.delete(name));
    },

    /** What was kept for a key. */
    async find<T>(key: string, schema: z.ZodType<T>): Promise<T | undefined> {
      const [row] = await runAnywhere<{ answer: string }>(
        sql`SELECT answer FROM ${attempt} WHERE key = ${key} AND answer IS NOT NULL AND until > ${now()}`,
        quickly,
      );
      return row && schema.safeParse(JSON.parse(row.answer)).data;
    },
  };
}

type Mark = { key: string; print: string; holder: string };

/** A digest of what was asked, so that nobody's details need be kept to compare it. */
export const printOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
