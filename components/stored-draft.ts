import { dated, isOutdated } from '@/lib/draft-age';

/** A form's draft as this browser keeps it; one that is too old is taken off the device. Throws where storage is blocked. */
export function readStored(key: string): string | null {
  const stored = localStorage.getItem(key);
  if (!isOutdated(stored, Date.now())) return stored;
  localStorage.removeItem(key);
  return null;
}

/** Puts what was stored into fields that are still empty: what was just typed wins. */
export function fillEmpty(form: HTMLFormElement, draft: Readonly<Record<string, string>>) {
  for (const [name, stored] of Object.entries(draft)) {
    const control = form.elements.namedItem(name);
    const canHold = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (canHold && control.value === '') control.value = stored;
  }
}

/** Keeps it from now on. Throws where storage is blocked. */
export const store = (key: string, draft: object) =>
  localStorage.setItem(key, dated(draft, Date.now()));
