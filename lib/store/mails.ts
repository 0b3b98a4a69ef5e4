import 'server-only';
import { quickly, type Database } from './database';
import { mail, sql, Sql } from './sql';

/** `lease`: until when this process has the mail alone, in milliseconds since 1970. */
export type ClaimedMail = {
  order: string;
  name: string;
  body: string;
  since: number;
  tries: number;
  lease: number;
};

export type MailStatus = {
  kind: Database['kind'];
  /** Whether a mail could be kept now, as far as is known; `fault` says why not. */
  usable: boolean;
  waiting: number;
  broken: number;
  fault?: unknown;
};

/** Longer than an order can take: 20 s for the owner's mail, 5 s for the buyer's, and a margin. */
export const leaseMs = 40_000;
/** A later time than this was written while a clock was wrong. */
const longestPauseMs = 60 * 60 * 1000;

/** Mails that wait. A sent one stays for a week, without its content, so that it is sent once. */
export function mailTable({ kind, run, fault, skipLocked }: Database, now: () => number) {
  /** Marks that the database could not take yet: nobody shall send these mails again. */
  const unmarked = new Map<string, () => Promise<void>>();

  const isDue = () => sql`(m.due <= ${now()} OR m.due > ${now() + longestPauseMs})`;

  /** Inserts where there is no row: a database that was too slow may still write one. */
  const end = async (order: string, name: string, state: 'sent' | 'dropped' | 'broken') =>
    void (await run(
      sql`INSERT INTO ${mail} AS m(ord, name, place, body, since, due, state, ended)
          VALUES (${order}, ${name}, 0, '', ${now()}, ${now()}, ${state}, ${now()})
          ON CONFLICT(ord, name) DO UPDATE SET state = excluded.state, ended = excluded.ended,
            body = ${state === 'broken' ? sql`m.body` : sql`excluded.body`}
          WHERE m.state = 'waiting'`,
      // The next round marks a mail again whose request could not wait.
      { isEssential: false },
    ));

  async function mark(order: string, name: string, state: 'sent' | 'dropped') {
    const key = `${order} ${name}`;
    const again = async () => {
      await end(order, name, state);
      unmarked.delete(key);
    };
    await again().catch(() => unmarked.set(key, again));
  }

  return {
    /** Keeps all mails of an order or none, and leases those that are free, the first first. */
    async enqueue(order: string, mails: readonly { name: string; body: string }[], wait = leaseMs) {
      const lease = now() + wait;
      const rows = mails.map(
        ({ name, body }, place) => sql`(${order}, ${name}, ${place}, ${body}, ${now()}, ${lease})`,
      );
      const taken = await run<{ name: string }>(
        sql`INSERT INTO ${mail} AS m(ord, name, place, body, since, due) VALUES ${Sql.list(rows)}
            ON CONFLICT(ord, name) DO UPDATE SET due = excluded.due, body = excluded.body
            WHERE m.state = 'waiting' AND ${isDue()} RETURNING name`,
      );
      return { lease, names: taken.map(({ name }) => name) };
    },

    /** Leases the mail that has waited longest, the owner's before all others. */
    async claimDue(): Promise<ClaimedMail | undefined> {
      for (const again of unmarked.values()) await again();
      const [claimed] = await run<ClaimedMail>(
        sql`UPDATE ${mail} AS m SET due = ${now() + leaseMs}, tries = tries + 1
            WHERE m.state = 'waiting' AND ${isDue()} AND (ord, name) =
              (SELECT m.ord, m.name FROM ${mail} m WHERE m.state = 'waiting' AND ${isDue()}
                 AND (m.place = 0 OR NOT EXISTS
                   (SELECT 1 FROM ${mail} o WHERE o.ord = m.ord AND o.place = 0 AND o.state = 'waiting'))
               ORDER BY CASE m.place WHEN 0 THEN 0 ELSE 1 END, m.due LIMIT 1 ${skipLocked})
            RETURNING ord AS "order", name, body, since, tries, due AS lease`,
      );
      return claimed;
    },

    /** Holds after a crash too. Never throws. */
    markSent: (order: string, name: string) => mark(order, name, 'sent'),
    drop: (order: string, name: string) => mark(order, name, 'dropped'),
    /** An unreadable mail stays in its table for whoever looks after it, and is met once. */
    setAside: (order: string, name: string) => end(order, name, 'broken'),

    async release(
      { order, name, lease }: Pick<ClaimedMail, 'order' | 'name' | 'lease'>,
      afterMs: number,
    ) {
      await run(
        sql`UPDATE ${mail} SET due = ${now() + afterMs}
            WHERE ord = ${order} AND name = ${name} AND due = ${lease} AND state = 'waiting'`,
      );
    },

    async status(): Promise<MailStatus> {
      try {
        const [counted] = await run<Pick<MailStatus, 'waiting' | 'broken'>>(
          sql`SELECT count(CASE state WHEN 'waiting' THEN 1 END) AS waiting,
                count(CASE state WHEN 'broken' THEN 1 END) AS broken FROM ${mail}`,
          quickly,
        );
        const usable = kind !== 'memory' && fault() === undefined;
        return { kind, usable, ...(counted ?? none), fault: fault() };
      } catch (error) {
        return { kind, usable: false, ...none, fault: error };
      }
    },
  };
}

const none = { waiting: 0, broken: 0 };
