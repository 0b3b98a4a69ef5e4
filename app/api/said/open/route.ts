import { linkRoute, openBodySchema } from '@/lib/links/link-route';
import { showSaid } from '@/lib/owner-steps/said';
import { json } from '@/lib/platform/responses';

export const POST = linkRoute('said', openBodySchema, async (request) =>
  json(200, await showSaid(request)),
);
