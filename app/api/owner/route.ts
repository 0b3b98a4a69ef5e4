import { act } from '@/lib/owner-steps/act';
import { ownerStepDeps, unsent } from '@/lib/owner-steps/deps';
import { actionBodySchema } from '@/lib/owner-steps/schema';
import { openLink } from '@/lib/owner-steps/link-request';
import { answer, problem, tooMany } from '@/lib/platform/http';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

const meanwhile =
  'Something was done with this order since this page was opened, so nothing has been sent yet. Please read what is said above the button, and confirm once more if it is what you want.';

const stays = 'Nothing is marked as done, and what you wrote is still on this page.';

const tenADay = `An order takes ten steps a day, and this one has had them. ${stays}`;

/** The owner's click: sends the buyer the mail of this link's action, once. */
export async function POST(request: Request) {
  const asked = await openLink(request, actionBodySchema, ({ action }) => action);
  if (!asked.ok) return asked.problem;
  const acted = await act(asked.link, asked.body, ownerStepDeps(asked.links));
  if (acted.kind === 'unsent') return unsent(acted.reason, stays);
  if (acted.kind === 'too-many') return tooMany(tenADay, acted.retryAfterSeconds);
  if (acted.kind === 'contradicted') return problem(409, meanwhile);
  if (acted.kind === 'faults')
    return problem(422, 'Please look again at the fields named below.', { errors: acted.errors });
  return answer(200, { at: acted.at, repeated: acted.repeated });
}
