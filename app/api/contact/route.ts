import { formPost } from '@/lib/contact/forms';

export const maxDuration = 30;

export const POST = formPost('contact');
