import { linkMailNotSent, orderRoute } from '@/lib/links/link-route';
import { intakeBodySchema, sendIntake } from '@/lib/owner-steps/buyer';
import { json, problem, tooManyRequests, validationProblem } from '@/lib/platform/responses';

export const maxDuration = 30;

export const POST = orderRoute(intakeBodySchema, async (request) => {
  const outcome = await sendIntake(request);
  switch (outcome.kind) {
    case 'done':
      return json(200, { at: outcome.at });
    case 'invalid':
      return validationProblem(outcome);
    case 'outdated':
      return problem(409, 'This page has changed since you opened it. Please load it anew.');
    case 'conflict':
      return problem(409, 'This order was cancelled, so nothing was sent.');
    case 'too-many':
      return tooManyRequests(outcome, 'We can take only a few changes of an order in a day.');
    case 'not-sent':
      return linkMailNotSent(outcome, 'What you typed is still on this page.');
  }
});
