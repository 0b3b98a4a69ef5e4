import { linkPost } from '@/lib/links/press';
import { actionBodySchema, shownMail } from '@/lib/owner-steps/act';

/**
 * The mail that is about to be sent, as a document for the frame on the owner's page; nothing is sent.
 * It can't stand in the page itself, whose policy forbids the styles that a mail is made of.
 */
export const POST = linkPost(
  'action',
  actionBodySchema,
  async (opened) =>
    new Response(await shownMail(opened), {
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    }),
);
