import { after } from 'next/server';
import { askToConfirm, confirmDesk } from '@/lib/contact/confirm-interest';
import { relayForm } from '@/lib/contact/relay-form';
import { interestBodySchema } from '@/lib/contact/schema';
import { loadBusiness } from '@/lib/content/load';
import { interestForOwner } from '@/lib/email/forms-for-owner';
import { flushQueue } from '@/lib/email/queue';
import { send } from '@/lib/email/send';
import { env } from '@/lib/env';
import { links } from '@/lib/links/links';
import { formPlace } from '@/lib/relay/limits';
import { visitorAddress } from '@/lib/relay/visitor-address';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export function POST(request: Request) {
  after(flushQueue);
  const own = links();
  return relayForm(request, {
    kind: 'interest',
    schema: interestBodySchema,
    send,
    place: () => formPlace('interest', visitorAddress(request)),
    write: (details, flagged) =>
      interestForOwner(details, {
        business: loadBusiness(),
        ownerEmail: env.OWNER_EMAIL,
        now: new Date(),
        flagged,
        asksToConfirm: own !== undefined && !flagged,
      }),
    askToConfirm: own && ((details) => askToConfirm(details, confirmDesk(own))),
  });
}
