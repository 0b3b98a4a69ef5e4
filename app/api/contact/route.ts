import { formPost } from '@/lib/contact/forms';
import { contactForOwner } from '@/lib/contact/mails';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export const POST = formPost('contact', contactForOwner);
