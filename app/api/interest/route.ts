import { formPost } from '@/lib/contact/forms';
import { interestForOwner } from '@/lib/contact/mails';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export const POST = formPost('interest', interestForOwner);
