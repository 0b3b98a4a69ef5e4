import { after } from 'next/server';
import { relayForm } from '@/lib/contact/relay-form';
import { contactBodySchema } from '@/lib/contact/schema';
import { loadBusiness } from '@/lib/content/load';
import { contactForOwner } from '@/lib/contact/mails';
import { flushQueue } from '@/lib/mail/queue';
import { send } from '@/lib/mail/send';
import { env } from '@/lib/platform/env';
import { limitForm } from '@/lib/platform/limits';
import { visitorAddress } from '@/lib/platform/visitors';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export function POST(request: Request) {
  after(flushQueue);
  return relayForm(request, {
    kind: 'contact',
    schema: contactBodySchema,
    send,
    allowance: () => limitForm('contact', visitorAddress(request)),
    write: (details, { flagged }) =>
      contactForOwner(details, {
        business: loadBusiness(),
        ownerEmail: env.OWNER_EMAIL,
        now: new Date(),
        flagged,
      }),
  });
}
