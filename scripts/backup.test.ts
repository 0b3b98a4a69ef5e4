import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { ownFolder } from '../lib/folder-test-kit';
import { openStore, type Store } from '../lib/store/store';

const inFolder = ownFolder();
const file = () => inFolder('site.db');

/** Runs `npm run backup` with these words and this database. */
function backup(url: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '-C', 'react-server', resolve('scripts/backup.ts'), ...words],
    { env: { ...process.env, DATABASE_URL: url }, encoding: 'utf8' },
  );
  return { status, said: stdout + stderr };
}

const rowsIn = (path: string, sql: string) => {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map((row) => ({ ...(row as object) }));
};

describe('of a site that runs', () => {
  let store: Store;

  beforeEach(async () => {
    store = openStore(`file:${file()}`);
    await store.giveBill('ours', '2026-27');
    await store.giveBill('theirs', '2026-27');
  });
  afterEach(() => store.close());

  it('a copy has every bill, though the last ones are not in the file itself yet', () => {
    const copy = inFolder('copy.db');
    const { status, said } = backup(`file:${file()}`, copy);
    expect([status, said]).toEqual([0, `${copy} is a whole copy of ${file()}.\n`]);
    const bills = 'SELECT ord, series, n FROM bill ORDER BY n';
    expect(rowsIn(copy, bills)).toEqual([
      { ord: 'ours', series: '2026-27', n: 1 },
      { ord: 'theirs', series: '2026-27', n: 2 },
    ]);
  });

  it('a copy is read by nobody else', () => {
    const copy = inFolder('copy.db');
    backup(`file:${file()}`, copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['beside the file', []],
    ['in a folder that is named', ['.']],
  ])('a copy lies %s under the moment', (_where, words) => {
    backup(`file:${file()}`, ...words.map((word) => inFolder(word)));
    const copies = readdirSync(inFolder()).filter((name) => !/^site\.db(-wal|-shm)?$/.test(name));
    expect(copies).toEqual([expect.stringMatching(/^site-\d{4}-\d\d-\d\d-\d{6}\.db$/)]);
  });

  it('a file that is there already stays as it is', () => {
    const earlier = inFolder('copy.db');
    writeFileSync(earlier, 'earlier');
    const { status, said } = backup(`file:${file()}`, earlier);
    expect([status, said]).toEqual([1, expect.stringMatching(/Name another place.*EEXIST/)]);
    expect(readFileSync(earlier, 'utf8')).toBe('earlier');
  });
});

it('nothing is left of a copy that failed', () => {
  writeFileSync(file(), 'no database, but as long as the head of one'.padEnd(4096, '.'));
  const { status, said } = backup(`file:${file()}`, inFolder('copy.db'));
  expect([status, said]).toEqual([1, expect.stringMatching(/cannot be copied.*not a database/)]);
  expect(readdirSync(inFolder())).toEqual(['site.db']);
});

it.each([
  ['no file', 'file:/nowhere/site.db', 'There is no database at /nowhere/site.db.'],
  ['a Postgres, and names its tool', 'postgres://a:secret@b/c', 'pg_dump "$DATABASE_URL"'],
  ['a memory', 'memory:', 'there is nothing to copy'],
])('it makes no copy of %s', (_what, url, sentence) => {
  const { status, said } = backup(url);
  expect([status, said]).toEqual([1, expect.stringContaining(sentence)]);
  expect(said).not.toContain('secret');
});
