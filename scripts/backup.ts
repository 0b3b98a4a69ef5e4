// `npm run backup`: copies the running site's database to `-- PATH`, and checks the copy.
import { runScript } from './run-script';
import { closeSync, existsSync, openSync, rmSync, statSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { env } from '../lib/settings/env';
import { pathOf } from '../lib/store/engines';
import { store } from '../lib/store/store';

// Buyers' data: nobody else may read the copy, nor SQLite's files beside it.
process.umask(0o077);

void runScript(() => {
  const { isMade, sentence } = backup(process.argv[2]);
  if (isMade) return console.log(sentence);
  console.error(sentence);
  process.exitCode = 1;
});

type BackupOutcome = { isMade: boolean; sentence: string };

function backup(wanted: string | undefined): BackupOutcome {
  const { kind } = store();
  if (kind === 'postgres')
    return refuse(
      'DATABASE_URL names a Postgres, which has a tool for this: (umask 077; pg_dump "$DATABASE_URL" --format=custom --file=site.dump)',
    );
  if (kind === 'memory')
    return refuse('DATABASE_URL says that the site remembers in memory: there is nothing to copy.');
  const from = pathOf(env.DATABASE_URL);
  if (!existsSync(from))
    return refuse(`There is no database at ${from}. Set DATABASE_URL as the site has it.`);
  const to = placeOf(from, wanted);
  try {
    closeSync(openSync(to, 'wx'));
  } catch (error) {
    return refuse(`No copy can be written there. Name another place. (${String(error)})`);
  }
  try {
    const fault = copy(from, to);
    if (!fault) return { isMade: true, sentence: `${to} is a whole copy of ${from}.` };
    return refuse(fault, to);
  } catch (error) {
    return refuse(`${from} cannot be copied. (${String(error)})`, to);
  }
}

function refuse(sentence: string, remains?: string): BackupOutcome {
  if (remains) rmSync(remains);
  return { isMade: false, sentence };
}

/** 'site-2026-11-26-153000.db' beside 'site.db' or in a folder, unless a file is named. */
function placeOf(from: string, wanted: string | undefined) {
  const { dir, name, ext } = parse(from);
  const place = wanted === undefined ? dir : resolve(wanted);
  if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) return place;
  const moment = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return join(place, `${name}-${moment}${ext}`);
}

/** Returns the fault of the copy, if any. The target has to be empty. */
function copy(from: string, to: string): string | undefined {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
  const before = rowsOf(source);
  source.prepare('VACUUM INTO ?').run(to);
  const after = rowsOf(source);
  source.close();
  const made = new DatabaseSync(to, { readOnly: true });
  const report = made.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
  const copied = rowsOf(made);
  made.close();
  if (report.integrity_check !== 'ok') return `The copy is damaged: ${report.integrity_check}.`;
  // Tables change meanwhile: compares with row counts before and after.
  const wrong = Object.keys(before).filter((table) => {
    const ends = [before[table] ?? 0, after[table] ?? 0];
    const rows = copied[table] ?? -1;
    return rows < Math.min(...ends) || rows > Math.max(...ends);
  });
  return wrong.length > 0 ? `The copy has not all rows of ${wrong.join(', ')}.` : undefined;
}

function rowsOf(database: InstanceType<typeof DatabaseSync>): Record<string, number> {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  const counts = (tables as { name: string }[]).map(({ name }) => {
    const row = database.prepare(`SELECT count(*) AS n FROM "${name}"`).get();
    return [name, (row as { n: number }).n] as const;
  });
  return Object.fromEntries(counts);
}
