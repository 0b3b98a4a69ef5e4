import { followUpDesk } from '@/lib/follow-up/desk';
import { showAction } from '@/lib/follow-up/show';
import { linkProblem, openBodySchema, readLinkRequest } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** What one of the owner's links is for. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await readLinkRequest(request, openBodySchema);
  if (!asked.ok) return asked.problem;
  const link = await asked.links.action.open(asked.value.token);
  if (!link.ok) return linkProblem(link.reason);
  return answer(200, await showAction(link.value, link.until, followUpDesk(asked.links)));
}
