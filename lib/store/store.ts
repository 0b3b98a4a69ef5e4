import 'server-only';
import { createHmac } from 'node:crypto';
import { dayMs } from '../time';
import { env } from '../settings/env';
import { attemptTable } from './attempts';
import { openDatabase, quickly } from './database';
import { hitTable } from './hits';
import { mailTable } from './mails';
import { attempt, bill, hit, linkEnd, mail, orderId, sql, step } from './sql';

/** Each function is one statement, so several processes may share the database, by a pooler too. */
export type Store = ReturnType<typeof openStore>;

export type Bill = { series: string; n: number; made: number };

const minuteMs = 60_000;
const sentMs = 7 * dayMs;

const shared = globalThis as typeof globalThis & { practiceStore?: Store };

/** Shared by the process: routes are bundled apart, and dev reloads them. */
export const store = () => (shared.practiceStore ??= openStore(env.DATABASE_URL));

export function openStore(url: string, now: () => number = () => Date.now()) {
  const database = openDatabase(url);
  const { run, runOrFallBack } = database;
  let swept = 0;

  /** Removes expired rows, once a minute at most. */
  async function sweep() {
    if (Math.abs(now() - swept) < minuteMs) return;
    swept = now();
    const old = [
      sql`DELETE FROM ${attempt} WHERE until <= ${now()}`,
      // A refunded count of 0 leaves no row for its window.
      sql`DELETE FROM ${hit} WHERE until <= ${now()} OR n = 0`,
      sql`DELETE FROM ${step} WHERE until <= ${now()}`,
      sql`DELETE FROM ${linkEnd} WHERE until <= ${now()}`,
      sql`DELETE FROM ${mail} WHERE state IN ('sent', 'dropped') AND ended <= ${now() - sentMs}`,
    ];
    for (const statement of old) await runOrFallBack(statement, quickly);
  }

  async function billOf(order: string): Promise<Bill | undefined> {
    const [found] = await run<Bill>(
      sql`SELECT series, n, made FROM ${bill} WHERE ord = ${order}`,
      quickly,
    );
    return found;
  }

  return {
    kind: database.kind,
    close: database.close,
    ...mailTable(database, now),
    ...attemptTable(database, now),
    ...hitTable(database, now),
    withBudget: database.withBudget,
    withoutBudget: database.withoutBudget,
    takeReplaced: database.takeReplaced,
    sweep,

    /** Follows from secret and request, so that it is the same after a crash. */
    async orderId(secret: string, request: string, invoiceOf: (id: string) => string) {
      for (let turn = 0; ; turn++) {
        const id = uuidFrom(createHmac('sha256', secret).update(`${request} ${turn}`).digest());
        // Reads and writes at once: memory might answer the second of two, and make another order.
        const [ours] = await runOrFallBack(
          sql`INSERT INTO ${orderId}(invoice, id, attempt, made)
              VALUES(${invoiceOf(id)}, ${id}, ${request}, ${now()})
              ON CONFLICT(invoice) DO UPDATE SET attempt = excluded.attempt
              WHERE order_id.attempt = excluded.attempt AND order_id.made > ${now() - dayMs}
              RETURNING id`,
          // Reaches the disk with the mails, which are written after it to the same file.
          quickly,
        );
        if (ours) return id;
      }
    },

    billOf,

    async nextBill(series: string): Promise<number> {
      const [next] = await run<{ n: number }>(
        sql`SELECT coalesce(max(n), 0) + 1 AS n FROM ${bill} WHERE series = ${series}`,
        quickly,
      );
      return next?.n ?? 1;
    },

    /** Throws where no number can be kept, since a forgotten one would be given twice. */
    async giveBill(order: string, series: string): Promise<Bill> {
      if (database.kind === 'memory') throw new Error('store: bills are not numbered in memory');
      for (;;) {
        // Does nothing for the second of two that take the next number at the same moment.
        await run(
          sql`INSERT INTO ${bill}(ord, series, n, made)
              SELECT CAST(${order} AS TEXT), CAST(${series} AS TEXT), coalesce(max(n), 0) + 1, CAST(${now()} AS BIGINT)
              FROM ${bill} WHERE series = ${series} ON CONFLICT DO NOTHING`,
        );
        const given = await billOf(order);
        if (given) return given;
      }
    },

    async stepsOf(order: string): Promise<{ steps: unknown[]; next: number }> {
      const rows = await runOrFallBack<{ place: number; body: string }>(
        sql`SELECT place, body FROM ${step} WHERE ord = ${order} AND until > ${now()} ORDER BY place`,
        // A step is checked against them.
        { ...quickly, isEssential: true },
      );
      const steps = rows.map(({ body }): unknown => JSON.parse(body));
      return { steps, next: (rows.at(-1)?.place ?? -1) + 1 };
    },

    /** Returns false when another step has taken the place meanwhile. */
    async addStep(order: string, place: number, taken: unknown, keepMs: number): Promise<boolean> {
      const [row] = await runOrFallBack(
        sql`INSERT INTO ${step}(ord, place, body, until)
            VALUES(${order}, ${place}, ${JSON.stringify(taken)}, ${now() + keepMs})
            ON CONFLICT(ord, place) DO NOTHING RETURNING place`,
      );
      return row !== undefined;
    },

    async removeStep(order: string, place: number) {
      await runOrFallBack(sql`DELETE FROM ${step} WHERE ord = ${order} AND place = ${place}`);
    },

    /** Throws where it cannot be kept, since a link that is said to have ended would open again. */
    async endLinks(order: string, keepMs: number) {
      if (database.kind === 'memory') throw new Error('store: no link is ended in memory');
      await run(
        sql`INSERT INTO ${linkEnd}(ord, at, until) VALUES(${order}, ${now()}, ${now() + keepMs})
            ON CONFLICT(ord) DO UPDATE SET at = excluded.at, until = excluded.until
            WHERE excluded.at > link_end.at`,
      );
    },

    async linksEndedAt(order: string): Promise<number | undefined> {
      const [end] = await runOrFallBack<{ at: number }>(
        sql`SELECT at FROM ${linkEnd} WHERE ord = ${order} AND until > ${now()}`,
        { ...quickly, isEssential: true },
      );
      return end?.at;
    },
  };
}

/** UUID version 8, whose bits are free to choose (RFC 9562, section 5.8). */
function uuidFrom(bytes: Buffer) {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
