import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { quickly, type Database } from './database';
import { attempt, sql } from './sql';

/** `other`: the key was used before with another request. */
export type AttemptOutcome<T> = { kind: 'first' | 'replayed'; value: T } | { kind: 'other' };

/** A lock is renewed while its process lives; after a crash another may take over this soon. */
const leaseMs = 5_000;
/** A lock further ahead was written while a clock was wrong. */
const impossibleLeaseMs = 60_000;
const lookAgainMs = 100;
const waitAtMostMs = 30_000;

export function attemptTable({ runOrFallBack, withoutBudget }: Database, now: () => number) {
  const inFlight = new Map<string, Promise<unknown>>();

  /** Returns undefined once the lock is ours, otherwise the earlier attempt's outcome. */
  async function acquireOrRead<K>(
    lock: Lock,
    schema: z.ZodType<K>,
  ): Promise<AttemptOutcome<K> | undefined> {
    const { key, requestHash, owner } = lock;
    for (const end = performance.now() + waitAtMostMs; performance.now() < end;) {
      const [ours] = await runOrFallBack(
        sql`INSERT INTO ${attempt}(key, print, holder, until) VALUES(${key}, ${requestHash}, ${owner}, ${now() + leaseMs})
            ON CONFLICT(key) DO UPDATE
            SET print = excluded.print, holder = excluded.holder, answer = NULL, until = excluded.until
            WHERE attempt.until <= ${now()} OR attempt.answer IS NULL AND attempt.until > ${now() + impossibleLeaseMs}
            RETURNING holder`,
        // After a power cut nobody holds it any more.
        quickly,
      );
      if (ours) return undefined;
      const [found] = await runOrFallBack<{ print: string; answer: string | null }>(
        sql`SELECT print, answer FROM ${attempt} WHERE key = ${key}`,
        quickly,
      );
      if (found && found.print !== requestHash) return { kind: 'other' };
      if (found?.answer) return { kind: 'replayed', value: schema.parse(JSON.parse(found.answer)) };
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
    throw new Error('store: an attempt is still under way');
  }

  const isHeldBy = ({ key, owner }: Lock) =>
    sql`key = ${key} AND holder = ${owner} AND answer IS NULL`;

  const renew = (lock: Lock) =>
    runOrFallBack(
      sql`UPDATE ${attempt} SET until = ${now() + leaseMs} WHERE ${isHeldBy(lock)}`,
      quickly,
    );

  const saveAnswer = (lock: Lock, value: unknown, keepMs: number) =>
    runOrFallBack(
      sql`UPDATE ${attempt} SET answer = ${JSON.stringify(value)}, until = ${now() + keepMs}
          WHERE ${isHeldBy(lock)}`,
      { isEssential: false },
    );

  const release = (lock: Lock) =>
    runOrFallBack(sql`DELETE FROM ${attempt} WHERE ${isHeldBy(lock)}`, quickly);

  async function runLocked<T, K extends T>(
    lock: Lock,
    work: () => Promise<T>,
    schema: z.ZodType<K>,
    keepMs: number,
  ): Promise<AttemptOutcome<T>> {
    const known = await acquireOrRead(lock, schema);
    if (known) return known;
    // Renewed without a budget: a slow database must not let another request take the lock.
    const alive = withoutBudget(() =>
      setInterval(() => void renew(lock).catch(() => undefined), leaseMs / 3).unref(),
    );
    let isKept = false;
    try {
      const value = await work();
      isKept = schema.safeParse(value).success;
      // The work is done, whether or not its answer can be saved.
      if (isKept) await saveAnswer(lock, value, keepMs).catch(() => undefined);
      return { kind: 'first', value };
    } finally {
      clearInterval(alive);
      if (!isKept) await release(lock).catch(() => undefined);
    }
  }

  return {
    /** A value that `schema` rejects, or a throw, is forgotten: the key may try again. */
    async runOnce<T, K extends T>(
      { key, requestHash = '' }: { key: string; requestHash?: string },
      work: () => Promise<T>,
      schema: z.ZodType<K>,
      keepMs: number,
    ): Promise<AttemptOutcome<T>> {
      // Requests in this process share even a value that is not worth keeping.
      const name = `${key} ${requestHash}`;
      const here = inFlight.get(name) as Promise<AttemptOutcome<T>> | undefined;
      if (here) {
        const outcome = await here;
        return outcome.kind === 'other' ? outcome : { ...outcome, kind: 'replayed' };
      }
      const mine = runLocked({ key, requestHash, owner: randomUUID() }, work, schema, keepMs);
      inFlight.set(name, mine);
      return mine.finally(() => inFlight.delete(name));
    },

    async find<T>(key: string, schema: z.ZodType<T>): Promise<T | undefined> {
      const [row] = await runOrFallBack<{ answer: string }>(
        sql`SELECT answer FROM ${attempt} WHERE key = ${key} AND answer IS NOT NULL AND until > ${now()}`,
        quickly,
      );
      return row && schema.safeParse(JSON.parse(row.answer)).data;
    },
  };
}

type Lock = { key: string; requestHash: string; owner: string };

/** A digest, so that no customer's details are kept to compare requests. */
export const hashRequest = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');
