import { formRoute } from '@/lib/contact/forms';

export const maxDuration = 30;

export const POST = formRoute('interest');
