import 'server-only';
import type { Redis } from 'ioredis';
import { parseJson } from '../json';
import { orderLinkDays } from '../order/order';
import { mergeSteps, readSteps, type OrderStep } from '../order/steps';
import { redis } from '../platform/redis';

/** The steps taken with each order, by its Idempotency-Key. Neither method throws. */
export type StepLog = {
  add: (id: string, step: OrderStep) => Promise<void>;
  find: (id: string) => Promise<OrderStep[]>;
};

/** As long as the link works by which the order was first opened. */
const keepMs = orderLinkDays * 24 * 60 * 60 * 1000;

const shared = globalThis as typeof globalThis & { practiceSteps?: StepLog };

/** In Redis for all instances, or in this process's memory for as long as it lives. */
export const stepLog = () => (shared.practiceSteps ??= newLog());

function newLog() {
  const client = redis();
  return client ? redisLog(client) : memoryLog();
}

/** Bounded in number: the order whose last step is longest ago goes first. */
export function memoryLog(maxOrders = 5_000): StepLog {
  const orders = new Map<string, OrderStep[]>();
  return {
    find: async (id) => orders.get(id) ?? [],
    async add(id, step) {
      const steps = [...(orders.get(id) ?? []), step];
      orders.delete(id);
      orders.set(id, steps);
      const [oldest] = orders.keys();
      if (orders.size > maxOrders && oldest !== undefined) orders.delete(oldest);
    },
  };
}

/** While Redis is away each process knows its own. */
export function redisLog(
  client: Pick<Redis, 'lrange' | 'rpush' | 'pexpire'>,
  here = memoryLog(),
): StepLog {
  const keyOf = (id: string) => `practice:steps:${id}`;
  return {
    async find(id) {
      const known = await client.lrange(keyOf(id), 0, -1).catch(() => []);
      return mergeSteps(readSteps(known.map(parseJson)), await here.find(id));
    },
    async add(id, step) {
      await here.add(id, step);
      try {
        await client.rpush(keyOf(id), JSON.stringify(step));
        await client.pexpire(keyOf(id), keepMs);
      } catch {
        // The buyer has the mail already: what goes wrong here must not have it sent once more.
      }
    },
  };
}
