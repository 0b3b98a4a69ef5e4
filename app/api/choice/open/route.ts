import { ownerStepDeps } from '@/lib/owner-steps/deps';
import { showChoice } from '@/lib/owner-steps/show';
import { openBodySchema, openLink } from '@/lib/owner-steps/link-request';
import { answer } from '@/lib/platform/http';

/** The times that a buyer can choose from. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ choice }) => choice);
  if (!asked.ok) return asked.problem;
  return answer(200, await showChoice(asked.link, ownerStepDeps(asked.links)));
}
