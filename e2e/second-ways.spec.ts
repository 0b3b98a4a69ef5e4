import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { startMailServer } from './mail-server.mjs';
import { postOrder } from './order-request';
import { ownerEmail } from './servers';
import { startSite, type Site } from './site';
import { newStore } from './store';
import { startStandIn } from './stand-in.mjs';

/** What catches an order when the provider fails: a mail server, a queue, another process. */
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
const sites: Site[] = [];

test.beforeAll(async () => {
  standIn = await startStandIn();
  mailServer = await startMailServer();
});

test.beforeEach(() => {
  standIn.clear();
  mailServer.clear();
});

test.afterEach(async () => {
  await Promise.all(sites.splice(0).map((site) => site.stop()));
});

test.afterAll(async () => {
  await standIn.stop();
  await mailServer.stop();
});

async function serve(changes: Record<string, string> = {}) {
  const site = await startSite({ SENDGRID_BASE_URL: standIn.url, ...changes });
  sites.push(site);
  return site;
}

/** Mails that wait, of which an order has two. */
const waitingAt = async (site: Site) =>
  ((await (await fetch(`${site.url}/api/health`)).json()) as { waiting: number }).waiting;

/** The owner's mails that SendGrid's stand-in accepted, by a word of the order: its key or its number. */
const ownerMails = (key: string) =>
  standIn.inbox.filter(({ to, text }) => to === ownerEmail && text.includes(key));

const cronSecret = 'canary-cron-secret-0123';
const flush = (site: Site, authorization: string) =>
  fetch(`${site.url}/api/queue/flush`, { headers: { authorization } });

test.describe('when no provider can be reached', () => {
  test('because nobody listens, an order is said to be unsent', async () => {
    const site = await serve({ SENDGRID_BASE_URL: 'http://127.0.0.1:9' });
    const { status, body } = await postOrder(site.url);
    expect(status).toBe(502);
    expect(body.detail).toMatch(/Nothing was lost/);
    expect(site.log()).toMatch(/mail order-owner of INV-\w{9}: unreachable, attempts 3/);
  });

  test('because none is configured, an order and the health say so', async () => {
    const site = await serve({ SENDGRID_API_KEY: '', EMAIL_TRANSPORT: 'sendgrid' });
    const { status, body } = await postOrder(site.url);
    expect([status, body.detail]).toEqual([503, expect.stringMatching(/call us or write to us/)]);
    expect((await fetch(`${site.url}/api/health`)).status).toBe(503);
    expect(site.log()).toContain('No mail can be sent');
  });
});

test('with a mail server as the second way out an order goes there when it has to, once', async () => {
  const site = await serve({ SMTP_URL: mailServer.url });
  const sent = () => [standIn.inbox.map(({ to }) => to), mailServer.inbox.map(({ to }) => to[0])];

  await test.step('not when SendGrid takes it', async () => {
    const { buyer } = await postOrder(site.url);
    expect(sent()).toEqual([[ownerEmail, buyer], []]);
  });
  standIn.clear();

  await test.step('when SendGrid refuses, the owner first', async () => {
    standIn.behave({ mode: 'refuse', status: 401 });
    const { status, body, buyer } = await postOrder(site.url);
    expect([status, body.confirmationEmailed]).toEqual([201, true]);
    expect(sent()).toEqual([[], [ownerEmail, buyer]]);
  });
  standIn.clear();
  mailServer.clear();

  await test.step('within the budget when SendGrid never answers', async () => {
    standIn.behave({ mode: 'silent', only: ownerEmail });
    expect((await postOrder(site.url)).status).toBe(201);
    expect(sent()[1]).toEqual([ownerEmail]);
  });

  await test.step('nowhere when both refuse: then it is unsent', async () => {
    standIn.behave({ mode: 'refuse' });
    mailServer.refuse(554);
    expect((await postOrder(site.url)).status).toBe(502);
  });
});

test.describe('with a store that lasts', () => {
  test('the scheduler needs the secret to empty it', async () => {
    const site = await serve({ DATABASE_URL: newStore(), CRON_SECRET: cronSecret });
    expect((await flush(site, '')).status).toBe(401);
    expect((await flush(site, 'Bearer canary-cron-secret-012')).status).toBe(401);
    const answered = await flush(site, `Bearer ${cronSecret}`);
    expect([answered.status, await answered.json()]).toEqual([200, { delivered: 0, failed: 0 }]);
    const without = await serve();
    expect((await flush(without, 'Bearer ')).status).toBe(404);
  });

  test('orders that no provider took outlive a process that is killed while it sends one', async () => {
    test.setTimeout(150_000);
    const store = newStore();
    const first = await serve({ DATABASE_URL: store });
    standIn.behave({ mode: 'down' });
    const refused = await postOrder(first.url);
    const { queued, confirmationEmailed, order } = refused.body;
    expect([refused.status, queued, confirmationEmailed]).toEqual([201, true, false]);
    // The site looks once in ten seconds, for everybody who asks.
    await expect.poll(() => waitingAt(first)).toBe(2);

    standIn.behave({ mode: 'silent' });
    const key = randomUUID();
    const buyer = `buyer-${key}@example.com`;
    const broken = postOrder(first.url, { key, buyer }).catch(() => 'broken off');
    await expect.poll(() => standIn.requests(buyer)).toBe(1);
    await first.stop('SIGKILL');
    expect(await broken).toBe('broken off');

    standIn.clear();
    const second = await serve({ DATABASE_URL: store });
    // The browser's own retry, which meets an order that is being looked after already.
    const { status, body } = await postOrder(second.url, { key, buyer });
    expect([status, body.queued]).toEqual([201, true]);
    // Any request moves the queue on, and the lease of what was killed takes its time.
    await expect.poll(() => waitingAt(second), { timeout: 80_000 }).toBe(0);
    const to = (someone: string) => standIn.inbox.filter((mail) => mail.to === someone).length;
    expect([to(ownerEmail), to(buyer), to(refused.buyer)]).toEqual([2, 1, 1]);
    expect(ownerMails(key)).toHaveLength(1);
    expect(ownerMails(order.invoiceId)).toHaveLength(1);
  });
});

test.describe('a process that ends', () => {
  test('by kill -9 in the middle of an order: the retry makes one order', async () => {
    const first = await serve();
    standIn.behave({ mode: 'silent' });
    const key = randomUUID();
    const buyer = `buyer-${key}@example.com`;
    const broken = postOrder(first.url, { key, buyer }).catch(() => 'broken off');
    await expect.poll(() => standIn.requests(buyer)).toBe(1);
    await first.stop('SIGKILL');
    expect(await broken).toBe('broken off');

    standIn.clear();
    const second = await serve();
    expect((await postOrder(second.url, { key, buyer })).status).toBe(201);
    expect(ownerMails(key)).toHaveLength(1);
  });

  test('by SIGTERM, as in a deployment, answers what it has begun', async () => {
    const site = await serve();
    standIn.behave({ mode: 'slow', delay: 2_000, only: ownerEmail });
    const key = randomUUID();
    // A connection that stayed would be waited for, a minute.
    const order = postOrder(site.url, { key, headers: { Connection: 'close' } });
    await expect.poll(() => standIn.requests(key)).toBe(1);
    const ended = site.stop('SIGTERM');
    expect((await order).status).toBe(201);
    await ended;
    expect(ownerMails(key)).toHaveLength(1);
  });
});
