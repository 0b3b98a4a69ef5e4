import { linkPost, stepUnsent } from '@/lib/links/press';
import { act, actionBodySchema } from '@/lib/owner-steps/act';
import { answer, faultsSaid, problem, tooMany } from '@/lib/platform/relay';

export const maxDuration = 30;

const meanwhile =
  'Something was done with this order since this page was opened, so nothing has been sent yet. Please read what is said above the button, and confirm once more if it is what you want.';

const stays = 'Nothing is marked as done, and what you wrote is still on this page.';

/** The owner's click: sends the buyer the mail of this link's action, once. */
export const POST = linkPost('action', actionBodySchema, (opened) => act(opened), {
  done: ({ at, repeated }) => answer(200, { at, repeated }),
  faults: faultsSaid,
  contradicted: () => problem(409, meanwhile),
  'too-many': tooMany(`An order takes ten steps a day, and this one has had them. ${stays}`),
  unsent: stepUnsent(stays),
});
