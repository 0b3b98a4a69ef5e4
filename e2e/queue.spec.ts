import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { postOrder } from './order-request';
import { findPostgres, startPostgres } from './postgres.mjs';
import { ownerEmail } from './servers';
import { freePort, startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';
import { inStore, newStore } from './store';

/** What becomes of an order that no provider took, when the place where it waits gives trouble. */
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let ends: (() => Promise<unknown>)[] = [];

test.beforeEach(async () => {
  standIn = await startStandIn();
  ends = [standIn.stop];
});

test.afterEach(async () => {
  for (const end of ends.reverse()) await end();
});

const cronSecret = 'canary-cron-secret-0123';
const years = 10 * 365 * 24 * 60 * 60 * 1000;

async function serve(changes: Record<string, string>) {
  const settings = { SENDGRID_BASE_URL: standIn.url, CRON_SECRET: cronSecret };
  const site = await startSite({ ...settings, ...changes });
  ends.push(() => site.stop());
  return site;
}

const round = (site: Site) =>
  fetch(`${site.url}/api/queue/flush`, { headers: { authorization: `Bearer ${cronSecret}` } });

const health = async (site: Site) => (await fetch(`${site.url}/api/health`)).json();

const ownerMails = (key: string) =>
  standIn.inbox.filter(({ to, text }) => to === ownerEmail && text.includes(key));

/** An order that was answered 'queued' by a server that has ended, and is due now. */
async function leftBehind(store: string) {
  const site = await serve({ DATABASE_URL: store });
  standIn.behave({ mode: 'down' });
  const key = randomUUID();
  expect((await postOrder(site.url, { key })).body.queued).toBe(true);
  await site.stop();
  standIn.clear();
  inStore(store, 'UPDATE mail SET due = 0');
  return key;
}

/** Asks for rounds of the queue until the owner has these orders and nothing waits, and for one more. */
async function arriveOnce(site: Site, ...keys: string[]) {
  await expect
    .poll(async () => (await round(site)) && (await health(site)), { timeout: 60_000 })
    .toMatchObject({ queue: 'ok', waiting: 0 });
  await round(site);
  expect(keys.map((key) => ownerMails(key).length)).toEqual(keys.map(() => 1));
}

test('an order is sent once although its page asks again after a restart', async () => {
  const store = newStore();
  const key = randomUUID();
  const buyer = 'buyer-again@example.com';
  const first = await serve({ DATABASE_URL: store });
  const placed = await postOrder(first.url, { key, buyer });
  expect(placed.status).toBe(201);
  // The answer was lost on its way, and the process is gone.
  await first.stop();
  const second = await serve({ DATABASE_URL: store });
  const again = await postOrder(second.url, { key, buyer });
  expect([again.status, again.body]).toEqual([201, placed.body]);
  expect(ownerMails(key)).toHaveLength(1);
});

test('one key is one order of one day, and never lends its state to another', async () => {
  const store = newStore();
  const key = randomUUID();
  const site = await serve({ DATABASE_URL: store });
  const first = await postOrder(site.url, { key, body: { services: [3] } });
  // Twenty-five hours later.
  inStore(store, 'UPDATE attempt SET until = 0');
  inStore(store, 'UPDATE order_id SET made = made - 90000000');
  const second = await postOrder(site.url, { key, body: { services: [3, 5] } });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body.order.invoiceId).not.toBe(first.body.order.invoiceId);
  const chosen = 'deadbeef-0000-4000-8000-00000000cafe';
  const third = await postOrder(site.url, { key: chosen });
  expect(third.body.order.invoiceId).not.toBe('INV-DEAD0CAFE');
});

test.describe('the file of a store', () => {
  test('holds what was dated by a wrong clock no longer than anything else', async () => {
    const store = newStore();
    const key = await leftBehind(store);
    inStore(store, 'UPDATE mail SET due = ?', Date.now() + years);
    await arriveOnce(await serve({ DATABASE_URL: store }), key);
  });

  test('sets broken mails aside, counts them, tells of them once, and sends the others', async () => {
    const store = newStore();
    const key = await leftBehind(store);
    for (const order of ['one', 'two'])
      inStore(
        store,
        "INSERT INTO mail(ord, name, place, body, since, due) VALUES (?, 'order-owner', 0, '{', 0, 0)",
        order,
      );
    const site = await serve({ DATABASE_URL: store });
    await arriveOnce(site, key);
    expect(await health(site)).toMatchObject({ broken: 2 });
    expect(site.log().match(/could not be read, and was set aside/g)).toHaveLength(2);
  });

  test('that cannot be made is told at the start, and no order is said to wait there', async () => {
    const store = newStore();
    const file = dirname(store.replace('file:', ''));
    await writeFile(join(file, 'file'), '');
    const away = `file:${join(file, 'file', 'site.db')}`;
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
    expect(launchCheck(away)).toMatch(/DATABASE_URL: names a file that can't be written to/);
    expect(await health(await serve({}))).toMatchObject({ queue: 'none', store: 'memory' });
  });
});

/** What a command prints with this store, folded into one line. */
function run(store: string, ...command: string[]) {
  const env = { ...process.env, DATABASE_URL: store };
  const { stdout } = spawnSync('npm', ['run', '-s', ...command], { env, encoding: 'utf8' });
  return stdout.replaceAll(/\s+/g, ' ');
}

const launchCheck = (store: string) => run(store, 'launch');

test('what an older version left in its folder is moved into the store and sent once', async () => {
  const store = newStore();
  const key = await leftBehind(store);
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
  await arriveOnce(await serve({ DATABASE_URL: store }), key);
});

test('orders go on while Postgres is away, and what waited there is sent once it is back', async () => {
  test.skip(
    !findPostgres(),
    'There is no Postgres on this machine, and it could not be installed.',
  );
  test.setTimeout(180_000);
  const postgres = await startPostgres(await freePort());
  ends.push(postgres.end);
  const site = await serve({ DATABASE_URL: postgres.url });
  standIn.behave({ mode: 'down' });
  const waiting = randomUUID();
  expect((await postOrder(site.url, { key: waiting })).body.queued).toBe(true);
  await postgres.stop();
  expect((await postOrder(site.url)).status).toBe(502);
  standIn.clear();
  expect((await postOrder(site.url)).status).toBe(201);
  // One look in ten seconds is everybody's.
  await expect.poll(() => health(site), { timeout: 20_000 }).toMatchObject({ queue: 'unusable' });
  await postgres.start();
  await arriveOnce(site, waiting);
});
