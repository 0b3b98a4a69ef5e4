import { choose } from '@/lib/owner-steps/choose';
import { ownerStepDeps, unsent } from '@/lib/owner-steps/deps';
import { choiceBodySchema } from '@/lib/owner-steps/schema';
import { openLink } from '@/lib/owner-steps/link-request';
import { answer, problem } from '@/lib/platform/http';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

/** The buyer's click: tells the owner which time was taken, once. */
export async function POST(request: Request) {
  const asked = await openLink(request, choiceBodySchema, ({ choice }) => choice);
  if (!asked.ok) return asked.problem;
  const chosen = await choose(asked.link, asked.body.choice, ownerStepDeps(asked.links));
  if (chosen.kind === 'unsent') return unsent(chosen.reason, 'Your choice has not reached us yet.');
  if (chosen.kind === 'contradicted')
    return problem(409, 'This order was cancelled, so there is no time to choose any more.');
  if (chosen.kind === 'no-such-time')
    return problem(422, 'That is none of the times of this link. Please choose one of them.');
  const { start, calendar, repeated } = chosen;
  return answer(200, { start, calendar, repeated });
}
