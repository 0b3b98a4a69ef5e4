import { ownerStepDeps } from '@/lib/owner-steps/deps';
import { showAction } from '@/lib/owner-steps/show';
import { openBodySchema, openLink } from '@/lib/owner-steps/link-request';
import { answer } from '@/lib/platform/http';

/** What one of the owner's links is for. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ action }) => action);
  if (!asked.ok) return asked.problem;
  return answer(200, await showAction(asked.link, asked.until, ownerStepDeps(asked.links)));
}
