import { linkRoute } from '@/lib/links/link-route';
import { actionBodySchema, previewMail } from '@/lib/owner-steps/take-step';

/** A document for a frame: the policy of the owner's page forbids the styles of a mail. */
export const POST = linkRoute(
  'action',
  actionBodySchema,
  async (request) =>
    new Response(await previewMail(request), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
);
