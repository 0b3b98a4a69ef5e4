import { linkRoute, openBodySchema } from '@/lib/links/link-route';
import { showAction } from '@/lib/owner-steps/take-step';
import { json } from '@/lib/platform/responses';

export const POST = linkRoute('action', openBodySchema, async (request) =>
  json(200, await showAction(request)),
);
