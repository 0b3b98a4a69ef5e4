import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { v4 as uuid } from 'uuid';
import { markets } from '@/lib/markets/markets';
import { emptyDetails, sameDetails, type Details } from '@/lib/order/stored';
import { cleanCustomer, fields, type Customer } from '@/lib/order/fields';
import { orderLines, orderTotal } from '@/lib/order/order';
import { manyLines } from '@/lib/typed-words';
import { fillEmpty, orderDraft } from '../stored';
import { isBlank, readForm } from '../use-send';
import type { Choice } from './choice';
import type { OrderRequest } from './send-order';

/**
 * The Idempotency-Key of this attempt: made once, then the same until the order is accepted. The page
 * holds it too, so that a second tab can't make a second order of what the first has just placed.
 */
export function attemptKey() {
  key ??= orderDraft.read().key ?? uuid();
  return key;
}

/** After this the next attempt is another order. */
export function forgetAttempt() {
  key = undefined;
  orderDraft.change((draft) => ({ ...draft, key: undefined }));
}

/** Nothing is sent by itself any more. */
export function forgetPending() {
  if (orderDraft.read().pending) orderDraft.change((draft) => ({ ...draft, pending: undefined }));
}

/** The order is accepted: nothing of it stays behind. */
export function clearDraft() {
  key = undefined;
  orderDraft.write(null);
}

let key: string | undefined;

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
    fillIn(form.current, orderDraft.read());
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
      orderDraft.change((draft) => ({
        ...typed,
        key: draft.key ?? attemptKey(),
        pending: sameDetails(draft, typed) ? draft.pending : undefined,
      }));
      return typed;
    },
  };
}

function readDetails(form: HTMLFormElement): Details {
  const typed = readForm(form);
  const entries = fields.map(({ name }) => [name, typed[name] ?? '']);
  return { customer: Object.fromEntries(entries) as Customer, note: typed.note ?? '' };
}

function fillIn(form: HTMLFormElement, { customer, note }: Details) {
  fillEmpty(form, { ...customer, note });
  // Tells the form's own listener, which then knows what stands in it.
  form.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What the server is asked for: the choice, what was typed, the total that the page shows, and the decoy. */
export function requestOf(
  choice: Choice,
  { customer, note }: Details,
  expectedTotal: number,
  website = '',
): OrderRequest {
  return {
    ...idsOf(choice),
    customer: cleanCustomer(customer),
    note: manyLines(note),
    confirmed: true,
    expectedTotal,
    website,
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
