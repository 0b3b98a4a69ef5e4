import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { postOrder } from './order-request';
import { findPostgres, startPostgres } from './postgres.mjs';
import { ownerEmail } from './servers';
import { freePort, startSite, type Site } from './site';
import { startStandIn } from './stand-in.mjs';

/** Two instances that share a Postgres, as they would behind a load balancer. */
test.describe('two instances with one Postgres', () => {
  test.skip(
    !findPostgres(),
    'There is no Postgres on this machine, and it could not be installed.',
  );
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let one: Site;
  let other: Site;

  test.beforeAll(async () => {
    standIn = await startStandIn();
    postgres = await startPostgres(await freePort());
    const settings = { SENDGRID_BASE_URL: standIn.url, DATABASE_URL: postgres.url };
    [one, other] = await Promise.all([startSite(settings), startSite(settings)]);
  });

  test.beforeEach(() => standIn.clear());

  test.afterAll(async () => {
    for (const site of [one, other]) expect(site.log()).not.toContain('canary');
    await Promise.all([one.stop(), other.stop()]);
    await postgres.end();
    await standIn.stop();
  });

  const ownerMails = (key: string) =>
    standIn.inbox.filter(({ to, text }) => to === ownerEmail && text.includes(key));

  test('make one order of twenty posts with one key', async () => {
    const key = randomUUID();
    const posts = Array.from({ length: 20 }, (_, index) =>
      postOrder(index % 2 ? one.url : other.url, { key }),
    );
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers.filter(({ headers }) => !headers.get('idempotency-replayed'))).toHaveLength(1);
    expect(ownerMails(key)).toHaveLength(1);
  });

  test('know of each other’s keys, and refuse one with another body', async () => {
    const key = randomUUID();
    await postOrder(one.url, { key });
    const changed = await postOrder(other.url, { key, body: { note: 'changed' } });
    expect(changed.status).toBe(422);
    expect(ownerMails(key)).toHaveLength(1);
  });

  test('count a visitor’s orders together', async () => {
    const from = '198.18.77.1';
    const sites = [one, other, one];
    for (const site of sites) expect((await postOrder(site.url, { from })).status).toBe(201);
    const fourth = await postOrder(other.url, { from });
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('keep orders in the queue, and one takes over when the other dies in the middle', async () => {
    standIn.behave({ mode: 'down' });
    const [waiting, sending] = [randomUUID(), randomUUID()];
    const kept = await postOrder(one.url, { key: waiting });
    expect([kept.status, kept.body.queued]).toEqual([201, true]);
    standIn.behave({ mode: 'silent', times: 1 });
    const broken = postOrder(one.url, { key: sending }).catch(() => 'broken off');
    await expect.poll(() => standIn.requests(sending)).toBe(1);
    // The first process is gone for good.
    await one.stop('SIGKILL');
    await broken;
    standIn.clear();
    const { status, body } = await postOrder(other.url, { key: sending });
    expect([status, body.queued]).toEqual([201, true]);
    await expect
      .poll(
        async () => {
          await fetch(`${other.url}/api/health`);
          return [waiting, sending].map((key) => ownerMails(key).length);
        },
        { timeout: 60_000 },
      )
      .toEqual([1, 1]);
    one = await startSite({ SENDGRID_BASE_URL: standIn.url, DATABASE_URL: postgres.url });
  });

  test('take orders while Postgres is away, each by itself, and go back to it', async () => {
    await postgres.stop();
    const key = randomUUID();
    expect((await postOrder(one.url, { key })).status).toBe(201);
    const again = await postOrder(one.url, { key });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(ownerMails(key)).toHaveLength(1);
    const from = '198.18.77.2';
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await postOrder(one.url, { from })).status);
    expect(statuses).toEqual([201, 201, 201, 429]);

    await postgres.start();
    await expect
      .poll(
        async () => {
          const shared = randomUUID();
          await postOrder(one.url, { key: shared });
          const seen = await postOrder(other.url, { key: shared });
          return seen.headers.get('idempotency-replayed');
        },
        { timeout: 30_000 },
      )
      .toBe('true');
  });
});
