import 'server-only';
import type { Redis } from 'ioredis';
import { leaseMs, parseParcel, type MailQueue } from './parcel';

/** The braces keep both keys in one slot of a cluster. */
const dueKey = 'practice:{mail}:due';
const parcelsKey = 'practice:{mail}:parcels';

const takeScript = `
local due = redis.call('ZSCORE', KEYS[1], ARGV[1])
if due and tonumber(due) > tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[4])
return 1`;

const takeDueScript = `
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
local parcels = {}
for _, id in ipairs(ids) do
  redis.call('ZADD', KEYS[1], ARGV[2], id)
  table.insert(parcels, redis.call('HGET', KEYS[2], id) or '')
end
return parcels`;

/**
 * The queue in Redis, for any number of instances: a sorted set says what is due when, a hash holds the
 * parcels. Each step is one script, which Redis runs without anything in between.
 */
export function redisQueue(client: Redis, now: () => number = Date.now): MailQueue {
  return {
    async take(parcel) {
      const keys = [dueKey, parcelsKey];
      const values = [parcel.id, now(), now() + leaseMs, JSON.stringify(parcel)];
      return (await client.eval(takeScript, keys.length, ...keys, ...values)) === 1;
    },
    async takeDue(atMost) {
      const values = [now(), now() + leaseMs, atMost];
      const texts = await client.eval(takeDueScript, 2, dueKey, parcelsKey, ...values);
      return (Array.isArray(texts) ? texts : []).flatMap((text) => parseParcel(String(text)) ?? []);
    },
    async giveBack(parcel, afterMs) {
      await client
        .multi()
        .hset(parcelsKey, parcel.id, JSON.stringify(parcel))
        .zadd(dueKey, now() + afterMs, parcel.id)
        .exec();
    },
    async remove(id) {
      await client.multi().zrem(dueKey, id).hdel(parcelsKey, id).exec();
    },
  };
}
