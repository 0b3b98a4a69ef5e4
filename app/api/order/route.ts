import { after } from 'next/server';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { counts } from '@/lib/counts/counts';
import { orderForBuyer } from '@/lib/order/mails/order-for-buyer';
import { orderForOwner, stepsForOwner } from '@/lib/order/mails/order-for-owner';
import { flushQueue } from '@/lib/mail/queue';
import { send } from '@/lib/mail/send';
import { env } from '@/lib/platform/env';
import { links } from '@/lib/links/links';
import { orderLinks } from '@/lib/owner-steps/order-links';
import { answerOrder } from '@/lib/order/answer-order';
import { placeOrder, type OrderDeps } from '@/lib/order/place-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from '@/lib/order/schema';
import { problem, readJson } from '@/lib/platform/http';
import { limitConfirmation, limitOrder } from '@/lib/platform/limits';
import { refuseUnread } from '@/lib/platform/refuse-unread';
import { visitorAddress } from '@/lib/platform/visitors';
import { store } from '@/lib/store/store';

/** Seconds that a hosting platform must leave us: 20 for the owner's mail, 5 for the buyer's. */
export const maxDuration = 30;

export async function POST(request: Request) {
  const refused = await refuseUnread(request);
  if (refused) return refused;
  const key = idempotencyKeySchema.safeParse(request.headers.get('idempotency-key'));
  if (!key.success) return problem(400, 'The header Idempotency-Key must be a UUID, version 4.');
  const body = await readJson(request, orderBodySchema);
  if (!body.ok) return body.problem;
  const checked = checkOrder(body.value, loadServices());
  if (!checked.ok) return problem(422, checked.detail, { errors: checked.errors });
  after(flushQueue);
  const outcome = await placeOrder(checked.request, key.data, deps(request));
  if (outcome.kind === 'placed' && !outcome.replayed) after(() => counts()?.order());
  return answerOrder(outcome);
}

function deps(request: Request): OrderDeps {
  const context = {
    business: loadBusiness(),
    services: loadServices(),
    ownerEmail: env.OWNER_EMAIL,
    siteUrl: env.SITE_URL,
  };
  return {
    store: store(),
    now: () => new Date(),
    send,
    limitOrder: () => limitOrder(visitorAddress(request)),
    limitConfirmation: (email) => limitConfirmation(email, visitorAddress(request)),
    linksOf: (order, id) => orderLinks(order, id, links()),
    writeToOwner: (order, notes) => orderForOwner(order, { ...context, ...notes, now: new Date() }),
    writeSteps: (order, notes) => stepsForOwner(order, { ...context, ...notes }),
    writeToBuyer: (order, notes) => orderForBuyer(order, { ...context, ...notes }),
  };
}
