import 'server-only';
import { Redis } from 'ioredis';
import { env } from '../env';

const shared = globalThis as typeof globalThis & { practiceRedis?: Redis };

/**
 * The process's one connection to REDIS_URL, or undefined without one. It never waits for a Redis that
 * is away: a command fails within a second, and whoever gave it goes on without.
 */
export function redis(): Redis | undefined {
  if (!env.REDIS_URL) return undefined;
  return (shared.practiceRedis ??= connect(env.REDIS_URL));
}

function connect(url: string) {
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 1_000,
    retryStrategy: (tries) => Math.min(tries * 200, 2_000),
  });
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
