import { after } from 'next/server';
import { askToConfirm, confirmDeps } from '@/lib/contact/confirm-interest';
import { relayForm } from '@/lib/contact/relay-form';
import { interestBodySchema } from '@/lib/contact/schema';
import { loadBusiness } from '@/lib/content/load';
import { interestForOwner } from '@/lib/contact/mails';
import { flushQueue } from '@/lib/mail/queue';
import { send } from '@/lib/mail/send';
import { env } from '@/lib/platform/env';
import { links } from '@/lib/links/links';
import { limitForm, limitQuestion } from '@/lib/platform/limits';
import { visitorAddress } from '@/lib/platform/visitors';

/** Seconds that a hosting platform must leave us: 20 for the mail, and a margin. */
export const maxDuration = 30;

export function POST(request: Request) {
  after(flushQueue);
  const own = links();
  return relayForm(request, {
    kind: 'interest',
    schema: interestBodySchema,
    send,
    allowance: () => limitForm('interest', visitorAddress(request)),
    write: (details, notes) =>
      interestForOwner(details, {
        business: loadBusiness(),
        ownerEmail: env.OWNER_EMAIL,
        now: new Date(),
        ...notes,
      }),
    question: own && {
      allowance: limitQuestion,
      ask: (details) => askToConfirm(details, confirmDeps(own)),
    },
  });
}
