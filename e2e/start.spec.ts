import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchServer, standInEnv } from './servers';
import { freePort } from './site';

/** The output of a server that could not start, after it ended by itself. */
async function refusal(changes: Record<string, string>, folder?: string) {
  const { log, ended } = launchServer(await freePort(), { ...standInEnv, ...changes }, folder);
  expect(await ended).toBe(1);
  return log();
}

test('a server with wrong settings ends, and says of each what to write', async () => {
  const log = await refusal({ APP_SECRET: 'short', OWNER_EMAIL: 'nonsense' });
  expect(log).toContain("- APP_SECRET can't be used. Write 32 characters or more");
  expect(log).toContain("- OWNER_EMAIL can't be used. Write an email address");
  expect(log).not.toMatch(/^\s+at /m);
});

test('a server without its content ends, and says which file is missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  symlinkSync(resolve('.next'), join(folder, '.next'));
  expect(await refusal({}, folder)).toMatch(/no such file .*content\.production\.json/);
});

test('a packed server ends where its database would lie in its own folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  for (const part of ['.next', '.compiled']) symlinkSync(resolve(part), join(folder, part));
  writeFileSync(join(folder, 'server.js'), '');
  const nowhere = await refusal({ DATABASE_URL: '' }, folder);
  expect(nowhere).toMatch(/DATABASE_URL is not set\. Write .* file:\/var\/lib\/site\/site\.db/);
  const below = await refusal({ DATABASE_URL: `file:${folder}/.data/site.db` }, folder);
  expect(below).toContain("DATABASE_URL names a file in the server's own folder");
});
