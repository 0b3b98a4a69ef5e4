import { linkMailNotSent, linkRoute } from '@/lib/links/link-route';
import { actionBodySchema, takeStep } from '@/lib/owner-steps/take-step';
import { json, problem, tooManyRequests, validationProblem } from '@/lib/platform/responses';

export const maxDuration = 30;

const notDone = 'Nothing is marked as done, and what you wrote is still on this page.';

export const POST = linkRoute('action', actionBodySchema, async (request) => {
  const outcome = await takeStep(request);
  switch (outcome.kind) {
    case 'done': {
      const { at, repeated, next, isOver } = outcome;
      return json(200, { at, repeated, next, isOver });
    }
    case 'invalid':
      return validationProblem(outcome);
    case 'conflict':
      return problem(
        409,
        'Something was done with this order since this page was opened, so nothing has been sent yet. Please read what is said above the button, and confirm once more if it is what you want.',
      );
    case 'too-many':
      return tooManyRequests(
        outcome,
        `An order takes ten steps a day, and this one has had them. ${notDone}`,
      );
    case 'not-sent':
      return linkMailNotSent(outcome, notDone);
  }
});
