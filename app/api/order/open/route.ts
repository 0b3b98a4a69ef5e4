import { stepsOf } from '@/lib/owner-steps/take-step';
import { store } from '@/lib/store/store';
import { openBodySchema, openLink } from '@/lib/owner-steps/link-request';
import { answer } from '@/lib/platform/http';

/** The order that its own link holds, and what was done with it; the token comes in the body, so that no log has it. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ order }) => order);
  if (!asked.ok) return asked.problem;
  const steps = await stepsOf(asked.link, store());
  return answer(200, { order: asked.link.order, steps });
}
