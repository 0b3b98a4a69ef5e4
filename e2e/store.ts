import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** A DATABASE_URL for one test: a file in a folder of its own. */
export const newStore = () => `file:${join(mkdtempSync(join(tmpdir(), 'store-')), 'site.db')}`;

/** Looks into the file of a server, or changes it behind its back. */
export function inStore(url: string, sql: string, ...values: (string | number)[]) {
  const database = new DatabaseSync(url.replace(/^file:/, ''));
  database.exec('PRAGMA busy_timeout=5000');
  try {
    return database.prepare(sql).all(...values);
  } finally {
    database.close();
  }
}
