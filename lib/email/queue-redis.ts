import 'server-only';
import type { Redis } from 'ioredis';
import { evictionPolicy } from '../relay/redis';
import {
  latestDue,
  leaseMs,
  ownerHasIt,
  parseParcel,
  type MailQueue,
  type QueueLook,
} from './parcel';
import { redisAway, redisEvicts } from './queue-faults';

/** The braces keep all keys in one slot of a cluster. */
const dueKey = 'practice:{mail}:due';
const parcelsKey = 'practice:{mail}:parcels';
const brokenKey = 'practice:{mail}:broken';

/** 0: somebody else is sending it; 1: put in; a text: what lay there, now leased to us. */
const takeScript = `
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if due and tonumber(due) > tonumber(ARGV[2]) and tonumber(due) <= tonumber(ARGV[3]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[4], ARGV[1])
local known = redis.call('HGET', KEYS[2], ARGV[1])
if known then return known end
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
 * parcels. Each step is one script, which Redis runs without anything in between.
 */
export function redisQueue(client: Redis, now: () => number = Date.now): MailQueue {
  /** Removed by us while Redis was away, which doesn't know it yet. */
  const unheard = new Set<string>();

  const removeNow = async (id: string) => {
    await client.multi().zrem(dueKey, id).hdel(parcelsKey, id).exec();
    unheard.delete(id);
  };

  async function setAside(id: string, text: string) {
    await client.multi().hset(brokenKey, id, text).zrem(dueKey, id).hdel(parcelsKey, id).exec();
    console.error(`mail queue: an entry could not be read, and was moved to ${brokenKey} in Redis`);
  }

  return {
    async take(parcel) {
      const { id } = parcel;
      const policy = await evictionPolicy(client);
      if (isUnsafe(policy)) throw new Error(`Redis evicts: ${policy}`);
      const text = JSON.stringify(parcel);
      const values = [id, now(), latestDue(now()), now() + leaseMs, text];
      const known = await client.eval(takeScript, 2, dueKey, parcelsKey, ...values);
      if (known === 0) return false;
      if (typeof known === 'string') {
        const there = parseParcel(known, id);
        if (there && ownerHasIt(there)) return false;
        await client.hset(parcelsKey, id, text);
      }
      unheard.delete(id);
      return true;
    },
    async takeDue() {
      for (const id of unheard) await removeNow(id);
      for (;;) {
        const values = [now(), latestDue(now()), now() + leaseMs];
        const found = await client.eval(takeDueScript, 2, dueKey, parcelsKey, ...values);
        const [id, text] = Array.isArray(found) ? found.map(String) : [];
        if (id === undefined || text === undefined) return undefined;
        const parcel = parseParcel(text, id);
        if (parcel) return parcel;
        await setAside(id, text);
      }
    },
    async giveBack(parcel, afterMs) {
      await client
        .multi()
        .hset(parcelsKey, parcel.id, JSON.stringify(parcel))
        .zadd(dueKey, now() + afterMs, parcel.id)
        .exec();
    },
    async remove(id) {
      unheard.add(id);
      await removeNow(id);
    },
    look: () => look(client),
  };
}

/** Not knowing is no reason: some hosts let nobody ask, and say themselves that they keep everything. */
const isUnsafe = (policy: string | undefined) => policy !== undefined && policy !== 'noeviction';

async function look(client: Redis): Promise<QueueLook> {
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
