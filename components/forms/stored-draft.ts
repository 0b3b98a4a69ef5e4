import { dated, isOutdated } from '@/lib/draft-age';

/** A form's draft as this browser keeps it; one that is too old is taken off the device. Throws where storage is blocked. */
export function readStored(key: string): string | null {
  const stored = localStorage.getItem(key);
  if (!isOutdated(stored, Date.now())) return stored;
  localStorage.removeItem(key);
  return null;
}

/** Keeps it from now on. Throws where storage is blocked. */
export const store = (key: string, draft: object) =>
  localStorage.setItem(key, dated(draft, Date.now()));
