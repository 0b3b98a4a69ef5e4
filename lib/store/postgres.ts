import 'server-only';
import { env } from '../settings/env';
import type { Row } from './sqlite.mjs';
import type { Engine } from './sql';

/**
 * How many connections stay open. An order asks two things at a time, and opening one takes as long as several answers. A
 * platform's function sleeps between requests, and would wake up with connections that are dead.
 */
const keptOpen = env.platform ? 0 : 2;

/** A Postgres, with or without a pooler in between: each statement stands for itself. */
export async function openPostgres(url: string): Promise<Engine> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: 5,
    min: keptOpen,
    // The wait for one of the five is counted too.
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
    types: {
      // Milliseconds since 1970 come as text otherwise.
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

/** Codes for what is there already: https://www.postgresql.org/docs/15/errcodes-appendix.html */
export const isMadeMeanwhile = (error: unknown) =>
  ['23505', '42P06', '42P07', '42710'].includes((error as { code?: string }).code ?? '');

/** Tells a database that hangs or refuses connections from one that rejects a statement, whose error has a severity. */
export const isAway = (error: unknown) => !(error instanceof Error && 'severity' in error);
