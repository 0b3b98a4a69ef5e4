import { linkPost, refusals, stepUnsent } from '@/lib/links/press';
import { choiceBodySchema, choose } from '@/lib/owner-steps/buyer';
import { answer, problem } from '@/lib/platform/relay';

export const maxDuration = 30;

/** The buyer's click: tells the owner which time was taken, once. */
export const POST = linkPost('choice', choiceBodySchema, (opened) => choose(opened), {
  ...refusals,
  chosen: ({ start, calendar, repeated }) => answer(200, { start, calendar, repeated }),
  contradicted: () =>
    problem(409, 'This order was cancelled, so there is no time to choose any more.'),
  'no-such-time': () =>
    problem(422, 'That is none of the times of this link. Please choose one of them.'),
  unsent: stepUnsent('Your choice has not reached us yet.'),
});
