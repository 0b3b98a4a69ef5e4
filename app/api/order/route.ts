import { after } from 'next/server';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { counts } from '@/lib/counts/counts';
import { orderForBuyer } from '@/lib/email/order-for-buyer';
import { orderForOwner } from '@/lib/email/order-for-owner';
import { flushQueue, mailQueue } from '@/lib/email/queue';
import { send } from '@/lib/email/send';
import { stepsForOwner } from '@/lib/email/steps-for-owner';
import { env } from '@/lib/env';
import { links } from '@/lib/links/links';
import { orderLinks } from '@/lib/links/order-links';
import { answerOrder } from '@/lib/order/answer-order';
import { orderStore } from '@/lib/order/order-store';
import { placeOrder, type OrderDesk } from '@/lib/order/place-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from '@/lib/order/schema';
import { problem, readJson } from '@/lib/relay/http';
import { confirmationPlace, orderPlace } from '@/lib/relay/limits';
import { refuseUnread } from '@/lib/relay/refuse-unread';
import { visitorAddress } from '@/lib/relay/visitor-address';

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
  const outcome = await placeOrder(checked.request, key.data, desk(request));
  if (outcome.kind === 'placed' && !outcome.replayed) after(() => counts()?.order());
  return answerOrder(outcome);
}

function desk(request: Request): OrderDesk {
  const context = {
    business: loadBusiness(),
    services: loadServices(),
    ownerEmail: env.OWNER_EMAIL,
    siteUrl: env.SITE_URL,
  };
  return {
    store: orderStore(),
    queue: mailQueue(),
    now: () => new Date(),
    send,
    orderPlace: () => orderPlace(visitorAddress(request)),
    confirmationPlace,
    linksOf: (order, key) => orderLinks(order, key, links()),
    writeToOwner: (order, notes) => orderForOwner(order, { ...context, ...notes, now: new Date() }),
    writeSteps: (order, notes) => stepsForOwner(order, { ...context, ...notes }),
    writeToBuyer: (order, notes) => orderForBuyer(order, { ...context, ...notes }),
  };
}
