import 'server-only';
import { z } from 'zod';
import type { Failure } from '../mail/deliver';
import type { OrderStep } from '../order/steps';
import { redis } from '../platform/redis';
import { memoryStore, type AttemptStore } from '../platform/store';
import { redisStore } from '../platform/store-redis';

/** What a press of a link's button came to. Only what was done is remembered. */
export type Tried =
  | {
      kind: 'done';
      /** ISO 8601. */
      at: string;
      /** Which of the proposed times, from 0 on. */
      choice?: number;
    }
  | { kind: 'unsent'; reason: Failure }
  /** An earlier step speaks against it, which the page has not shown. */
  | { kind: 'contradicted'; step: OrderStep };

const doneSchema = z.object({
  kind: z.literal('done'),
  at: z.string(),
  choice: z.number().optional(),
});

/** A little longer than any link works: 100 days. */
const keepMs = 100 * 24 * 60 * 60 * 1000;

const shared = globalThis as typeof globalThis & { practiceDone?: AttemptStore<Tried> };

/** What links have done: in Redis for all instances, or in this process's memory for as long as it lives. */
export const doneStore = () => (shared.practiceDone ??= newStore());

function newStore(): AttemptStore<Tried> {
  const client = redis();
  if (!client) return memoryStore(undefined, undefined, keepMs);
  return redisStore<Tried>(client, 'done', (kept) => doneSchema.safeParse(kept).data, keepMs);
}

/**
 * Does something by a link, unless it was done: then when that was. What could not be sent may be tried
 * again.
 */
export async function doOnce<T extends Tried>(
  store: AttemptStore<Tried>,
  key: string,
  work: () => Promise<T>,
): Promise<{ tried: T; repeated: boolean }> {
  const outcome = await store.attempt(key, '', work, ({ kind }) => kind === 'done');
  // Every attempt has the same fingerprint, so there is no other.
  if (outcome.kind === 'other') throw new Error('done store: a key with two fingerprints');
  const repeated = outcome.kind === 'replayed' && outcome.value.kind === 'done';
  // One key is always for the same work, so what is remembered of it is of the same kind.
  return { tried: outcome.value as T, repeated };
}
