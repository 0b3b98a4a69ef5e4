import { linkProblem, openBodySchema, readLinkRequest } from '@/lib/links/link-request';
import { answer } from '@/lib/relay/http';

/** The order that its own link holds; the token comes in the body, so that no log has it. */
export async function POST(request: Request) {
  const asked = await readLinkRequest(request, openBodySchema);
  if (!asked.ok) return asked.problem;
  const order = await asked.links.order.open(asked.value.token);
  return order.ok ? answer(200, { order: order.value }) : linkProblem(order.reason);
}
