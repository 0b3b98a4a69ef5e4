import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { emptyDetails, sameDetails, type Details } from '@/lib/order/draft';
import { fields, type Customer } from '@/lib/order/fields';
import { isBlank } from '../forms/is-blank';
import { fillEmpty } from '../forms/stored-draft';
import { attemptKey, changeDraft, loadDraft } from './draft-store';

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
