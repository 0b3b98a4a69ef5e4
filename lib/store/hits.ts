import 'server-only';
import type { Database } from './database';
import { Sql, sql } from './sql';
import { hit } from './tables';

/**
 * What is counted under a key, how many there may be in its window, and in what part:
 * - `limit`: whoever finds it full is refused.
 * - `use`: how often somebody has come in this window; it refuses nobody, and who fills it is known.
 * - `share`: a limit for those who are known alone.
 */
export type Claim = {
  key: string;
  most: number;
  windowMs: number;
  part: 'limit' | 'use' | 'share';
};

export type Consumed = { ok: true; keys: string[] } | { ok: false; waitMs: number };

type Count = { key: string; n: number; until: number };

/** How much of each limit is used up. Nothing here waits for the disk. */
export function hitTable({ runAnywhere }: Database, now: () => number) {
  const quickly = { isDurable: false };

  const refund = async (keys: readonly string[]) =>
    void (await Promise.all(
      keys.map((key) =>
        runAnywhere(sql`UPDATE ${hit} SET n = n - 1 WHERE key = ${key} AND n > 0`, quickly),
      ),
    ));

  /** When there is room again for claims of which one was full. */
  async function waitFor(claims: readonly Claim[]) {
    const keys = Sql.list(claims.map(({ key }) => sql`${key}`));
    const counts = await runAnywhere<Count>(
      sql`SELECT key, n, until FROM ${hit} WHERE key IN (${keys})`,
      quickly,
    );
    const waits = claims.flatMap(({ key, most, part }) => {
      const count = counts.find((one) => one.key === key);
      return count && part !== 'use' && count.n >= most ? [count.until - now()] : [];
    });
    return Math.max(0, ...waits);
  }

  return {
    refund,

    /** Counts one more under each key, or none where one of them is full. One statement, so that nobody waits for each by itself. */
    async consume(claims: readonly Claim[]): Promise<Consumed> {
      // Of two at the same moment neither waits for a row that the other has: both take them in this order.
      const rows = [...claims]
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map(
          ({ key, most, windowMs, part }) =>
            sql`(CAST(${key} AS TEXT), CAST(${most} AS BIGINT), CAST(${now() + windowMs} AS BIGINT), CAST(${part} AS TEXT))`,
        );
      // Past, or further ahead than any window, since a clock was wrong.
      const isOver = sql`(hit.until <= ${now()} OR hit.until > excluded.until)`;
      const counted = await runAnywhere<{ key: string; n: number }>(
        sql`WITH wanted(key, most, until, part) AS (VALUES ${Sql.list(rows)}),
              filled AS (SELECT w.part FROM wanted w JOIN ${hit} h ON h.key = w.key
                WHERE h.n >= w.most AND h.until > ${now()} AND h.until <= w.until),
              counting AS (SELECT * FROM wanted
                WHERE part <> 'share' OR EXISTS(SELECT 1 FROM filled WHERE part = 'use'))
            INSERT INTO ${hit}(key, n, until) SELECT key, 1, until FROM counting
            WHERE NOT EXISTS(SELECT 1 FROM counting c JOIN filled f ON f.part = c.part WHERE c.part <> 'use')
            ON CONFLICT(key) DO UPDATE
            SET n = CASE WHEN ${isOver} THEN 1 ELSE hit.n + 1 END,
              until = CASE WHEN ${isOver} THEN excluded.until ELSE hit.until END
            RETURNING key, n`,
        quickly,
      );
      const keys = counted.map(({ key }) => key);
      const isOverfull = ({ key, most, part }: Claim) =>
        part !== 'use' && counted.some((one) => one.key === key && one.n > most);
      if (keys.length > 0 && !claims.some(isOverfull)) return { ok: true, keys };
      // Another instance took the last place in between.
      if (keys.length > 0) await refund(keys);
      return { ok: false, waitMs: await waitFor(claims) };
    },
  };
}
