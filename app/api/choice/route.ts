import { linkMailNotSent, linkRoute } from '@/lib/links/link-route';
import { choiceBodySchema, choose } from '@/lib/owner-steps/buyer';
import { newerTimes } from '@/lib/owner-steps/times';
import { json, problem } from '@/lib/platform/responses';

export const maxDuration = 30;

export const POST = linkRoute('choice', choiceBodySchema, async (request) => {
  const outcome = await choose(request);
  switch (outcome.kind) {
    case 'chosen': {
      const { start, calendar, repeated } = outcome;
      return json(200, { start, calendar, repeated });
    }
    case 'no-such-time':
      return problem(422, 'That is none of the times of this link. Please choose one of them.');
    case 'outdated':
      return problem(409, newerTimes);
    case 'past':
      return problem(
        409,
        'That time is past. Please choose another one, or ask us for other times.',
      );
    case 'conflict':
      return problem(409, 'This order was cancelled, so there is no time to choose any more.');
    case 'not-sent':
      return linkMailNotSent(outcome, 'Your choice has not reached us yet.');
  }
});
