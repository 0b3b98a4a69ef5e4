import 'server-only';
import { createHmac } from 'node:crypto';
import { dayMs } from '../time';
import { env } from '../platform/env';
import { attemptTable } from './attempts';
import { openDatabase, sql } from './database';
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
    const old = [
      sql`DELETE FROM attempt WHERE until <= ${now()}`,
      // One that was given back counts nothing: whoever is refused leaves no row for its window.
      sql`DELETE FROM hit WHERE until <= ${now()} OR n = 0`,
      sql`DELETE FROM step WHERE until <= ${now()}`,
      sql`DELETE FROM mail WHERE state IN ('sent', 'dropped') AND ended <= ${now() - sentMs}`,
    ];
    for (const statement of old) await runAnywhere(statement, false);
  }

  /** The bill of an order, if it has one: its number within its series, and when that was given. */
  async function billOf(order: string): Promise<Bill | undefined> {
    const [bill] = await run<Bill>(
      sql`SELECT series, n, made FROM bill WHERE ord = ${order}`,
      false,
    );
    return bill;
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
      const [known] = await runAnywhere<{ id: string }>(
        sql`SELECT id FROM order_id WHERE attempt = ${attempt} AND made > ${now() - dayMs}
            ORDER BY made DESC LIMIT 1`,
      );
      if (known) return known.id;
      for (let turn = 0; ; turn++) {
        const id = uuidFrom(createHmac('sha256', secret).update(`${attempt} ${turn}`).digest());
        const [free] = await runAnywhere(
          sql`INSERT INTO order_id(invoice, id, attempt, made)
              VALUES(${invoiceOf(id)}, ${id}, ${attempt}, ${now()})
              ON CONFLICT(invoice) DO NOTHING RETURNING id`,
          // It is on the disk with the mails, which are written after it to the same file.
          false,
        );
        if (free) return id;
      }
    },

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
          sql`INSERT INTO bill(ord, series, n, made)
              SELECT CAST(${order} AS TEXT), CAST(${series} AS TEXT), coalesce(max(n), 0) + 1, CAST(${now()} AS BIGINT)
              FROM bill WHERE series = ${series} ON CONFLICT DO NOTHING`,
        );
        const given = await billOf(order);
        if (given) return given;
      }
    },

    /** The steps of an order in their order, and the next free place. */
    async stepsOf(order: string): Promise<{ steps: unknown[]; next: number }> {
      const rows = await runAnywhere<{ place: number; body: string }>(
        sql`SELECT place, body FROM step WHERE ord = ${order} AND until > ${now()} ORDER BY place`,
        false,
      );
      const steps = rows.map(({ body }): unknown => JSON.parse(body));
      return { steps, next: (rows.at(-1)?.place ?? -1) + 1 };
    },

    /**
     * Puts a step of an order in a place; false when somebody else has put one there meanwhile.
     * @param keepMs how long it is known
     */
    async addStep(order: string, place: number, step: unknown, keepMs: number): Promise<boolean> {
      const [row] = await runAnywhere(
        sql`INSERT INTO step(ord, place, body, until)
            VALUES(${order}, ${place}, ${JSON.stringify(step)}, ${now() + keepMs})
            ON CONFLICT(ord, place) DO NOTHING RETURNING place`,
      );
      return row !== undefined;
    },

    async removeStep(order: string, place: number) {
      await runAnywhere(sql`DELETE FROM step WHERE ord = ${order} AND place = ${place}`);
    },

    /** Counts one more of at most `most` in a window; or says how many milliseconds there is no room. */
    async hit(
      key: string,
      windowMs: number,
      most: number,
    ): Promise<{ waitMs: number } | undefined> {
      await sweep().catch(() => undefined);
      const end = now() + windowMs;
      // Past, or further ahead than any window, since a clock was wrong.
      const isOver = sql`(hit.until <= ${now()} OR hit.until > ${end})`;
      const [room] = await runAnywhere(
        sql`INSERT INTO hit(key, n, until) VALUES(${key}, 1, ${end}) ON CONFLICT(key) DO UPDATE
            SET n = CASE WHEN ${isOver} THEN 1 ELSE hit.n + 1 END,
              until = CASE WHEN ${isOver} THEN excluded.until ELSE hit.until END
            WHERE ${isOver} OR hit.n < ${most} RETURNING n`,
        false,
      );
      if (room) return undefined;
      const [full] = await runAnywhere<{ until: number }>(
        sql`SELECT until FROM hit WHERE key = ${key}`,
        false,
      );
      return { waitMs: Math.max(0, (full?.until ?? now()) - now()) };
    },

    /** Takes one hit back. */
    async unhit(key: string) {
      await runAnywhere(sql`UPDATE hit SET n = n - 1 WHERE key = ${key} AND n > 0`, false);
    },

    /** Counts a name of a day; after so many names of the day further ones are 'other'. */
    async visit(day: string, kind: string, name: string, most: number) {
      const ofDay = sql`FROM visit WHERE day = ${day} AND kind = ${kind}`;
      await run(
        sql`INSERT INTO visit(day, kind, name, n)
            SELECT CAST(${day} AS TEXT), CAST(${kind} AS TEXT), CASE
              WHEN EXISTS(SELECT 1 ${ofDay} AND name = ${name}) OR (SELECT count(*) ${ofDay}) < ${most}
              THEN CAST(${name} AS TEXT) ELSE 'other' END, 1 WHERE true
            ON CONFLICT(day, kind, name) DO UPDATE SET n = visit.n + 1`,
        false,
      );
    },

    /** What was counted from a day on; what is older than `oldest` is removed. */
    async visitsSince(day: string, oldest: string) {
      await run(sql`DELETE FROM visit WHERE day < ${oldest}`, false);
      return run<Visits>(sql`SELECT day, kind, name, n FROM visit WHERE day >= ${day}`, false);
    },
  };
}

/** How often something of a kind was counted on a day. */
type Visits = { day: string; kind: string; name: string; n: number };

/** A UUID of version 8, whose bits are its maker's (RFC 9562, section 5.8). */
function uuidFrom(bytes: Buffer) {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
