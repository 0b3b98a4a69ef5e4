/**
 * What has been typed into the contact form and not sent yet. It is kept in the browser, so it is parsed
 * on its way back: unreadable means empty. Pure.
 */
import { isObject, parseJson } from '../json';
import { emptyForm, type Details } from './fields';

/** Where the browser keeps it. */
export const contactDraftKey = 'contact-draft';

export function parseContactDraft(stored: string | null): Details {
  const value = parseJson(stored);
  if (!isObject(value)) return emptyForm;
  const known = Object.entries(value).filter(
    ([name, text]) => name in emptyForm && typeof text === 'string',
  );
  return { ...emptyForm, ...(Object.fromEntries(known) as Partial<Details>) };
}
