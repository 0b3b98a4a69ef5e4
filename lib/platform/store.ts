import 'server-only';

/** What an attempt came to: `other` when its key was used before with another body. */
export type Outcome<T> = { kind: 'first' | 'replayed'; value: T } | { kind: 'other' };

/** Remembers attempts by their key, so that one that is repeated does nothing twice. */
export type AttemptStore<T> = {
  /**
   * Does `work` unless the key was seen with the same fingerprint: then its value, waited for if
   * need be. A value that isn't worth keeping, or a throw, is forgotten: the key may try again.
   */
  attempt(
    key: string,
    fingerprint: string,
    work: () => Promise<T>,
    worthKeeping: (value: T) => boolean,
  ): Promise<Outcome<T>>;
  /** What came of a key, as far as this store remembers; an attempt that is under way is waited for. */
  find(key: string): Promise<T | undefined>;
};

const day = 24 * 60 * 60 * 1000;

type Entry<T> = { fingerprint: string; since: number; value: Promise<T> };

/** A store in this process's memory, bounded in number and age. */
export function memoryStore<T>(now = Date.now, maxEntries = 5_000, maxAge = day): AttemptStore<T> {
  const entries = new Map<string, Entry<T>>();
  // Entries stand in the order of their making, so whatever must go stands at the front.
  const makeRoom = () => {
    for (const [key, { since }] of entries) {
      if (entries.size < maxEntries && now() - since < maxAge) return;
      entries.delete(key);
    }
  };
  return {
    async find(key) {
      makeRoom();
      return entries.get(key)?.value.catch(() => undefined);
    },
    async attempt(key, fingerprint, work, worthKeeping) {
      makeRoom();
      const known = entries.get(key);
      if (known && known.fingerprint !== fingerprint) return { kind: 'other' };
      if (known) return { kind: 'replayed', value: await known.value };
      const entry = { fingerprint, since: now(), value: work() };
      entries.set(key, entry);
      const forget = () => entries.get(key) === entry && entries.delete(key);
      try {
        const value = await entry.value;
        if (!worthKeeping(value)) forget();
        return { kind: 'first', value };
      } catch (error) {
        forget();
        throw error;
      }
    },
  };
}
