import { formPost } from '@/lib/contact/forms';
import { interestForOwner } from '@/lib/contact/mails';

export const maxDuration = 30;

export const POST = formPost('interest', interestForOwner);
