import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { postOrder } from '../order-request';
import { ownerEmail } from '../servers';
import { ownerMails, ownSites } from '../site';
import { inStore } from '../store';

/** Deleted, kept and private data are so on the disk. */
const own = ownSites();
const secret = 'canary-app-secret-of-32-characters-or-more';

/** A place for a database that is open to all users, as far as the site lets them. */
function newPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'open-'));
  chmodSync(folder, 0o755);
  const path = join(folder, 'data', 'site.db');
  return { path, url: `file:${path}`, files: () => readdirSync(dirname(path)) };
}

const written = ({ path, files }: ReturnType<typeof newPlace>) =>
  files()
    .map((name) => readFileSync(join(dirname(path), name), 'latin1'))
    .join('');

test('a minute after the mails of six orders went out no file holds a word of them', async () => {
  const place = newPlace();
  const { url } = await own.serve({ DATABASE_URL: place.url, APP_SECRET: secret });
  const note = 'my son has epilepsy';
  for (let n = 0; n < 6; n++) {
    const customer = { address: '12 Hidden Street', firstName: 'Ashalata' };
    const { status } = await postOrder(url, { customer, body: { note } });
    expect(status).toBe(201);
  }
  expect(own.standIn.inbox.filter(({ text }) => text.includes(note))).toHaveLength(6);
  await expect
    .poll(() => /epilepsy|Hidden Street|Ashalata|buyer-/.test(written(place)), { timeout: 60_000 })
    .toBe(false);
});

test('a server that is told to end leaves no word of a mail that was sent', async () => {
  const place = newPlace();
  const site = await own.serve({ DATABASE_URL: place.url });
  await postOrder(site.url, { body: { note: 'my son has epilepsy' } });
  await site.stop('SIGTERM');
  expect(written(place)).not.toContain('epilepsy');
});

test('another user of the machine reads nothing, of a copy that was put back neither', async () => {
  test.skip(process.getuid?.() !== 0, 'Only root can look as somebody else.');
  const place = newPlace();
  const settings = { DATABASE_URL: place.url };
  const first = await own.serve(settings);
  await postOrder(first.url);
  await first.stop();
  execFileSync(process.execPath, [
    '-e',
    `new (require('@photostructure/sqlite').DatabaseSync)('${place.path}').exec("VACUUM INTO '${place.path}.copy'")`,
  ]);
  chmodSync(`${place.path}.copy`, 0o644);
  chmodSync(dirname(place.path), 0o755);
  renameSync(`${place.path}.copy`, place.path);
  const second = await own.serve(settings);
  await postOrder(second.url);
  expect(place.files().length).toBeGreaterThan(1);
  for (const file of [
    dirname(place.path),
    ...place.files().map((name) => join(dirname(place.path), name)),
  ]) {
    expect(statSync(file).mode & 0o077, file).toBe(0);
    const look = () =>
      execFileSync('cat', [file], { uid: 65_534, gid: 65_534, cwd: '/', stdio: 'pipe' });
    expect(look).toThrow(/Permission denied/);
  }
});

for (const what of ['removed', 'replaced'] as const)
  test(`an order is kept where the database was ${what} under the running server, and the owner hears of it`, async () => {
    const place = newPlace();
    const settings = { DATABASE_URL: place.url, APP_SECRET: secret };
    const site = await own.serve(settings);
    await postOrder(site.url);
    if (what === 'removed') rmSync(place.path);
    else {
      inStore(place.url, `VACUUM INTO '${place.path}.copy'`);
      renameSync(`${place.path}.copy`, place.path);
    }
    own.standIn.behave({ mode: 'down' });
    const { status, body } = await postOrder(site.url);
    expect([status, body.queued]).toEqual([201, true]);
    await site.stop();
    own.standIn.behave({ mode: 'ok' });
    inStore(place.url, 'UPDATE mail SET due = 0');
    await own.serve(settings);
    await expect
      .poll(() => ownerMails(own.standIn, body.order.invoiceId).length, { timeout: 30_000 })
      .toBeGreaterThan(0);
  });

test('the owner hears within two minutes that the database was removed', async () => {
  const place = newPlace();
  const site = await own.serve({ DATABASE_URL: place.url });
  await postOrder(site.url);
  rmSync(place.path);
  await postOrder(site.url);
  const told = () =>
    own.standIn.inbox.filter(
      ({ to, text }) => to === ownerEmail && /removed or replaced/.test(text),
    );
  await expect.poll(() => told().length, { timeout: 120_000 }).toBe(1);
  expect(site.log()).toMatch(/removed or replaced/);
});

test('five honest owner’s mails go out within a minute behind twelve that are refused', async () => {
  const place = newPlace();
  const settings = { DATABASE_URL: place.url };
  const site = await own.serve(settings);
  own.standIn.behave({ mode: 'down' });
  const order = async (buyer: string) =>
    (await postOrder(site.url, { buyer })).body.order.invoiceId;
  for (let n = 0; n < 12; n++) await order(`poison${n}@example.com`);
  const honest: string[] = [];
  for (let n = 0; n < 5; n++) honest.push(await order(`honest${n}@example.com`));
  await site.stop();
  own.standIn.clear();
  for (let n = 0; n < 12; n++)
    own.standIn.behave({ mode: 'refuse', status: 400, about: `poison${n}@example.com` });
  inStore(place.url, 'UPDATE mail SET due = place');
  await own.serve(settings);
  const arrived = () => honest.filter((id) => ownerMails(own.standIn, id).length > 0).length;
  await expect.poll(arrived, { timeout: 60_000 }).toBe(5);
});
