import { formPost } from '@/lib/contact/forms';
import { contactForOwner } from '@/lib/contact/mails';

export const maxDuration = 30;

export const POST = formPost('contact', contactForOwner);
