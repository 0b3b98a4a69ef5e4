import { actionMail, checkAction, foreseenBill } from '@/lib/owner-steps/act';
import { ownerStepDeps } from '@/lib/owner-steps/deps';
import { actionBodySchema } from '@/lib/owner-steps/schema';
import { stepsOf } from '@/lib/owner-steps/take-step';
import { openLink } from '@/lib/owner-steps/link-request';

/**
 * The mail that is about to be sent, as a document for the frame on the owner's page; nothing is sent.
 * It can't stand in the page itself, whose policy forbids the styles that a mail is made of.
 */
export async function POST(request: Request) {
  const asked = await openLink(request, actionBodySchema, ({ action }) => action);
  if (!asked.ok) return asked.problem;
  const deps = ownerStepDeps(asked.links);
  const checked = checkAction(asked.link.action, asked.body, deps.now());
  const link = { ...asked.link, steps: await stepsOf(asked.link, deps.store) };
  const html = checked.ok
    ? (await actionMail(link, checked.asked, deps, await foreseenBill(link, deps))).html
    : '<!doctype html><html lang="en"><title>No email yet</title><p>The email is shown here once the fields above are right.</p></html>';
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
