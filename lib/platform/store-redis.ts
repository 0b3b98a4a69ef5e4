import 'server-only';
import type { Redis } from 'ioredis';
import { z } from 'zod';
import { memoryStore, type AttemptStore, type Outcome } from './store';

const entrySchema = z.object({ fingerprint: z.string(), value: z.unknown().optional() });

const dayMs = 24 * 60 * 60 * 1000;
/** A mark is renewed while its process lives: after a crash another may go on so soon. */
const markMs = 5_000;
const lookAgainMs = 200;
/** Longer than any attempt takes. */
const waitAtMostMs = 30_000;

/**
 * Attempts remembered in Redis, so that several instances know of each other's; within this process
 * they are remembered too. While Redis is away each process knows its own.
 * @param read the value as it was kept, or undefined when it isn't one
 * @param keepMs how long a value is kept, in milliseconds
 */
export function redisStore<T>(
  client: Redis,
  name: string,
  read: (kept: unknown) => T | undefined,
  keepMs = dayMs,
): AttemptStore<T> {
  const here = memoryStore<Outcome<T>>(undefined, undefined, keepMs);
  const idOf = (key: string) => `practice:attempt:${name}:${key}`;
  const keep = (id: string, entry: { fingerprint: string; value: T }) =>
    client.set(id, JSON.stringify(entry), 'PX', keepMs);

  async function everywhere(
    id: string,
    fingerprint: string,
    work: () => Promise<T>,
    worthKeeping: (value: T) => boolean,
  ): Promise<Outcome<T>> {
    const known = await markOrFind(id, fingerprint).catch(() => undefined);
    if (known) return known;
    const alive = setInterval(() => client.pexpire(id, markMs).catch(() => undefined), markMs / 3);
    try {
      const value = await work();
      clearInterval(alive);
      await (worthKeeping(value) ? keep(id, { fingerprint, value }) : client.del(id)).catch(
        () => undefined,
      );
      return { kind: 'first', value };
    } catch (error) {
      clearInterval(alive);
      await client.del(id).catch(() => undefined);
      throw error;
    }
  }

  /** Undefined once the attempt is ours, otherwise what came of somebody else's. */
  async function markOrFind(id: string, fingerprint: string): Promise<Outcome<T> | undefined> {
    const end = Date.now() + waitAtMostMs;
    const mark = JSON.stringify({ fingerprint });
    while (Date.now() < end) {
      if (await client.set(id, mark, 'PX', markMs, 'NX')) return undefined;
      const entry = readEntry(await client.get(id));
      if (entry && entry.fingerprint !== fingerprint) return { kind: 'other' };
      const value = read(entry?.value);
      if (value !== undefined) return { kind: 'replayed', value };
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    }
    return undefined;
  }

  return {
    async find(key) {
      const entry = await client.get(idOf(key)).then(readEntry, () => undefined);
      const known = await here.find(key);
      return read(entry?.value) ?? (known && known.kind !== 'other' ? known.value : undefined);
    },
    async attempt(key, fingerprint, work, worthKeeping) {
      const found = await here.attempt(
        key,
        fingerprint,
        () => everywhere(idOf(key), fingerprint, work, worthKeeping),
        (outcome) => outcome.kind !== 'other' && worthKeeping(outcome.value),
      );
      if (found.kind === 'other' || found.value.kind === 'other') return { kind: 'other' };
      return found.kind === 'first' ? found.value : { kind: 'replayed', value: found.value.value };
    },
  };
}

function readEntry(text: string | null) {
  try {
    return entrySchema.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}
