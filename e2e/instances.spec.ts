import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { Client } from 'pg';
import { postOrder } from './order-request';
import { findPostgres, startPostgres } from './postgres.mjs';
import { freePort, ownerMails, ownSites } from './site';

/** Two instances that share a Postgres, as they would behind a load balancer. */
const own = ownSites();

test('two instances with one Postgres are one shop, also while it is away and after that', async () => {
  test.skip(
    !findPostgres(),
    'There is no Postgres on this machine, and it could not be installed.',
  );
  test.setTimeout(180_000);
  const postgres = await startPostgres(await freePort());
  own.endsToo(postgres.end);
  const settings = { DATABASE_URL: postgres.url };
  const [one, other] = await Promise.all([own.serve(settings), own.serve(settings)]);
  const told = (key: string) => ownerMails(own.standIn, key).length;
  // A server's first order loads its code meanwhile, which looks like a slow database.
  await Promise.all([one, other].map(({ url }) => postOrder(url)));

  await test.step('twenty posts with one key make one order, and another body is refused', async () => {
    const key = randomUUID();
    const posts = Array.from({ length: 20 }, (_, index) =>
      postOrder(index % 2 ? one.url : other.url, { key }),
    );
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect([...new Set(answers.map(({ body }) => JSON.stringify(body)))]).toHaveLength(1);
    expect(answers.filter(({ headers }) => !headers.get('idempotency-replayed'))).toHaveLength(1);
    expect((await postOrder(other.url, { key, body: { note: 'changed' } })).status).toBe(422);
    expect(told(key)).toBe(1);
  });

  const waiting = randomUUID();
  await test.step('while Postgres is away each takes orders by itself, and none is said to wait there', async () => {
    own.standIn.behave({ mode: 'down' });
    expect((await postOrder(one.url, { key: waiting })).body.queued).toBe(true);
    // Due, as if the mail had waited long enough.
    const database = new Client(postgres.url);
    await database.connect();
    await database.query('UPDATE practice.mail SET due = 0');
    await database.end();
    await postgres.stop();
    expect((await postOrder(one.url)).status).toBe(502);
    own.standIn.clear();
    const key = randomUUID();
    expect((await postOrder(one.url, { key })).status).toBe(201);
    const again = await postOrder(one.url, { key });
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(told(key)).toBe(1);
  });

  await test.step('both go back to it, and what waited there is sent once', async () => {
    await postgres.start();
    const isShared = async () => {
      const key = randomUUID();
      await postOrder(one.url, { key });
      return (await postOrder(other.url, { key })).headers.get('idempotency-replayed');
    };
    await expect.poll(isShared, { timeout: 30_000 }).toBe('true');
    // The health check moves the queue on.
    const ask = () => Promise.all([one, other].map(({ url }) => fetch(`${url}/api/health`)));
    await expect.poll(async () => (await ask()) && told(waiting), { timeout: 60_000 }).toBe(1);
    await ask();
    expect(told(waiting)).toBe(1);
  });
  for (const site of [one, other]) expect(site.log()).not.toContain('canary');
});
