import { followUpDesk } from '@/lib/follow-up/desk';
import { showChoice } from '@/lib/follow-up/show';
import { linkProblem, openBodySchema, readLinkRequest } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** The times that a buyer can choose from. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await readLinkRequest(request, openBodySchema);
  if (!asked.ok) return asked.problem;
  const link = await asked.links.choice.open(asked.value.token);
  if (!link.ok) return linkProblem(link.reason);
  return answer(200, await showChoice(link.value, followUpDesk(asked.links)));
}
