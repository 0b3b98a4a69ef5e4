/** Bundled into /carry.js, which public/site.js imports when numbers go along into an order. */
import type { IntakePrefill } from '@/lib/calculators/definition';
import { noteMaxLength } from '@/lib/order/fields';
import { intakeDraft, orderDraft } from '../stored';

/** False where they found no room, which is then said below the link. */
export function carry(link: HTMLAnchorElement) {
  const { text, prefill }: CarriedNumbers = JSON.parse(link.dataset.carry ?? '');
  const refused = carryIntoNote(text, prefill);
  const notice = link.closest('[data-ask]')?.querySelector<HTMLElement>('[data-refused]');
  const words = notice?.querySelector('p');
  if (!notice || !words) return true;
  notice.hidden = !refused;
  words.textContent = refused ? refusals[refused] : '';
  return !refused;
}

export type CarriedNumbers = { text: string; prefill: IntakePrefill };

const refusals = {
  full: 'The note in your order form has no room for your numbers. Copy them, shorten the note there, and add them.',
  blocked: 'Your browser lets this page keep nothing. Copy your numbers into the form instead.',
};

/** Appends a text to the note of the checkout's draft, once and uncut; nothing is sent. */
export function carryIntoNote(
  text: string,
  prefill: IntakePrefill,
): keyof typeof refusals | undefined {
  const draft = orderDraft.read();
  const parts = draft.note.includes(text) ? [draft.note] : [draft.note.trimEnd(), text];
  const note = parts.filter(Boolean).join('\n\n');
  if (note.length > noteMaxLength) return 'full';
  // A changed order must not be sent by itself.
  orderDraft.write({ ...draft, note, pending: undefined });
  intakeDraft.change((intake) => ({ ...intake, given: prefill }));
  return orderDraft.isKept() && intakeDraft.isKept() ? undefined : 'blocked';
}
