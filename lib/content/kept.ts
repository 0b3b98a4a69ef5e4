import { cache } from 'react';

const isProduction = process.env.NODE_ENV === 'production';

/** In production a file is read once; while working, once a request, so that an edit shows at once. */
export const kept = <T>(read: () => T): (() => T) => (isProduction ? once(read) : cache(read));

function once<T>(read: () => T): () => T {
  let value: { read: T } | undefined;
  return () => (value ??= { read: read() }).read;
}
