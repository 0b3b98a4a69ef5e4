import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { v4 as uuid } from 'uuid';
import { dated } from '@/lib/draft-age';
import { markets } from '@/lib/markets/markets';
import {
  draftKey,
  parseDraft,
  type Draft,
  emptyDetails,
  sameDetails,
  type Details,
} from '@/lib/order/draft';
import { fields, type Customer } from '@/lib/order/fields';
import { orderLines, orderTotal } from '@/lib/order/order';
import { isBlank } from '../forms/use-form';
import { readStored, fillEmpty } from '../stored-draft';
import type { Choice } from './choice';
import type { OrderRequest } from './send-order';

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

/**
 * What stands in the form. The inputs belong to the browser, not to React: on a slow phone people
 * type before the island is awake, and what they typed wins over what was stored.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const [details, setDetails] = useState(emptyDetails);
  const cameBlank = useRef(false);

  // Before the first event can be heard: it would keep an empty form in place of the draft.
  useLayoutEffect(() => {
    if (!form.current) return;
    fillIn(form.current, loadDraft());
    cameBlank.current = isBlank(form.current);
  }, [form]);

  return {
    details,
    /** Milliseconds since the page was opened, of a form that was empty then: else they say nothing. */
    elapsed: () => (cameBlank.current ? Math.round(performance.now()) : undefined),
    /** Reads the form, and keeps what was typed for a reload. Other details end the pending order. */
    keep(element: HTMLFormElement) {
      const typed = readDetails(element);
      setDetails(typed);
      changeDraft((draft) => ({
        ...typed,
        key: draft.key ?? attemptKey(),
        pending: sameDetails(draft, typed) ? draft.pending : undefined,
      }));
      return typed;
    },
  };
}

function readDetails(form: HTMLFormElement): Details {
  const data = new FormData(form);
  // Some browsers count a line break as two characters here, and as one in the field.
  const value = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n');
  const entries = fields.map(({ name }) => [name, value(name)]);
  return { customer: Object.fromEntries(entries) as Customer, note: value('note') };
}

function fillIn(form: HTMLFormElement, { customer, note }: Details) {
  fillEmpty(form, { ...customer, note });
  // Tells the form's own listener, which then knows what stands in it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the server is asked for: the choice, what was typed, and the total that the page shows. */
export function requestOf(
  choice: Choice,
  { customer, note }: Details,
  expectedTotal: number,
  form: HTMLFormElement,
): OrderRequest {
  return {
    ...idsOf(choice),
    customer: trimmed(customer),
    note: note.trim(),
    confirmed: true,
    expectedTotal,
    website: String(new FormData(form).get('website') ?? ''),
  };
}

/** What is chosen, as the draft and the server know it. */
export const idsOf = ({ currency, services }: Choice) => ({
  currency,
  services: services.map(({ id }) => id),
});

export const totalOf = (choice: Choice | undefined) =>
  choice ? orderTotal(orderLines(choice.services, choice.currency)) : 0;

export const isTicked = (form: HTMLFormElement) => tickBox(form)?.checked ?? false;

/** The visitor's confirmation: taken back when the order is another one, put back when it goes on. */
export function setTick(form: HTMLFormElement, ticked: boolean) {
  const box = tickBox(form);
  if (box) box.checked = ticked;
}

const tickBox = (form: HTMLFormElement) => {
  const box = form.elements.namedItem('confirmed');
  return box instanceof HTMLInputElement ? box : undefined;
};

/** Fills in where nearly everybody lives who pays in this currency; the field can be changed. */
export function fillInCountry(form: HTMLFormElement, { currency }: Choice) {
  const { country } = markets[currency];
  const field = form.elements.namedItem('country');
  if (country && field instanceof HTMLInputElement && field.value === '') field.value = country;
}

const trimmed = (customer: Customer) =>
  Object.fromEntries(
    Object.entries(customer).map(([name, value]) => [name, value.trim()]),
  ) as Customer;
