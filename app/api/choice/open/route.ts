import { followUpDesk } from '@/lib/follow-up/desk';
import { showChoice } from '@/lib/follow-up/show';
import { openBodySchema, openLink } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** The times that a buyer can choose from. Asking changes nothing. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ choice }) => choice);
  if (!asked.ok) return asked.problem;
  return answer(200, await showChoice(asked.link, followUpDesk(asked.links)));
}
