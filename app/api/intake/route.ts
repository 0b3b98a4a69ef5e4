import { loadServices } from '@/lib/content/load';
import { ownerStepDeps, unsent } from '@/lib/owner-steps/deps';
import { sendIntake } from '@/lib/owner-steps/intake';
import { intakeBodySchema } from '@/lib/owner-steps/schema';
import { openLink } from '@/lib/owner-steps/link-request';
import { answer, problem, tooMany } from '@/lib/platform/http';
import { limitIntake } from '@/lib/platform/limits';
import { visitorAddress } from '@/lib/platform/visitors';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

/** What the buyer filled in for the reading goes to the owner, in the thread of the order. */
export async function POST(request: Request) {
  const asked = await openLink(request, intakeBodySchema, ({ order }) => order);
  if (!asked.ok) return asked.problem;
  const { id } = asked.link;
  const sent = await sendIntake(asked.link, asked.body, {
    ...ownerStepDeps(asked.links),
    needs: loadServices(),
    allowance: () => limitIntake(id, visitorAddress(request)),
  });
  switch (sent.kind) {
    case 'done':
      return answer(200, { at: sent.at });
    case 'faults':
      return problem(422, 'Please look again at the fields named below.', { errors: sent.errors });
    case 'outdated':
      return problem(409, 'This page has changed since you opened it. Please load it anew.');
    case 'contradicted':
      return problem(409, 'This order was cancelled, so nothing was sent.');
    case 'too-many':
      return tooMany(
        'We can take only a few changes of an order in a day.',
        sent.retryAfterSeconds,
      );
    case 'unsent':
      return unsent(sent.reason, 'What you typed is still on this page.');
  }
}
