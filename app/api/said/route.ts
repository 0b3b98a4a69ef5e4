import { linkMailNotSent, linkRoute } from '@/lib/links/link-route';
import { saidBodySchema, sayHow } from '@/lib/owner-steps/said';
import { json, validationProblem } from '@/lib/platform/responses';

export const maxDuration = 30;

export const POST = linkRoute('said', saidBodySchema, async (request) => {
  const outcome = await sayHow(request);
  switch (outcome.kind) {
    case 'done':
      return json(200, { repeated: outcome.repeated });
    case 'invalid':
      return validationProblem(outcome);
    case 'not-sent':
      return linkMailNotSent(outcome, 'What you wrote is still on this page.');
  }
});
