// What servers, queues and clocks go through while buyers order. Each trial ends when every order is answered and nothing waits.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startRedis } from '../../e2e/redis.mjs';
import { newBuyers } from './buyers.mjs';
import { ageDrafts, dateAhead, dateAheadInRedis, draftsIn } from './disturb.mjs';
import { failAtRandom, noes, usual } from './provider.mjs';
import { resultOf } from './result.mjs';

const buyersARound = 12;
const newFolder = () => mkdtemp(join(tmpdir(), 'soak-'));

/** The server is killed in the middle of orders, round after round; every fifth time the clock has jumped. */
export async function killsWithFolder(tools, rounds) {
  const folder = await newFolder();
  const jump = () => dateAhead(folder);
  return kills('kills, a folder', tools, rounds, { folder, jump, settings: { QUEUE_DIR: folder } });
}

/** The same, and now and then Redis is killed too. */
export async function killsWithRedis(tools, rounds) {
  const disk = await newFolder();
  const redis = await startRedis(tools.redisPort, ['--appendonly', 'yes', '--dir', disk]);
  const jump = async () => {
    await dateAheadInRedis(redis.url);
    await redis.stop();
    await redis.start();
  };
  const settings = { REDIS_URL: redis.url };
  try {
    return await kills('kills, Redis', tools, rounds, { folder: disk, jump, settings });
  } finally {
    await redis.stop();
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

/** Orders wait in the folder of a running site; then Redis is added, goes away, and comes back. */
export async function redisAdded({ site, standIn, redisPort }) {
  const folder = await newFolder();
  const buyers = newBuyers(site.address);
  await site.start({ QUEUE_DIR: folder });
  standIn.behave({ mode: 'down' });
  buyers.come(buyersARound);
  await buyers.allAnswered();
  await site.kill();

  const disk = await newFolder();
  const redis = await startRedis(redisPort, ['--appendonly', 'yes', '--dir', disk]);
  const settings = { QUEUE_DIR: folder, REDIS_URL: redis.url };
  await site.start(settings);
  buyers.come(buyersARound);
  await pause(300);
  await redis.stop();
  buyers.come(buyersARound);
  await buyers.allAnswered();
  await redis.start();
  buyers.come(buyersARound);
  await pause(300);
  await site.kill();
  standIn.behave(usual);
  const jump = async () => {
    await dateAhead(folder);
    await dateAheadInRedis(redis.url);
  };
  const queue = { folder, jump, settings };
  try {
    const what = 'Redis added to a folder';
    return await settled(what, { site, standIn, buyers, queue, kills: 2 });
  } finally {
    await redis.stop();
  }
}

/** No order may be said to wait in a Redis that throws entries away. */
export async function evictingRedis({ site, standIn, redisPort }) {
  const policy = ['--maxmemory', '4mb', '--maxmemory-policy', 'allkeys-lru'];
  const redis = await startRedis(redisPort, policy);
  const buyers = newBuyers(site.address);
  const settings = { REDIS_URL: redis.url };
  const queue = { folder: await newFolder(), jump: async () => undefined, settings };
  try {
    await site.start(settings);
    standIn.behave({ mode: 'down' });
    buyers.come(buyersARound);
    await pause(6_000);
    standIn.behave(usual);
    const what = 'a Redis that evicts';
    const { trial, counts, faults } = await settled(what, {
      site,
      standIn,
      buyers,
      queue,
      kills: 1,
    });
    const queued = counts['of them queued'];
    return { trial, counts, faults: queued > 0 ? [...faults, `${queued} were queued`] : faults };
  } finally {
    await redis.stop();
  }
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
  await ageDrafts(queue.folder);
  await site.health();
  await pause(1_000);
  const { waiting = 0, broken = 0 } = health;
  const leftovers = { waiting, broken, drafts: await draftsIn(queue.folder) };
  const { counts, faults } = resultOf(buyers.orders, standIn.inbox);
  const left = Object.entries(leftovers).filter(([, number]) => number > 0);
  return {
    trial,
    counts: { kills: count, ...counts, ...leftovers },
    faults: [...faults, ...left.map(([what, number]) => `${what}: ${number} left`)],
  };
}
