import 'server-only';
import type { Database } from './database';

/** A mail that this process has alone until `lease`, in milliseconds since 1970. */
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
  /** Whether a mail could be kept now, as far as is known; why not is `fault`. */
  usable: boolean;
  waiting: number;
  /** Mails that could not be read and were set aside. */
  broken: number;
  fault?: unknown;
};

/** Longer than an order can take: 20 s for the owner's mail, 5 s for the buyer's, and a margin. */
export const leaseMs = 40_000;
/** Nothing is put off for longer, in milliseconds: a later time was written while a clock was wrong. */
export const longestPauseMs = 60 * 60 * 1000;

const isDue = (column: string, at: string, latest: string) =>
  `(${column} <= ${at} OR ${column} > ${latest})`;

/** The mails that wait. One that was sent is its own note: it stays for a week, without its content. */
export function mailTable({ kind, run, fault, skipLocked }: Database, now: () => number) {
  /** Marks that could not be made, since the database was away: nobody shall send these again. */
  const unmarked = new Map<string, () => Promise<void>>();

  const end = async (order: string, name: string, state: 'sent' | 'dropped' | 'broken') =>
    void (await run(
      `UPDATE mail SET state = $1, body = CASE WHEN $1 = 'broken' THEN body ELSE '' END, ended = $2
       WHERE ord = $3 AND name = $4 AND state = 'waiting'`,
      [state, now(), order, name],
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
    /**
     * Keeps the mails of an order, all or none, and takes them at once; those that somebody else has just now, or that were
     * sent, are left as they are. The first of them goes before the others.
     * @returns the names of those that are now ours, and until when
     */
    async enqueue(order: string, mails: readonly { name: string; body: string }[], wait = leaseMs) {
      const lease = now() + wait;
      const rows = mails.map((_, i) => `($1, $${3 * i + 5}, $${3 * i + 6}, $${3 * i + 7}, $2, $3)`);
      const taken = await run(
        `INSERT INTO mail(ord, name, place, body, since, due) VALUES ${rows.join(', ')}
         ON CONFLICT(ord, name) DO UPDATE SET due = excluded.due, body = excluded.body
         WHERE mail.state = 'waiting' AND ${isDue('mail.due', '$2', '$4')} RETURNING name`,
        [
          order,
          now(),
          lease,
          now() + longestPauseMs,
          ...mails.flatMap(({ name, body }, place) => [name, place, body]),
        ],
      );
      return { lease, names: taken.map(({ name }) => String(name)) };
    },

    /** Takes the mail that has waited longest, the owner's before the others of its order. */
    async claimDue(): Promise<ClaimedMail | undefined> {
      for (const again of unmarked.values()) await again();
      const [row] = await run(
        `UPDATE mail SET due = $1, tries = tries + 1
         WHERE state = 'waiting' AND ${isDue('due', '$2', '$3')} AND (ord, name) =
           (SELECT m.ord, m.name FROM mail m WHERE m.state = 'waiting' AND ${isDue('m.due', '$2', '$3')}
              AND (m.place = 0 OR NOT EXISTS
                (SELECT 1 FROM mail o WHERE o.ord = m.ord AND o.place = 0 AND o.state = 'waiting'))
            ORDER BY m.due LIMIT 1 ${skipLocked})
         RETURNING ord, name, body, since, tries, due`,
        [now() + leaseMs, now(), now() + longestPauseMs],
      );
      return (
        row && {
          order: String(row.ord),
          name: String(row.name),
          body: String(row.body),
          since: Number(row.since),
          tries: Number(row.tries),
          lease: Number(row.due),
        }
      );
    },

    /** This mail was sent: nobody shall send it again, also after a crash. Never throws. */
    markSent: (order: string, name: string) => mark(order, name, 'sent'),
    /** Nobody needs it any more. Never throws. */
    drop: (order: string, name: string) => mark(order, name, 'dropped'),
    /** It can't be read: it stays where it is, for whoever looks after it, and is met once. */
    setAside: (order: string, name: string) => end(order, name, 'broken'),

    /** Gives back a mail whose lease is still ours, to be due after so many milliseconds. */
    async release(
      { order, name, lease }: Pick<ClaimedMail, 'order' | 'name' | 'lease'>,
      afterMs: number,
    ) {
      await run(
        `UPDATE mail SET due = $1 WHERE ord = $2 AND name = $3 AND due = $4 AND state = 'waiting'`,
        [now() + afterMs, order, name, lease],
      );
    },

    async status(): Promise<MailStatus> {
      try {
        const [row] = await run(
          `SELECT coalesce(sum(CASE WHEN state = 'waiting' THEN 1 ELSE 0 END), 0) AS waiting,
             coalesce(sum(CASE WHEN state = 'broken' THEN 1 ELSE 0 END), 0) AS broken FROM mail`,
          [],
        );
        const counted = { waiting: Number(row?.waiting), broken: Number(row?.broken) };
        return {
          kind,
          usable: kind !== 'memory' && fault() === undefined,
          ...counted,
          fault: fault(),
        };
      } catch (error) {
        return { kind, usable: false, waiting: 0, broken: 0, fault: error };
      }
    },
  };
}
