import { cache } from 'react';

const isDev = process.env.NODE_ENV === 'development';
const isBuild = process.env.NEXT_PHASE === 'phase-production-build';

const shared = globalThis as { contentRead?: Map<string, unknown> };

/**
 * What is read once in a process, by its name; under `next dev` once a request, so that an edit shows at once. Pages and
 * routes are bundled with copies of this file: where thousands of texts are built, all copies read them once.
 */
export function cached<T>(name: string, read: () => T): () => T {
  if (isDev) return cache(read);
  const values = isBuild ? (shared.contentRead ??= new Map()) : new Map<string, unknown>();
  return () => {
    if (!values.has(name)) values.set(name, read());
    return values.get(name) as T;
  };
}

/** What is worked out when it is first asked for. */
export function memoized<T>(read: () => T): () => T {
  let value: { read: T } | undefined;
  return () => (value ??= { read: read() }).read;
}
