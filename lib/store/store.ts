import 'server-only';
import { createHmac } from 'node:crypto';
import { dayMs } from '../time';
import { env } from '../platform/env';
import { attemptTable } from './attempts';
import { openDatabase } from './database';
import { mailTable } from './mails';

/**
 * What the site remembers. Each function is one statement, which either database runs wholly or not at all: nothing is held
 * while something else is awaited, so several processes and instances may share it, with a pooler in between too.
 *
 * While the database is away, limits, attempts and steps go on in this process's memory. Mails do not: what is said to be
 * kept is on a disk.
 */
export type Store = ReturnType<typeof openStore>;

export type Bill = { series: string; n: number; made: number };

const minuteMs = 60_000;
/** How long a mail that was sent is known as such. */
const sentMs = 7 * dayMs;

const shared = globalThis as typeof globalThis & { practiceStore?: Store };

/** The process's one store: routes are bundled apart, and dev reloads them. */
export const store = () => (shared.practiceStore ??= openStore(env.DATABASE_URL));

/**
 * @param url the address of its database: see database.ts
 * @param now milliseconds since 1970
 */
export function openStore(url: string, now: () => number = () => Date.now()) {
  const database = openDatabase(url);
  const { run, runAnywhere } = database;
  let swept = 0;

  /** Removes what has had its time, once a minute at most. */
  async function sweep() {
    if (Math.abs(now() - swept) < minuteMs) return;
    swept = now();
    const old: [string, number][] = [
      ['DELETE FROM attempt WHERE until <= $1', now()],
      // One that was given back counts nothing: whoever is refused leaves no row for its window.
      ['DELETE FROM hit WHERE until <= $1 OR n = 0', now()],
      ['DELETE FROM step WHERE until <= $1', now()],
      [`DELETE FROM mail WHERE state IN ('sent', 'dropped') AND ended <= $1`, now() - sentMs],
    ];
    for (const [sql, before] of old) await runAnywhere(sql, [before], false);
  }

  async function billOf(order: string): Promise<Bill | undefined> {
    const [row] = await run('SELECT series, n, made FROM bill WHERE ord = $1', [order], false);
    return row && { series: String(row.series), n: Number(row.n), made: Number(row.made) };
  }

  return {
    kind: database.kind,
    close: database.close,
    ...mailTable(database, now),
    ...attemptTable(database, now),

    /**
     * The id of an order, a UUID that follows from a secret and from what was asked, and no other order's: two of whose Order IDs
     * would be the same never come about. The same attempt has the same one for a day, after a crash too.
     * @param invoiceOf the Order ID that an id makes
     */
    async orderId(secret: string, attempt: string, invoiceOf: (id: string) => string) {
      const [known] = await runAnywhere(
        'SELECT id FROM order_id WHERE attempt = $1 AND made > $2 ORDER BY made DESC LIMIT 1',
        [attempt, now() - dayMs],
      );
      if (known) return String(known.id);
      for (let turn = 0; ; turn++) {
        const id = uuidFrom(createHmac('sha256', secret).update(`${attempt} ${turn}`).digest());
        const [free] = await runAnywhere(
          `INSERT INTO order_id(invoice, id, attempt, made) VALUES($1, $2, $3, $4)
           ON CONFLICT(invoice) DO NOTHING RETURNING id`,
          [invoiceOf(id), id, attempt, now()],
          // It is on the disk with the mails, which are written after it to the same file.
          false,
        );
        if (free) return id;
      }
    },

    /** The bill of an order, if it has one: its number within its series, and when that was given. */
    billOf,

    /**
     * The bill of an order: the next number of the series, no other order's, and ever after the same. It throws where no number
     * can be kept, since one that is forgotten would be given twice.
     */
    async giveBill(order: string, series: string): Promise<Bill> {
      if (database.kind === 'memory') throw new Error('store: bills are not numbered in memory');
      for (;;) {
        // Of two that take the next number at the same moment one finds it taken.
        await run(
          `INSERT INTO bill(ord, series, n, made)
           SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), coalesce(max(n), 0) + 1, CAST($3 AS BIGINT) FROM bill WHERE series = $2
           ON CONFLICT DO NOTHING`,
          [order, series, now()],
        );
        const given = await billOf(order);
        if (given) return given;
      }
    },

    /** The steps of an order in their order, and the next free place. */
    async stepsOf(order: string): Promise<{ steps: unknown[]; next: number }> {
      const rows = await runAnywhere(
        'SELECT place, body FROM step WHERE ord = $1 AND until > $2 ORDER BY place',
        [order, now()],
        false,
      );
      const steps = rows.map(({ body }) => JSON.parse(String(body)) as unknown);
      return { steps, next: Number(rows.at(-1)?.place ?? -1) + 1 };
    },

    /**
     * Puts a step of an order in a place; false when somebody else has put one there meanwhile.
     * @param keepMs how long it is known
     */
    async addStep(order: string, place: number, step: unknown, keepMs: number): Promise<boolean> {
      const [row] = await runAnywhere(
        `INSERT INTO step(ord, place, body, until) VALUES($1, $2, $3, $4)
         ON CONFLICT(ord, place) DO NOTHING RETURNING place`,
        [order, place, JSON.stringify(step), now() + keepMs],
      );
      return row !== undefined;
    },

    async removeStep(order: string, place: number) {
      await runAnywhere('DELETE FROM step WHERE ord = $1 AND place = $2', [order, place]);
    },

    /** Counts one more of at most `most` in a window; or says how many milliseconds there is no room. */
    async hit(
      key: string,
      windowMs: number,
      most: number,
    ): Promise<{ waitMs: number } | undefined> {
      await sweep().catch(() => undefined);
      // Past, or further ahead than any window, since a clock was wrong.
      const isOver = '(hit.until <= $3 OR hit.until > $2)';
      const [room] = await runAnywhere(
        `INSERT INTO hit(key, n, until) VALUES($1, 1, $2) ON CONFLICT(key) DO UPDATE
         SET n = CASE WHEN ${isOver} THEN 1 ELSE hit.n + 1 END,
           until = CASE WHEN ${isOver} THEN excluded.until ELSE hit.until END
         WHERE ${isOver} OR hit.n < $4 RETURNING n`,
        [key, now() + windowMs, now(), most],
        false,
      );
      if (room) return undefined;
      const [full] = await runAnywhere('SELECT until FROM hit WHERE key = $1', [key], false);
      return { waitMs: Math.max(0, Number(full?.until ?? now()) - now()) };
    },

    /** Takes one hit back. */
    async unhit(key: string) {
      await runAnywhere('UPDATE hit SET n = n - 1 WHERE key = $1 AND n > 0', [key], false);
    },

    /** Counts a name of a day; after so many names of the day further ones are 'other'. */
    async visit(day: string, kind: string, name: string, most: number) {
      await run(
        `INSERT INTO visit(day, kind, name, n)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CASE
           WHEN EXISTS(SELECT 1 FROM visit WHERE day = $1 AND kind = $2 AND name = $3) THEN CAST($3 AS TEXT)
           WHEN (SELECT count(*) FROM visit WHERE day = $1 AND kind = $2) < $4 THEN CAST($3 AS TEXT)
           ELSE 'other' END, 1 WHERE true
         ON CONFLICT(day, kind, name) DO UPDATE SET n = visit.n + 1`,
        [day, kind, name, most],
        false,
      );
    },

    /** What was counted from a day on; what is older than `oldest` is removed. */
    async visitsSince(day: string, oldest: string) {
      await run('DELETE FROM visit WHERE day < $1', [oldest], false);
      const rows = await run('SELECT day, kind, name, n FROM visit WHERE day >= $1', [day], false);
      return rows.map((row) => ({
        day: String(row.day),
        kind: String(row.kind),
        name: String(row.name),
        n: Number(row.n),
      }));
    },
  };
}

/** A UUID of version 8, whose bits are its maker's (RFC 9562, section 5.8). */
function uuidFrom(bytes: Buffer) {
  const hex = bytes.toString('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
