import { cache } from 'react';

const isWorking = process.env.NODE_ENV === 'development';

/** A file is read once; while working, once a request, so that an edit shows at once. */
export const kept = <T>(read: () => T): (() => T) => (isWorking ? cache(read) : once(read));

/** The same, read when first asked for. */
export function once<T>(read: () => T): () => T {
  let value: { read: T } | undefined;
  return () => (value ??= { read: read() }).read;
}
