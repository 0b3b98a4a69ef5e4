import { openBodySchema, openLink } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** The order that its own link holds; the token comes in the body, so that no log has it. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ order }) => order);
  return asked.ok ? answer(200, { order: asked.link }) : asked.problem;
}
