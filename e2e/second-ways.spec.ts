import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { postOrder } from './order-request';
import { ownerEmail, type Site } from './servers';
import { ownerMails, ownSites } from './site';
import { inStore, newStore } from './store';

/**
 * Orders saved by a store or another process when the provider fails. Single branches:
 * store.test.ts, queue.test.ts.
 */
const own = ownSites();
const { serve } = own;

const health = async (site: Site) => (await fetch(`${site.url}/api/health`)).json();

/** How many mails wait. The tests make them due at once: store.test.ts holds their pauses. */
const waiting = (store: string) =>
  inStore(store, "SELECT name FROM mail WHERE state = 'waiting'").length;
const isDue = (store: string, which: 'LIKE' | 'NOT LIKE', word: string) =>
  inStore(store, `UPDATE mail SET due = 0 WHERE body ${which} ?`, `%${word}%`);

/** Asks for the health, which moves the queue on, until nothing waits any more. */
const untilSent = (site: Site, store: string) =>
  expect.poll(async () => (await health(site)) && waiting(store), { timeout: 30_000 }).toBe(0);

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
  // The browser's own retry, which meets an order under way.
  const { status, body } = await postOrder(second.url, { key, buyer });
  expect([status, body.queued]).toEqual([201, true]);
  // The killed process's lease is over.
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
  // The server would wait a minute for a connection that stays.
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

test('a store that cannot be made is told at the start, and no order is said to wait there', async () => {
  const { standIn } = own;
  const file = join(dirname(newStore().replace('file:', '')), 'file');
  await writeFile(file, '');
  const away = `file:${join(file, 'site.db')}`;
  const site = await serve({ DATABASE_URL: away });
  const told = () =>
    standIn.inbox.filter(({ subject }) => /needs a look: DATABASE_URL/.test(subject));
  await expect.poll(() => told().map(({ to }) => to)).toEqual([ownerEmail]);
  expect((await postOrder(site.url)).status).toBe(201);
  standIn.behave({ mode: 'down' });
  expect((await postOrder(site.url)).status).toBe(502);
});
