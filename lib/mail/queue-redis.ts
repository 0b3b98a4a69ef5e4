import 'server-only';
import type { Redis } from 'ioredis';
import { evictionPolicy } from '../platform/redis';
import {
  latestDue,
  leaseMs,
  noteMs,
  parseEntry,
  type MailName,
  type MailQueue,
  type QueueEntry,
  type QueueStatus,
} from './queue-entry';
import { brokenOrder } from './fault-for-owner';
import { tellFaults } from './faults';
import { redisAway, redisEvicts } from './queue-faults';

/** The braces keep all keys in one slot of a cluster. */
const dueKey = 'practice:{mail}:due';
/** Under the name that stored orders already lie under. */
const entriesKey = 'practice:{mail}:parcels';
const brokenKey = 'practice:{mail}:broken';
const sentKey = (id: string, mail: MailName) => `practice:{mail}:sent:${id}:${mail}`;

/** 0: somebody else is sending it, or has; 1: put in. */
const takeScript = `
if redis.call('GET', KEYS[3]) == ARGV[6] then return 0 end
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if due and tonumber(due) > tonumber(ARGV[2]) and tonumber(due) <= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[5])
return 1`;

const takeDueScript = `
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, 1)
if #ids == 0 then
  ids = redis.call('ZRANGEBYSCORE', KEYS[1], '(' .. ARGV[2], '+inf', 'LIMIT', 0, 1)
end
if #ids == 0 then return {} end
redis.call('ZADD', KEYS[1], ARGV[3], ids[1])
return {ids[1], redis.call('HGET', KEYS[2], ids[1]) or ''}`;

/**
 * The queue in Redis, for any number of instances: a sorted set says what is due when, a hash holds the
 * entries. Each step is one script, which Redis runs without anything in between.
 */
export function redisQueue(client: Redis, now: () => number = Date.now): MailQueue {
  /** Removed by us while Redis was away, which doesn't know it yet. */
  const unheard = new Set<string>();

  const removeNow = async (id: string) => {
    await client.multi().zrem(dueKey, id).hdel(entriesKey, id).exec();
    unheard.delete(id);
  };

  /** The entry without the mails that are noted as sent. */
  async function unsent(entry: QueueEntry): Promise<QueueEntry> {
    const { id, mails, fingerprint } = entry;
    if (mails.length === 0) return entry;
    const notes = await client.mget(mails.map(({ about }) => sentKey(id, about.mail)));
    return { ...entry, mails: mails.filter((_, index) => notes[index] !== fingerprint) };
  }

  async function setAside(id: string, text: string) {
    await client.multi().hset(brokenKey, id, text).zrem(dueKey, id).hdel(entriesKey, id).exec();
    console.error(`mail queue: an entry could not be read, and was moved to ${brokenKey} in Redis`);
    await tellFaults(brokenOrder);
  }

  return {
    async enqueue(entry) {
      const { id, fingerprint } = entry;
      const policy = await evictionPolicy(client);
      if (isUnsafe(policy)) throw new Error(`Redis evicts: ${policy}`);
      const keys = [dueKey, entriesKey, sentKey(id, 'order-owner')];
      const times = [now(), latestDue(now()), now() + leaseMs];
      const values = [id, ...times, JSON.stringify(entry), fingerprint];
      if ((await client.eval(takeScript, keys.length, ...keys, ...values)) === 0) return false;
      unheard.delete(id);
      return true;
    },
    async claimDue() {
      for (const id of unheard) await removeNow(id);
      for (;;) {
        const values = [now(), latestDue(now()), now() + leaseMs];
        const found = await client.eval(takeDueScript, 2, dueKey, entriesKey, ...values);
        const [id, text] = Array.isArray(found) ? found.map(String) : [];
        if (id === undefined || text === undefined) return undefined;
        const entry = parseEntry(text, id);
        if (entry) return unsent(entry);
        await setAside(id, text);
      }
    },
    async release(entry, afterMs) {
      await client
        .multi()
        .hset(entriesKey, entry.id, JSON.stringify(entry))
        .zadd(dueKey, now() + afterMs, entry.id)
        .exec();
    },
    async markSent({ id, fingerprint }, mail) {
      await client.set(sentKey(id, mail), fingerprint, 'PX', noteMs);
    },
    async remove(id) {
      unheard.add(id);
      await removeNow(id);
    },
    status: () => look(client),
  };
}

/** Not knowing is no reason: some hosts let nobody ask, and say themselves that they keep everything. */
const isUnsafe = (policy: string | undefined) => policy !== undefined && policy !== 'noeviction';

async function look(client: Redis): Promise<QueueStatus> {
  try {
    const [policy = 'noeviction', waiting, broken] = await Promise.all([
      evictionPolicy(client),
      client.zcard(dueKey),
      client.hlen(brokenKey),
    ]);
    const faults = isUnsafe(policy) ? [redisEvicts(policy)] : [];
    return { usable: faults.length === 0, waiting, broken, faults };
  } catch {
    return { usable: false, waiting: 0, broken: 0, faults: [redisAway] };
  }
}
