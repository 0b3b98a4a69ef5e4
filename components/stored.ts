import { useMemo, useSyncExternalStore } from 'react';
import {
  cartKey,
  draftKey,
  orderNewsKey,
  parseCart,
  parseDraft,
  parseStoredOrder,
  storedOrderKey,
} from '@/lib/order/stored';
import { contactDraftKey, parseContactDraft } from '@/lib/contact/fields';
import type { OrderNews } from '@/lib/order/stages';
import { isObject, parseJson } from '@/lib/json';
import { intakeKey, parseIntakeDraft } from '@/lib/order/intake';
import { draftDays } from '@/lib/promises';
import { dayMs } from '@/lib/time';

/** Apart, so that a page without drafts has none of it in its script. */
const draftAge = {
  dated: (draft: object) => ({ ...draft, keptAt: Date.now() }),

  /** Too old to give back, also if the clock was set: somebody else may hold the phone by now. */
  isOutdated(kept: string | null) {
    const draft = parseJson(kept);
    return isObject(draft) && Math.abs(Date.now() - Number(draft.keptAt)) > draftDays * dayMs;
  },
};

/** All that this browser keeps of a visitor is told in content/pages/privacy.md. */
export const storedCart = /* @__PURE__ */ createStored(cartKey, parseCart);
export const storedOrder = /* @__PURE__ */ createStored(storedOrderKey, parseStoredOrder);
/** Only written here: the first script of every page reads it. */
export const orderNews = /* @__PURE__ */ createStored(orderNewsKey, (): OrderNews | null => null);
export const orderDraft = /* @__PURE__ */ createStored(draftKey, parseDraft, draftAge);
export const intakeDraft = /* @__PURE__ */ createStored(intakeKey, parseIntakeDraft, draftAge);
export const contactDraft = /* @__PURE__ */ createStored(
  contactDraftKey,
  parseContactDraft,
  draftAge,
);

/** Lasts as long as the page where the browser can't store it. */
function createStored<T>(key: string, parse: (text: string | null) => T, ages?: typeof draftAge) {
  /** The value where the browser keeps nothing; undefined where it keeps what it is given. */
  let unsavedValue: string | null | undefined;

  function text() {
    if (unsavedValue !== undefined) return unsavedValue;
    try {
      const kept = localStorage.getItem(key);
      if (!ages?.isOutdated(kept)) return kept;
      localStorage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
    return null;
  }

  function write(value: (T & object) | null) {
    const text = value && JSON.stringify(ages?.dated(value) ?? value);
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      // Some browsers take it without a word and keep nothing.
      unsavedValue = localStorage.getItem(key) === text ? undefined : text;
    } catch {
      unsavedValue = text;
    }
    // The browser's 'storage' reaches other tabs only. public/site.js listens to the cart's.
    dispatchEvent(new Event(key));
  }

  // 'pageshow' comes when the page comes back as it was left.
  const subscribe = listener(key, 'storage', 'pageshow');
  const read = () => parse(text());
  return {
    read,
    write,
    /** Starts from the stored value, so that another tab's changes stay. */
    change: (change: (value: T) => T & object) => write(change(read())),
    /** Ask after a change: other pages find only what is kept. */
    isKept: () => unsavedValue === undefined,
    subscribe,
    parse,
    text,
  };
}

/** Returns `before` until the browser has been asked, which the server can't. */
export function useStored<T, Before>(
  {
    subscribe,
    text,
    parse,
  }: Pick<ReturnType<typeof createStored<T>>, 'subscribe' | 'text' | 'parse'>,
  before: Before,
): T | Before {
  const now = useSyncExternalStore(subscribe, text, () => undefined);
  return useMemo(() => (now === undefined ? before : parse(now)), [parse, now, before]);
}

/** Subscribes to events of the window; captures those of the document too. */
export function listener(...events: string[]) {
  return (notify: () => void) => {
    for (const event of events) addEventListener(event, notify, true);
    return () => {
      for (const event of events) removeEventListener(event, notify, true);
    };
  };
}

/** Fills empty fields only: what was just typed wins. */
export function fillEmpty(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const canHold = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (canHold && control.value === '') control.value = text;
  }
}
