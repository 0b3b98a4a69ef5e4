import { linkRoute, openBodySchema } from '@/lib/links/link-route';
import { showChoice } from '@/lib/owner-steps/buyer';
import { json } from '@/lib/platform/responses';

export const POST = linkRoute('choice', openBodySchema, async (request) =>
  json(200, await showChoice(request)),
);
