import { confirmInterest } from '@/lib/contact/question';
import { linkMailNotSent, linkRoute, openBodySchema } from '@/lib/links/link-route';
import { json } from '@/lib/platform/responses';

export const maxDuration = 30;

export const POST = linkRoute('interest', openBodySchema, async (request) => {
  const outcome = await confirmInterest(request);
  return outcome.kind === 'done'
    ? json(200, { repeated: outcome.repeated })
    : linkMailNotSent(outcome, 'Your yes has not reached us yet.');
});
