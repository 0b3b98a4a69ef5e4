// What servers, databases and clocks go through while buyers order. Each trial ends when every order is answered and nothing waits.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { startPostgres } from '../../e2e/postgres.mjs';
import { newBuyers } from './buyers.mjs';
import { failAtRandom, noes } from './provider.mjs';
import { resultOf } from './result.mjs';

const buyersARound = 12;
/** As a clock writes it that is ten years ahead. */
const dateAhead = `UPDATE mail SET due = due + ${10 * 365 * 24 * 60 * 60 * 1000} WHERE state = 'waiting'`;

/** The server is killed in the middle of orders, round after round; every fifth time the clock has jumped. */
export async function killsWithFile(tools, rounds) {
  const path = join(mkdtempSync(join(tmpdir(), 'soak-')), 'site.db');
  const jump = async () => {
    const database = new DatabaseSync(path);
    database.exec(dateAhead);
    database.close();
  };
  return kills('kills, a file', tools, rounds, {
    jump,
    settings: { DATABASE_URL: `file:${path}` },
  });
}

/** The same, and now and then Postgres is killed too. */
export async function killsWithPostgres(tools, rounds) {
  const postgres = await startPostgres(tools.postgresPort);
  const jump = async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    await client.query(dateAhead);
    await client.end();
    await postgres.stop();
    await postgres.start();
  };
  try {
    const queue = { jump, settings: { DATABASE_URL: postgres.url } };
    return await kills('kills, Postgres', tools, rounds, queue);
  } finally {
    await postgres.end();
  }
}

async function kills(trial, { site, standIn }, rounds, queue) {
  const buyers = newBuyers(site.address);
  const endFaults = failAtRandom(standIn, noes);
  for (let round = 1; round <= rounds; round++) {
    await site.start(queue.settings);
    buyers.come(buyersARound);
    await pause(50 + Math.random() * 950);
    await site.kill();
    if (round % 5 === 0) await queue.jump();
  }
  endFaults();
  return settled(trial, { site, standIn, buyers, queue, kills: rounds });
}

/** Starts the site once more after a last jump of the clock, until every buyer has an answer and nothing waits. */
async function settled(trial, { site, standIn, buyers, queue, kills: count }) {
  await site.kill();
  await queue.jump();
  await site.start(queue.settings);
  await buyers.allAnswered();
  // Whoever was answered during the last seconds may be on lease.
  let health = await site.health();
  for (let tries = 0; tries < 100 && health.waiting > 0; tries++) {
    await pause(1_000);
    health = await site.health();
  }
  const { waiting = 0, broken = 0 } = health;
  const leftovers = { waiting, broken };
  const { counts, faults } = resultOf(buyers.orders, standIn.inbox);
  const left = Object.entries(leftovers).filter(([, number]) => number > 0);
  return {
    trial,
    counts: { kills: count, ...counts, ...leftovers },
    faults: [...faults, ...left.map(([what, number]) => `${what}: ${number} left`)],
  };
}
