import { v4 as uuid } from 'uuid';
import { dated } from '@/lib/draft-age';
import { draftKey, parseDraft, type Draft } from '@/lib/order/draft';
import { readStored } from '../forms/stored-draft';

/** The draft as this browser keeps it; other tabs write it too. */
export function loadDraft(): Draft {
  return parseDraft(readDraft());
}

/** The same as text, which stays the same value as long as nothing changes. */
export function readDraft(): string | null {
  try {
    return unstored ?? readStored(draftKey);
  } catch {
    return unstored;
  }
}

/** Changes the draft as it stands now, and tells the page. */
export function changeDraft(change: (draft: Draft) => Draft) {
  write(dated(change(loadDraft()), Date.now()));
}

/**
 * The Idempotency-Key of this attempt: made once, then the same until the order is accepted. The page
 * holds it too, so that a second tab can't make a second order of what the first has just placed.
 */
export function attemptKey() {
  key ??= loadDraft().key ?? uuid();
  return key;
}

/** After this the next attempt is another order. */
export function forgetAttempt() {
  key = undefined;
  changeDraft((draft) => ({ ...draft, key: undefined }));
}

/** Nothing is sent by itself any more. */
export function forgetPending() {
  if (loadDraft().pending) changeDraft((draft) => ({ ...draft, pending: undefined }));
}

/** The order is accepted: nothing of it stays behind. */
export function clearDraft() {
  key = undefined;
  write(null);
}

/** Calls back whenever the draft may have changed, in this tab or in another. */
export function subscribeDraft(notify: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === draftKey || event.key === null) notify();
  };
  addEventListener('storage', onStorage);
  addEventListener(changed, notify);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener(changed, notify);
  };
}

// The browser's own 'storage' event only reaches other tabs.
const changed = 'draft';

/** The draft in a browser that keeps nothing: it lasts as long as the page. */
let unstored: string | null = null;

let key: string | undefined;

function write(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, text);
    unstored = localStorage.getItem(draftKey) === text ? null : text;
  } catch {
    unstored = text;
  }
  dispatchEvent(new Event(changed));
}
