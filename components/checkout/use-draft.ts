import { useEffect, useState, type RefObject } from 'react';
import { v4 as uuid } from 'uuid';
import { draftKey, emptyDetails, parseDraft, type Details, type Draft } from '@/lib/order/draft';
import { fields, type Customer } from '@/lib/order/fields';

/**
 * What stands in the form. The inputs belong to the browser, not to React: on a slow phone people
 * type before the page has hydrated, and what they typed wins over what was stored.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [details, setDetails] = useState(emptyDetails);

  useEffect(() => {
    if (form.current) fillIn(form.current, loadDraft());
  }, [form]);

  return {
    details,
    /** Reads the form, and keeps what was typed for a reload. */
    keep(element: HTMLFormElement) {
      const typed = readDetails(element);
      setDetails(typed);
      saveDraft({ ...loadDraft(), ...typed });
      return typed;
    },
  };
}

/** The Idempotency-Key of this attempt: made once, then the same until the order is accepted. */
export function attemptKey() {
  const draft = loadDraft();
  const key = draft.key ?? uuid();
  saveDraft({ ...draft, key });
  return key;
}

/** After this the next attempt is another order. */
export const forgetAttempt = () => saveDraft({ ...loadDraft(), key: undefined });

/** The order is accepted: nothing of it stays behind. */
export function clearDraft() {
  unstored = undefined;
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // A browser that blocks its storage holds nothing.
  }
}

/** The draft in a browser that blocks its storage: it lasts as long as the page. */
let unstored: Draft | undefined;

function loadDraft(): Draft {
  try {
    return unstored ?? parseDraft(localStorage.getItem(draftKey));
  } catch {
    return unstored ?? emptyDetails;
  }
}

function saveDraft(draft: Draft) {
  try {
    localStorage.setItem(draftKey, JSON.stringify(draft));
    unstored = undefined;
  } catch {
    unstored = draft;
  }
}

function readDetails(form: HTMLFormElement): Details {
  const data = new FormData(form);
  // Some browsers count a line break as two characters here, and as one in the field.
  const value = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n');
  const entries = fields.map(({ name }) => [name, value(name)]);
  return { customer: Object.fromEntries(entries) as Customer, note: value('note') };
}

function fillIn(form: HTMLFormElement, { customer, note }: Details) {
  for (const [name, stored] of Object.entries({ ...customer, note })) {
    const control = form.elements.namedItem(name);
    const canHold = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (canHold && control.value === '') control.value = stored;
  }
  // Tells the form's own listener, which then knows what stands in it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}
