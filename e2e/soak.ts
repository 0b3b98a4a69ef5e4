// `npm run soak [-- --rounds 60]`: buyers order from the last build while its server and database are
// killed, clocks jump and the provider, a stand-in, fails at random; half of the rounds on Postgres. It
// fails where an order answered 201 is missing at the owner, where one server sent the same mail twice,
// or where something is left.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { z } from 'zod';
import { runScript } from '../scripts/run-script';
import { postOrder } from './order-request';
import { findPostgres, installPostgres, startPostgres } from './postgres.mjs';
import { envWith, ownerEmail, startServer } from './servers';
import { startStandIn } from './stand-in.mjs';
import { inStore, newStore } from './store';

/** `jump` sets the clock. */
type Store = { url: string; jump: () => Promise<void> };

type Order = { key: string; status: number; queued: boolean };

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rounds = Number(values.rounds);
// Beside the ports of the end-to-end tests.
const port = Number(process.env.E2E_PORT ?? 3210) + 80;
const address = `http://localhost:${port}`;
const buyersARound = 12;

/** As written by a clock that is ten years ahead. */
const dateAhead = `SET due = due + ${10 * 365 * 24 * 60 * 60 * 1000} WHERE state = 'waiting'`;

/** Faults after which the provider has no mail: it is down, refuses, or breaks the line. */
const faultsOfProvider = [
  { mode: 'down', status: 503 },
  { mode: 'down', status: 429, headers: { 'Retry-After': '1' } },
  { mode: 'refuse', status: 400 },
  { mode: 'hang-up' },
] as const;
const usual = { mode: 'slow', delay: 40 } as const;

void runScript(async () => {
  if (!(findPostgres() ?? installPostgres())) throw new Error('npm run soak needs Postgres.');
  const postgres = await startPostgres(port + 1);
  try {
    const half = Math.ceil(rounds / 2);
    const rows = {
      'a file': await trial(inFile(), half),
      Postgres: await trial(inPostgres(postgres), rounds - half),
    };
    console.table(rows);
    const isWrong = Object.values(rows).some(
      ({ missing, again, waiting, broken }) => missing + again + waiting + broken > 0,
    );
    console.log(isWrong ? 'Something is wrong.' : 'Nothing is missing.');
    if (isWrong) process.exitCode = 1;
  } finally {
    await postgres.end();
  }
});

function inFile(): Store {
  const url = newStore();
  return { url, jump: async () => void inStore(url, `UPDATE mail ${dateAhead}`) };
}

/** With each jump of the clock the database is killed too. */
function inPostgres(postgres: Awaited<ReturnType<typeof startPostgres>>): Store {
  const jump = async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(`UPDATE practice.mail ${dateAhead}`);
    await client.end();
    await postgres.stop();
    await postgres.start();
  };
  return { url: postgres.url, jump };
}

/**
 * Kills the server in the middle of orders, round after round, and starts it once more to send what
 * waits.
 */
async function trial(store: Store, count: number) {
  const standIn = await startStandIn();
  const lots = setInterval(() => {
    const fault = faultsOfProvider[Math.floor(Math.random() * faultsOfProvider.length)];
    standIn.behave(Math.random() < 0.7 || !fault ? usual : fault);
  }, 50);
  const orders: Order[] = [];
  /** Counts of mails when each server was killed. */
  const killedAt: number[] = [];
  const buyers: Promise<void>[] = [];
  const patience = new AbortController();
  for (let round = 1; round <= count; round++) {
    const server = await start(standIn.url, store);
    for (let n = 0; n < buyersARound; n++) {
      const order = { key: randomUUID(), status: 0, queued: false };
      orders.push(order);
      buyers.push(untilReceived(order, patience.signal));
    }
    // Every other time in the middle of work, however slow the machine is; else as soon as may be.
    const before = receivedOf(orders);
    for (let tries = 0; round % 2 && receivedOf(orders) === before && tries < 400; tries++)
      await pause(50);
    await pause(50 + Math.random() * 950);
    await server.stop();
    // Mails that it had handed over already are its own.
    await pause(10 * usual.delay);
    killedAt.push(standIn.inbox.length);
    if (round % 5 === 0) await store.jump();
    console.log(`round ${round}: ${receivedOf(orders)} of ${orders.length} orders received`);
  }
  clearInterval(lots);
  standIn.behave(usual);
  await store.jump();
  const server = await start(standIn.url, store);
  const timer = setTimeout(() => patience.abort(), 120_000);
  await Promise.all(buyers);
  clearTimeout(timer);
  const { waiting, broken } = await untilNothingWaits();
  await server.stop();
  await standIn.stop();
  return { kills: count, ...resultOf(orders, standIn.inbox, killedAt), waiting, broken };
}

const receivedOf = (orders: readonly Order[]) =>
  orders.filter(({ status }) => status === 201).length;

const start = (providerUrl: string, { url }: Store) =>
  startServer(port, {
    ...envWith(address, providerUrl),
    ...{ ORDERS_PER_HOUR: '1000000', DATABASE_URL: url },
  });

/**
 * Tries again with the same key until the order is received, as a buyer's page does; each has an
 * address of its own.
 */
async function untilReceived(order: Order, patience: AbortSignal) {
  const parts = order.key.match(/[\da-f]{2}/g)?.slice(0, 3) ?? [];
  const from = ['10', ...parts.map((part) => parseInt(part, 16))].join('.');
  while (order.status !== 201 && !patience.aborted) {
    try {
      const { status, body } = await postOrder(address, { key: order.key, from });
      Object.assign(order, { status, queued: Boolean(body.queued) });
    } catch {
      order.status = 0;
    }
    if (order.status !== 201) await pause(300);
  }
}

const health = z.object({ queue: z.string(), waiting: z.number(), broken: z.number() });

/** Begins rounds of the queue by the health check; an order of the last seconds may be on lease. */
async function untilNothingWaits() {
  for (let tries = 0; ; tries++) {
    const { queue, waiting, broken } = health.parse(
      await (await fetch(`${address}/api/health`)).json(),
    );
    // While the database is away nobody knows what waits there.
    if ((queue === 'ok' && waiting === 0) || tries === 100) return { waiting, broken };
    await pause(1_000);
  }
}

/**
 * Counts received orders, and the owner's mails of each. A second mail is a double where a kill
 * came between the provider's yes and its note; from the same server it is a fault (`again`).
 */
function resultOf(orders: readonly Order[], inbox: readonly Mail[], killedAt: readonly number[]) {
  const received = orders.filter(({ status }) => status === 201);
  const mails = inbox.map(({ to, text, subject }, at) => {
    const server = killedAt.filter((count) => count <= at).length;
    return { to, text, subject, sent: `${server}: ${subject}` };
  });
  const counts = received.map(({ key }) => {
    const own = mails.filter(({ to, text }) => to === ownerEmail && text.includes(key));
    const subjects = own.map(({ subject }) => subject);
    return {
      most: Math.max(0, ...subjects.map((one) => subjects.filter((two) => two === one).length)),
      again: own.length - new Set(own.map(({ sent }) => sent)).size,
    };
  });
  return {
    orders: orders.length,
    'answered 201': received.length,
    'of them queued': received.filter(({ queued }) => queued).length,
    missing: counts.filter(({ most }) => most === 0).length,
    doubles: counts.filter(({ most }) => most > 1).length,
    most: Math.max(0, ...counts.map(({ most }) => most)),
    again: counts.filter(({ again }) => again > 0).length,
  };
}

type Mail = { to: string; text: string; subject: string };
