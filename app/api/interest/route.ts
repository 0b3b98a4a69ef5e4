import { relayForm } from '@/lib/contact/relay-form';
import { interestBodySchema } from '@/lib/contact/schema';
import { loadBusiness } from '@/lib/content/load';
import { interestForOwner } from '@/lib/email/forms-for-owner';
import { send } from '@/lib/email/send';
import { env } from '@/lib/env';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export const POST = (request: Request) =>
  relayForm(request, {
    kind: 'interest',
    schema: interestBodySchema,
    siteUrl: env.SITE_URL,
    send,
    write: (details) =>
      interestForOwner(details, {
        business: loadBusiness(),
        ownerEmail: env.OWNER_EMAIL,
        now: new Date(),
      }),
  });
