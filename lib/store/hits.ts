import 'server-only';
import { quickly, type Database } from './database';
import { hit, Sql, sql } from './sql';

/**
 * `limit` refuses when it is full. `use` counts how often a visitor has come, and refuses nobody; a
 * full one makes the visitor a known one. `share` is a limit for known visitors alone.
 */
export type Claim = {
  key: string;
  most: number;
  windowMs: number;
  part: 'limit' | 'use' | 'share';
};

export type Consumed = { ok: true; keys: string[] } | { ok: false; waitMs: number };

type HitRow = { key: string; n: number; until: number };

export function hitTable({ runOrFallBack }: Database, now: () => number) {
  const refund = async (keys: readonly string[]) =>
    void (await Promise.all(
      keys.map((key) =>
        runOrFallBack(sql`UPDATE ${hit} SET n = n - 1 WHERE key = ${key} AND n > 0`, quickly),
      ),
    ));

  async function waitFor(claims: readonly Claim[]) {
    const keys = Sql.list(claims.map(({ key }) => sql`${key}`));
    const counts = await runOrFallBack<HitRow>(
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

    /** Counts one more under each key, or none where one is full. One statement is one wait. */
    async consume(claims: readonly Claim[]): Promise<Consumed> {
      // Sorted: two statements that lock rows in different orders would wait for each other.
      const rows = [...claims]
        .sort((a, b) => (a.key < b.key ? -1 : 1))
        .map(
          ({ key, most, windowMs, part }) =>
            sql`(CAST(${key} AS TEXT), CAST(${most} AS BIGINT), CAST(${now() + windowMs} AS BIGINT), CAST(${part} AS TEXT))`,
        );
      // Over, or further ahead than any window, since a clock was wrong.
      const isOver = sql`(hit.until <= ${now()} OR hit.until > excluded.until)`;
      const counted = await runOrFallBack<{ key: string; n: number }>(
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
