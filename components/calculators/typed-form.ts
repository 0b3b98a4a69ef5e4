import { dayOf } from '@/lib/numerology/plain-date';
import type { Faults, Typed } from '@/lib/calculators/reading';

/** What stands in the fields of a form. They belong to the browser, so what was typed before the island woke counts. */
export const readForm = (form: HTMLFormElement): Typed =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The day on the visitor's own calendar, as three plain numbers. */
export const today = () => dayOf(new Date());

/** Of the faults that are shown, what is left of them now; a new one waits for the button. */
export const faultsLeft = (shown: Faults, now: Faults): Faults =>
  Object.fromEntries(Object.entries(now).filter(([field]) => field in shown));
