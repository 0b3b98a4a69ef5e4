import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startMailServer } from './mail-server.mjs';
import { postOrder } from './order-request';
import { ownerEmail, type Site } from './servers';
import { ownerMails, ownSites } from './site';
import { inStore, newStore } from './store';

/** What catches an order when the provider fails: a mail server, a store, another process. Its branches: store.test.ts, queue.test.ts. */
const own = ownSites();
const { serve } = own;

const health = async (site: Site) => (await fetch(`${site.url}/api/health`)).json();

/** How many mails wait, and those of nobody's hands are due at once: how long each of them waits is store.test.ts's. */
const waiting = (store: string) =>
  inStore(store, "SELECT name FROM mail WHERE state = 'waiting'").length;
const isDue = (store: string, which: 'LIKE' | 'NOT LIKE', word: string) =>
  inStore(store, `UPDATE mail SET due = 0 WHERE body ${which} ?`, `%${word}%`);

/** Asks for the health, which moves the queue on, until nothing waits any more. */
const untilSent = (site: Site, store: string) =>
  expect.poll(async () => (await health(site)) && waiting(store), { timeout: 30_000 }).toBe(0);

test('with a mail server as the second way out an order goes there when it has to, once', async () => {
  const { standIn } = own;
  const mailServer = await startMailServer();
  own.endsToo(mailServer.stop);
  const site = await serve({ SMTP_URL: mailServer.url });
  const sent = () => [standIn.inbox.map(({ to }) => to), mailServer.inbox.map(({ to }) => to[0])];
  const first = await postOrder(site.url);
  expect(sent()).toEqual([[ownerEmail, first.buyer], []]);
  standIn.clear();
  standIn.behave({ mode: 'refuse', status: 401 });
  const { status, body, buyer } = await postOrder(site.url);
  expect([status, body.confirmationEmailed]).toEqual([201, true]);
  expect(sent()).toEqual([[], [ownerEmail, buyer]]);
  mailServer.refuse(554);
  expect((await postOrder(site.url)).status).toBe(502);
});

test('orders that no provider took outlive a process that is killed while it sends one', async () => {
  const { standIn } = own;
  const store = newStore();
  const first = await serve({ DATABASE_URL: store });
  standIn.behave({ mode: 'down' });
  const refused = await postOrder(first.url);
  const { queued, confirmationEmailed, order } = refused.body;
  expect([refused.status, queued, confirmationEmailed]).toEqual([201, true, false]);
  expect(waiting(store)).toBe(2);

  standIn.behave({ mode: 'silent' });
  const key = randomUUID();
  const buyer = `buyer-${key}@example.com`;
  const broken = postOrder(first.url, { key, buyer }).catch(() => 'broken off');
  await expect.poll(() => standIn.requests(buyer)).toBe(1);
  await first.stop('SIGKILL');
  expect(await broken).toBe('broken off');

  standIn.clear();
  isDue(store, 'NOT LIKE', key);
  const second = await serve({ DATABASE_URL: store });
  // The browser's own retry, which meets an order that is being looked after already.
  const { status, body } = await postOrder(second.url, { key, buyer });
  expect([status, body.queued]).toEqual([201, true]);
  // The lease of what was killed is over.
  isDue(store, 'LIKE', key);
  await untilSent(second, store);
  const to = (someone: string) => standIn.inbox.filter((mail) => mail.to === someone).length;
  expect([to(ownerEmail), to(buyer), to(refused.buyer)]).toEqual([2, 1, 1]);
  expect(ownerMails(standIn, key)).toHaveLength(1);
  expect(ownerMails(standIn, order.invoiceId)).toHaveLength(1);
});

test('a process that is ended by SIGTERM, as in a deployment, answers what it has begun', async () => {
  const { standIn } = own;
  const site = await serve();
  standIn.behave({ mode: 'slow', delay: 2_000, only: ownerEmail });
  const key = randomUUID();
  // A connection that stayed would be waited for, a minute.
  const order = postOrder(site.url, { key, headers: { Connection: 'close' } });
  await expect.poll(() => standIn.requests(key)).toBe(1);
  const ended = site.stop('SIGTERM');
  expect((await order).status).toBe(201);
  await ended;
  expect(ownerMails(standIn, key)).toHaveLength(1);
});

test('without a proxy of ours nothing that a client writes moves a limit', async () => {
  const bare = await serve({ TRUST_PROXY: '0' });
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await postOrder(bare.url)).status);
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(bare.log()).toContain('set TRUST_PROXY=1');
});

/** What a command prints with this store, folded into one line. */
function run(store: string, ...command: string[]) {
  const env = { ...process.env, DATABASE_URL: store };
  const { stdout } = spawnSync('npm', ['run', '-s', ...command], { env, encoding: 'utf8' });
  return stdout.replaceAll(/\s+/g, ' ');
}

test('a store that cannot be made is told at the start, and no order is said to wait there', async () => {
  const { standIn } = own;
  const file = join(dirname(newStore().replace('file:', '')), 'file');
  await writeFile(file, '');
  const away = `file:${join(file, 'site.db')}`;
  const site = await serve({ DATABASE_URL: away });
  expect(site.log()).toMatch(
    /DATABASE_URL names a file that can't be written to .*so no order can be kept there/,
  );
  expect(await health(site)).toMatchObject({ email: 'sendgrid', queue: 'unusable' });
  const told = () =>
    standIn.inbox.filter(({ subject }) => /needs a look: DATABASE_URL/.test(subject));
  await expect.poll(() => told().map(({ to }) => to)).toEqual([ownerEmail]);
  expect((await postOrder(site.url)).status).toBe(201);
  standIn.behave({ mode: 'down' });
  expect((await postOrder(site.url)).status).toBe(502);
  expect(run(away, 'launch')).toMatch(/DATABASE_URL: names a file that can't be written to/);
});

test('what an older version left in its folder is moved into the store and sent once', async () => {
  const { standIn } = own;
  const store = newStore();
  const before = await serve({ DATABASE_URL: store });
  standIn.behave({ mode: 'down' });
  const key = randomUUID();
  expect((await postOrder(before.url, { key })).body.queued).toBe(true);
  await before.stop();
  standIn.clear();
  const rows = inStore(store, 'SELECT name, body FROM mail') as { body: string }[];
  inStore(store, 'DELETE FROM mail');
  const folder = await mkdtemp(join(tmpdir(), 'queue-'));
  const mails = rows.map(({ body }) => JSON.parse(body) as unknown);
  const entry = { id: key, fingerprint: 'print', since: Date.now(), tries: 1, mails };
  await writeFile(join(folder, `1500000000000.${key}.json`), JSON.stringify(entry));
  const known = { ...entry, id: randomUUID() };
  await writeFile(join(folder, `1500000000001.${known.id}.json`), JSON.stringify(known));
  await mkdir(join(folder, 'sent'));
  for (const mail of ['order-owner', 'order-buyer'])
    await writeFile(join(folder, 'sent', `${known.id}.${mail}`), 'print');
  await writeFile(join(folder, `1500000000002.${randomUUID()}.json`), '{');
  expect(run(store, 'drain', '--', folder)).toMatch(
    /Moved into the store: 2 orders.*could not be read: 1/,
  );
  expect((await readdir(folder)).filter((name) => name.endsWith('.json'))).toHaveLength(1);
  await untilSent(await serve({ DATABASE_URL: store }), store);
  expect(ownerMails(standIn, key)).toHaveLength(1);
});
