/** A reading on its way into the note of an order. Pure. */
import { noteMaxLength } from '../order/fields';

/** What is added: the calculator's name, and its lines. */
export const noteText = (name: string, lines: readonly string[]) =>
  [`From the calculator "${name}":`, ...lines].join('\n');

/**
 * The note with a text after what stands in it. Nothing is overwritten, nothing is added twice, and
 * where there is no room the answer is undefined.
 */
export function addToNote(note: string, text: string): string | undefined {
  if (note.includes(text)) return note;
  const longer = note.trim() === '' ? text : `${note.trimEnd()}\n\n${text}`;
  return longer.length <= noteMaxLength ? longer : undefined;
}
