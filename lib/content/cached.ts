import { cache } from 'react';

const isDev = process.env.NODE_ENV === 'development';

/** A file is read once; under `next dev` once a request, so that an edit shows at once. */
export const cached = <T>(read: () => T): (() => T) => (isDev ? cache(read) : memoized(read));

/** The same, read when first asked for. */
export function memoized<T>(read: () => T): () => T {
  let value: { read: T } | undefined;
  return () => (value ??= { read: read() }).read;
}
