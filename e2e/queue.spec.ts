import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rename, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { postOrder } from './order-request';
import { findRedis, startRedis } from './redis.mjs';
import { ownerEmail } from './servers';
import { freePort, startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';

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

async function newRedis(...options: string[]) {
  const redis = await startRedis(await freePort(), options);
  ends.push(redis.stop);
  return redis;
}

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'queue-')), 'mail');

const round = (site: Site) =>
  fetch(`${site.url}/api/queue/flush`, { headers: { authorization: `Bearer ${cronSecret}` } });

const health = async (site: Site) => (await fetch(`${site.url}/api/health`)).json();

const ownerMails = (key: string) =>
  standIn.inbox.filter(({ to, text }) => to === ownerEmail && text.includes(key));

const waitingIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.json'));

/** Writes another date into the name of every entry. */
async function date(folder: string, due: number) {
  for (const name of await waitingIn(folder))
    await rename(join(folder, name), join(folder, name.replace(/^\d+/, String(due))));
}

/** An order that was answered 'queued' by a server that has ended; in a folder it is due now. */
async function leftBehind(settings: Record<string, string>) {
  const site = await serve(settings);
  standIn.behave({ mode: 'down' });
  const key = randomUUID();
  expect((await postOrder(site.url, { key })).body.queued).toBe(true);
  await site.stop();
  standIn.clear();
  if (settings.QUEUE_DIR) await date(settings.QUEUE_DIR, 1_500_000_000_000);
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
  const folder = await newFolder();
  const key = randomUUID();
  const buyer = 'buyer-again@example.com';
  const first = await serve({ QUEUE_DIR: folder });
  expect((await postOrder(first.url, { key, buyer })).status).toBe(201);
  // The answer was lost on its way, and the server that remembered it is gone.
  await first.stop();
  const second = await serve({ QUEUE_DIR: folder });
  expect((await postOrder(second.url, { key, buyer })).status).toBe(201);
  expect(ownerMails(key)).toHaveLength(1);
});

test.describe('a queue in a folder', () => {
  test('sends at once what was dated by a wrong clock', async () => {
    const folder = await newFolder();
    const key = await leftBehind({ QUEUE_DIR: folder });
    await date(folder, Date.now() + years);
    const site = await serve({ QUEUE_DIR: folder });
    await arriveOnce(site, key);
    expect(await waitingIn(folder)).toEqual([]);
  });

  test('sets broken entries aside, counts them, tells of them once, and sends the others', async () => {
    const folder = await newFolder();
    const key = await leftBehind({ QUEUE_DIR: folder });
    await writeFile(join(folder, `1400000000000.${randomUUID()}.json`), '{');
    await mkdir(join(folder, `1400000000001.${randomUUID()}.json`));
    const site = await serve({ QUEUE_DIR: folder });
    await arriveOnce(site, key);
    expect(await health(site)).toMatchObject({ broken: 2 });
    expect(site.log().match(/could not be read, and was moved/g)).toHaveLength(2);
    expect(await readdir(join(folder, 'broken'))).toHaveLength(2);
  });

  test('sweeps what a killed process was writing', async () => {
    const folder = await newFolder();
    await mkdir(folder);
    for (const name of ['old', 'new']) await writeFile(join(folder, `${name}.1.draft`), '{');
    await utimes(join(folder, 'old.1.draft'), new Date(), new Date(Date.now() - 600_000));
    const site = await serve({ QUEUE_DIR: folder });
    await round(site);
    expect(await readdir(folder)).toEqual(['new.1.draft']);
  });

  test('says at the start that it cannot be used, and no order is said to wait there', async () => {
    const folder = await newFolder();
    await writeFile(folder, '');
    const site = await serve({ QUEUE_DIR: folder });
    expect(site.log()).toMatch(/QUEUE_DIR is no folder, so no order can be kept there/);
    expect(await health(site)).toMatchObject({ email: 'sendgrid', queue: 'unusable' });
    const told = () =>
      standIn.inbox.filter(({ subject }) => /needs a look: QUEUE_DIR/.test(subject));
    await expect.poll(() => told().map(({ to }) => to)).toEqual([ownerEmail]);
    expect((await postOrder(site.url)).status).toBe(201);
    standIn.behave({ mode: 'down' });
    expect((await postOrder(site.url)).status).toBe(502);
    expect(await health(await serve({}))).toMatchObject({ queue: 'none' });
  });
});

/** What `npm run launch` prints for this Redis, folded into one line. */
function launchCheck(redisUrl: string) {
  const env = { ...process.env, REDIS_URL: redisUrl };
  const { stdout } = spawnSync('npm', ['run', '-s', 'launch'], { env, encoding: 'utf8' });
  return stdout.replaceAll(/\s+/g, ' ');
}

test.describe('a queue with Redis', () => {
  test.skip(
    !findRedis(),
    'There is no redis-server on this machine, and it could not be installed.',
  );

  test('sends what waited in a folder before Redis was added', async () => {
    const folder = await newFolder();
    const keys = [await leftBehind({ QUEUE_DIR: folder }), await leftBehind({ QUEUE_DIR: folder })];
    const site = await serve({ QUEUE_DIR: folder, REDIS_URL: (await newRedis()).url });
    // One buyer's page asks again, and nobody sends that order a second time.
    expect((await postOrder(site.url, { key: keys[0] })).status).toBe(201);
    await arriveOnce(site, ...keys);
    expect(await waitingIn(folder)).toEqual([]);
  });

  test('keeps an order in the folder while Redis is away, and sends it once', async () => {
    const folder = await newFolder();
    const redis = await newRedis();
    const site = await serve({ QUEUE_DIR: folder, REDIS_URL: redis.url });
    await redis.stop();
    standIn.behave({ mode: 'down' });
    const key = randomUUID();
    expect((await postOrder(site.url, { key })).body.queued).toBe(true);
    expect(await waitingIn(folder)).toHaveLength(1);
    expect(await health(site)).toMatchObject({ queue: 'ok', waiting: 1 });
    await redis.start();
    standIn.clear();
    await date(folder, 1_500_000_000_000);
    await arriveOnce(site, key);
  });

  test('keeps no order in a Redis that throws entries away, and says so', async () => {
    // Many hosts let nobody configure theirs.
    const unasked = ['--rename-command', 'CONFIG', ''];
    const redis = await newRedis('--maxmemory-policy', 'allkeys-lru', ...unasked);
    const site = await serve({ REDIS_URL: redis.url });
    expect(site.log()).toMatch(/maxmemory-policy is allkeys-lru.*Set its maxmemory-policy to no/);
    expect(await health(site)).toMatchObject({ email: 'sendgrid', queue: 'unusable' });
    expect(launchCheck(redis.url)).toMatch(/REDIS_URL: names a Redis that throws entries away/);
    standIn.behave({ mode: 'down' });
    expect((await postOrder(site.url)).status).toBe(502);

    const folder = await newFolder();
    const key = await leftBehind({ REDIS_URL: redis.url, QUEUE_DIR: folder });
    expect(await waitingIn(folder)).toHaveLength(1);
    await arriveOnce(await serve({ REDIS_URL: redis.url, QUEUE_DIR: folder }), key);
  });

  test('sets broken entries aside there too, and sends at once what is dated ahead', async () => {
    const redis = await newRedis();
    const key = await leftBehind({ REDIS_URL: redis.url });
    const client = new Redis(redis.url);
    ends.push(async () => client.disconnect());
    const broken = randomUUID();
    await client.zadd('practice:{mail}:due', Date.now() + years, key, 1, broken, 2, randomUUID());
    await client.hset('practice:{mail}:parcels', broken, '{');
    const site = await serve({ REDIS_URL: redis.url });
    await arriveOnce(site, key);
    expect(await health(site)).toMatchObject({ broken: 2 });
    expect(site.log().match(/could not be read, and was moved/g)).toHaveLength(2);
  });
});
