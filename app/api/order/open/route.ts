import { openBodySchema, orderRoute } from '@/lib/links/link-route';
import { loadSteps } from '@/lib/order/step-log';
import { json } from '@/lib/platform/responses';

/** The token comes in the body, so that no log has it. */
export const POST = orderRoute(openBodySchema, async ({ link, until }) =>
  json(200, { order: link.order, steps: await loadSteps(link), until: until?.getTime() }),
);
