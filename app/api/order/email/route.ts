import { linkMailNotSent, orderRoute } from '@/lib/links/link-route';
import { correctEmail, correctionBodySchema } from '@/lib/owner-steps/correct-email';
import { json, problem, tooManyRequests, validationProblem } from '@/lib/platform/responses';

export const maxDuration = 30;

export const POST = orderRoute(correctionBodySchema, async (request) => {
  const outcome = await correctEmail(request);
  switch (outcome.kind) {
    case 'corrected':
      return json(200, outcome.answer);
    case 'invalid':
      return validationProblem(outcome);
    case 'conflict':
      return problem(
        409,
        'This order has gone on, so its address is changed by us alone: please write to us or call us.',
      );
    case 'too-many':
      return tooManyRequests(
        outcome,
        'The address of an order can be corrected three times a day.',
      );
    case 'not-sent':
      return linkMailNotSent(outcome, 'Nothing was changed.');
  }
});
