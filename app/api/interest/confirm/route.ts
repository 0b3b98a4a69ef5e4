import { confirmInterest } from '@/lib/contact/forms';
import { linkPost, openBodySchema, refusals, stepUnsent } from '@/lib/links/press';
import { answer } from '@/lib/platform/relay';

export const maxDuration = 30;

/** The second yes to news of the book: tells the owner, once. */
export const POST = linkPost('interest', openBodySchema, (opened) => confirmInterest(opened), {
  ...refusals,
  done: ({ repeated }) => answer(200, { repeated }),
  unsent: stepUnsent('Your yes has not reached us yet.'),
});
