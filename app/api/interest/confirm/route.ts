import { confirmDeps, confirmInterest } from '@/lib/contact/confirm-interest';
import { unsent } from '@/lib/owner-steps/deps';
import { openBodySchema, openLink } from '@/lib/owner-steps/link-request';
import { answer } from '@/lib/platform/http';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

/** The second yes to news of the book: tells the owner, once. */
export async function POST(request: Request) {
  const asked = await openLink(request, openBodySchema, ({ interest }) => interest);
  if (!asked.ok) return asked.problem;
  const deps = confirmDeps(asked.links);
  const confirmed = await confirmInterest(asked.link, deps);
  return confirmed.kind === 'unsent'
    ? unsent(confirmed.reason, 'Your yes has not reached us yet.')
    : answer(200, { repeated: confirmed.repeated });
}
