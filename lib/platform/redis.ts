import 'server-only';
import { Redis } from 'ioredis';
import { env } from './env';

const shared = globalThis as typeof globalThis & { practiceRedis?: Redis };

/**
 * The process's one connection to REDIS_URL, or undefined without one. It never waits for a Redis that
 * is away: a command fails within three seconds, and whoever gave it goes on without.
 */
export function redis(): Redis | undefined {
  if (!env.REDIS_URL) return undefined;
  return (shared.practiceRedis ??= told(connect(env.REDIS_URL)));
}

/** Waits until Redis is there, for the server's start: the first order shall not go without. */
export async function awaitRedis() {
  const client = redis();
  if (client) await untilReady(client);
}

/** Two seconds at most. */
export async function untilReady(client: Redis) {
  if (client.status === 'ready') return;
  await Promise.race([
    new Promise((resolve) => client.once('ready', resolve)),
    new Promise((resolve) => setTimeout(resolve, 2_000).unref()),
  ]);
}

/** A connection that whoever makes it closes. */
export function connect(url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 3_000,
    // A Redis that hangs costs these seconds once: then the line is cut, and commands fail at once.
    socketTimeout: 3_000,
    retryStrategy: (tries) => Math.min(tries * 200, 2_000),
  });
  // Whoever gives a command hears of it there.
  return client.on('error', () => undefined);
}

/** Says in the log when it comes and goes. */
function told(client: Redis) {
  let isAway = false;
  client.on('ready', () => {
    console.info('Redis is there.');
    isAway = false;
  });
  // One line when it goes, not one for each new try. The error may name the address, password and all.
  client.on('error', () => {
    if (!isAway) console.error('Redis is away: this process goes on with its own memory.');
    isAway = true;
  });
  return client;
}

/**
 * What Redis does when its memory is full: 'noeviction', 'allkeys-lru'. Asked anew each time, since it can be changed
 * while Redis runs. Undefined where Redis doesn't say it, or not to us.
 */
export async function evictionPolicy(client: Redis): Promise<string | undefined> {
  const memory = await client.info('memory').catch((error: Error) => {
    if (error.name === 'ReplyError') return '';
    throw error;
  });
  return /^maxmemory_policy:(\S+)/m.exec(memory)?.[1];
}
