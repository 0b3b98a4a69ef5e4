import { useMemo, useSyncExternalStore } from 'react';
import {
  cartKey,
  draftKey,
  parseCart,
  parseDraft,
  parseStoredOrder,
  storedOrderKey,
} from '@/lib/order/stored';
import { contactDraftKey, parseContactDraft } from '@/lib/contact/fields';
import { isObject, parseJson } from '@/lib/json';
import { intakeKey, parseIntakeDraft } from '@/lib/order/intake';
import { draftDays } from '@/lib/promises';
import { dayMs } from '@/lib/time';

/** For drafts alone, so that a page without one has nothing of it in its script. */
const aging = {
  dated: (draft: object) => ({ ...draft, keptAt: Date.now() }),

  /** Whether it is too old to be given back, whichever way the clock was set since: somebody else may hold the phone by now. */
  isOutdated(kept: string | null) {
    const draft = parseJson(kept);
    return isObject(draft) && Math.abs(Date.now() - Number(draft.keptAt)) > draftDays * dayMs;
  },
};

/** What this browser keeps of a visitor: content/pages/privacy.md tells it. A page's script has what it uses. */
export const storedCart = /* @__PURE__ */ stored(cartKey, parseCart);
export const storedOrder = /* @__PURE__ */ stored(storedOrderKey, parseStoredOrder);
export const orderDraft = /* @__PURE__ */ stored(draftKey, parseDraft, aging);
export const intakeDraft = /* @__PURE__ */ stored(intakeKey, parseIntakeDraft, aging);
export const contactDraft = /* @__PURE__ */ stored(contactDraftKey, parseContactDraft, aging);

/**
 * Something that this browser keeps, and that pages draw from. Where nothing can be kept it lasts as long as the page.
 */
function stored<T>(key: string, parse: (text: string | null) => T, ages?: typeof aging) {
  /** What a browser that keeps nothing was given; undefined where it keeps what it is given. */
  let unkept: string | null | undefined;

  function text() {
    if (unkept !== undefined) return unkept;
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
    const given = value && JSON.stringify(ages?.dated(value) ?? value);
    try {
      if (given === null) localStorage.removeItem(key);
      else localStorage.setItem(key, given);
      // Some take it without a word and keep nothing.
      unkept = localStorage.getItem(key) === given ? undefined : given;
    } catch {
      unkept = given;
    }
    // The browser's own 'storage' reaches other tabs only. public/site.js listens to the cart's.
    dispatchEvent(new Event(key));
  }

  // 'pageshow' comes when the page comes back as it was left.
  const subscribe = listener(key, 'storage', 'pageshow');
  const read = () => parse(text());
  return {
    read,
    write,
    /** Changes it as it stands now, another tab's changes included. */
    change: (change: (value: T) => T & object) => write(change(read())),
    /** Whether other pages will find it. Asked after a change. */
    isKept: () => unkept === undefined,
    subscribe,
    parse,
    text,
  };
}

/** What is kept; `before` until the browser has been asked, which the server can't. */
export function useStored<T, Before>(
  { subscribe, text, parse }: Pick<ReturnType<typeof stored<T>>, 'subscribe' | 'text' | 'parse'>,
  before: Before,
): T | Before {
  const now = useSyncExternalStore(subscribe, text, () => undefined);
  return useMemo(() => (now === undefined ? before : parse(now)), [parse, now, before]);
}

/** A subscription to these events of the window; it captures those of the document too. */
export function listener(...events: string[]) {
  return (notify: () => void) => {
    for (const event of events) addEventListener(event, notify, true);
    return () => {
      for (const event of events) removeEventListener(event, notify, true);
    };
  };
}

/** Puts what was kept into fields that are still empty: what was just typed wins. */
export function fillEmpty(form: HTMLFormElement, texts: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(texts)) {
    const control = form.elements.namedItem(name);
    const canHold = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (canHold && control.value === '') control.value = text;
  }
}
