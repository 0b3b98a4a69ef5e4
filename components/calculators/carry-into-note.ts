import { draftKey, parseDraft } from '@/lib/order/draft';
import { noteMaxLength } from '@/lib/order/fields';
import { isObject, parseJson } from '@/lib/json';
import { intakeKey } from '@/lib/order/intake-draft';
import type { IntakeGiven } from '@/lib/calculators/intake-given';
import { readStored, store } from '../forms/stored-draft';

/** Why a text could not be put into the note: there is no room, or the browser keeps nothing. */
export type NotCarried = 'full' | 'blocked';

/**
 * Puts a text into the note of the checkout, after what was typed there. The checkout finds it in the draft
 * that this browser keeps; nothing is sent. What an order's page asks too (`given`) fills its fields later on.
 */
export function carryIntoNote(text: string, given: IntakeGiven): NotCarried | undefined {
  try {
    // A changed order is no longer the one that was to be sent by itself.
    const { pending, ...draft } = parseDraft(readStored(draftKey));
    const note = addToNote(draft.note, text);
    if (note === undefined) return 'full';
    store(draftKey, { ...draft, note });
    const intake = parseJson(readStored(intakeKey));
    store(intakeKey, { ...(isObject(intake) && intake), given });
    return undefined;
  } catch {
    return 'blocked';
  }
}

/** What is added: the calculator's name, and its lines. */
export const noteText = (name: string, lines: readonly string[]) =>
  [`From the calculator "${name}":`, ...lines].join('\n');

/** The note with a text after what stands in it: nothing twice, nothing cut, and nothing at all where there is no room. */
function addToNote(note: string, text: string): string | undefined {
  if (note.includes(text)) return note;
  const longer = note.trim() === '' ? text : `${note.trimEnd()}\n\n${text}`;
  return longer.length <= noteMaxLength ? longer : undefined;
}
