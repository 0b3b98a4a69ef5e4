import 'server-only';
import { env } from '../settings/env';
import type { Row } from './sqlite.mjs';
import type { Engine } from './sql';

/** An order asks two things at a time; a platform's function wakes up with dead connections. */
const keptOpen = env.platform ? 0 : 2;

/** Each statement stands for itself, so a pooler may stand in between. */
export async function openPostgres(url: string): Promise<Engine> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    min: keptOpen,
    // Includes the wait for one of the five.
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: {
      // `pg` would return BIGINT as text.
      getTypeParser: (oid, format) =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  // An idle connection that dies would end the process.
  pool.on('error', () => undefined);
  // The second is opened as soon as the first one stands, so that no order waits for it.
  if (keptOpen > 1) pool.once('connect', () => void pool.query('SELECT 1').catch(() => undefined));
  return {
    all: async (text, args) => (await pool.query<Row>(text, [...args])).rows,
    close: () => pool.end(),
  };
}

/** https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const isMadeMeanwhile = (error: unknown) =>
  ['23505', '42P06', '42P07', '42710'].includes((error as { code?: string }).code ?? '');

/** An error with a severity comes from a Postgres that answers, any other from one that is away. */
export const isAway = (error: unknown) => !(error instanceof Error && 'severity' in error);
