import 'server-only';
import { z } from 'zod';
import { currencies } from '../markets/markets';
import { redis } from '../platform/redis';
import { memoryStore, type AttemptStore } from '../platform/store';
import { redisStore } from '../platform/store-redis';
import type { Placed } from './place-order';

/** What of an order is kept for a day, so that its key can be answered again: nothing of the customer that could be read. */
const placedSchema = z.object({
  kind: z.literal('placed'),
  answer: z.object({
    order: z.object({
      invoiceId: z.string(),
      date: z.string(),
      currency: z.enum(currencies),
      lines: z.array(z.object({ serviceId: z.number(), title: z.string(), amount: z.number() })),
      total: z.number(),
    }),
    confirmationEmailed: z.boolean(),
    confirmation: z.literal('limited').optional(),
    queued: z.literal(true).optional(),
    link: z.string().optional(),
  }),
});

const shared = globalThis as typeof globalThis & { practiceOrders?: AttemptStore<Placed> };

/** The process's one store of orders: routes are bundled apart, and dev reloads them. */
export const orderStore = () => (shared.practiceOrders ??= newStore());

function newStore(): AttemptStore<Placed> {
  const client = redis();
  if (!client) return memoryStore();
  return redisStore<Placed>(client, 'order', (kept) => placedSchema.safeParse(kept).data);
}
