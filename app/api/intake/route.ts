import { linkPost, stepUnsent } from '@/lib/links/press';
import { intakeBodySchema, sendIntake } from '@/lib/owner-steps/buyer';
import { answer, faultsSaid, problem, tooMany } from '@/lib/platform/relay';

export const maxDuration = 30;

/** What the buyer filled in for the reading goes to the owner, in the thread of the order. */
export const POST = linkPost('order', intakeBodySchema, (opened) => sendIntake(opened), {
  done: ({ at }) => answer(200, { at }),
  faults: faultsSaid,
  outdated: () => problem(409, 'This page has changed since you opened it. Please load it anew.'),
  contradicted: () => problem(409, 'This order was cancelled, so nothing was sent.'),
  'too-many': tooMany('We can take only a few changes of an order in a day.'),
  unsent: stepUnsent('What you typed is still on this page.'),
});
