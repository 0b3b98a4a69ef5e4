import { contactDraftKey, parseContactDraft } from '@/lib/contact/draft';
import type { Details } from '@/lib/contact/fields';
import { fillEmpty, readStored, store } from './stored-draft';

/** Puts the stored draft into fields that are still empty. */
export const fillFromDraft = (form: HTMLFormElement) => fillEmpty(form, parseContactDraft(load()));

/** A browser that blocks its storage keeps no draft, and the form works all the same. */
export function saveDraft(details: Details) {
  try {
    store(contactDraftKey, details);
  } catch {
    // nothing is kept
  }
}

/** The message is sent: nothing of it stays behind. */
export function clearDraft() {
  try {
    localStorage.removeItem(contactDraftKey);
  } catch {
    // nothing is kept
  }
}

function load() {
  try {
    return readStored(contactDraftKey);
  } catch {
    return null;
  }
}
