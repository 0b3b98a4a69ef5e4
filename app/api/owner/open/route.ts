import { followUpDesk } from '@/lib/follow-up/desk';
import { showAction } from '@/lib/follow-up/show';
import { openBodySchema, openLink } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** What one of the owner's links is for. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ action }) => action);
  if (!asked.ok) return asked.problem;
  return answer(200, await showAction(asked.link, asked.until, followUpDesk(asked.links)));
}
