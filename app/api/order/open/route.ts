import { openBodySchema, orderRoute } from '@/lib/links/link-route';
import { showOrder } from '@/lib/owner-steps/buyer';
import { json } from '@/lib/platform/responses';

/** The token comes in the body, so that no log has it. */
export const POST = orderRoute(openBodySchema, async (request) =>
  json(200, await showOrder(request)),
);
