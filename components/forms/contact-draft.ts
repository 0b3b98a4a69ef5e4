import { contactDraftKey, parseContactDraft } from '@/lib/contact/draft';
import type { Details } from '@/lib/contact/fields';
import { readStored, store } from './stored-draft';

/** Puts the stored draft into fields that are still empty: what was just typed wins. */
export function fillFromDraft(form: HTMLFormElement) {
  for (const [name, stored] of Object.entries(parseContactDraft(load()))) {
    const control = form.elements.namedItem(name);
    const canHold = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    if (canHold && control.value === '') control.value = stored;
  }
}

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
