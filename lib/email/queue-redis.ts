import 'server-only';
import type { Redis } from 'ioredis';
import { evictionPolicy } from '../relay/redis';
import {
  latestDue,
  leaseMs,
  noteMs,
  parseParcel,
  type MailName,
  type MailQueue,
  type Parcel,
  type QueueLook,
} from './parcel';
import { brokenOrder } from './fault-for-owner';
import { tellFaults } from './faults';
import { redisAway, redisEvicts } from './queue-faults';

/** The braces keep all keys in one slot of a cluster. */
const dueKey = 'practice:{mail}:due';
const parcelsKey = 'practice:{mail}:parcels';
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
 * parcels. Each step is one script, which Redis runs without anything in between.
 */
export function redisQueue(client: Redis, now: () => number = Date.now): MailQueue {
  /** Removed by us while Redis was away, which doesn't know it yet. */
  const unheard = new Set<string>();

  const removeNow = async (id: string) => {
    await client.multi().zrem(dueKey, id).hdel(parcelsKey, id).exec();
    unheard.delete(id);
  };

  /** The parcel without the mails that are noted as sent. */
  async function unsent(parcel: Parcel): Promise<Parcel> {
    const { id, mails, fingerprint } = parcel;
    if (mails.length === 0) return parcel;
    const notes = await client.mget(mails.map(({ about }) => sentKey(id, about.mail)));
    return { ...parcel, mails: mails.filter((_, index) => notes[index] !== fingerprint) };
  }

  async function setAside(id: string, text: string) {
    await client.multi().hset(brokenKey, id, text).zrem(dueKey, id).hdel(parcelsKey, id).exec();
    console.error(`mail queue: an entry could not be read, and was moved to ${brokenKey} in Redis`);
    await tellFaults(brokenOrder);
  }

  return {
    async take(parcel) {
      const { id, fingerprint } = parcel;
      const policy = await evictionPolicy(client);
      if (isUnsafe(policy)) throw new Error(`Redis evicts: ${policy}`);
      const keys = [dueKey, parcelsKey, sentKey(id, 'order-owner')];
      const times = [now(), latestDue(now()), now() + leaseMs];
      const values = [id, ...times, JSON.stringify(parcel), fingerprint];
      if ((await client.eval(takeScript, keys.length, ...keys, ...values)) === 0) return false;
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
        if (parcel) return unsent(parcel);
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
    async note({ id, fingerprint }, mail) {
      await client.set(sentKey(id, mail), fingerprint, 'PX', noteMs);
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
