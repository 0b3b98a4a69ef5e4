import { loadBusiness, loadServices } from '@/lib/content/load';
import { orderForBuyer } from '@/lib/email/order-for-buyer';
import { orderForOwner } from '@/lib/email/order-for-owner';
import { send } from '@/lib/email/send';
import { env } from '@/lib/env';
import { answerOrder } from '@/lib/order/answer-order';
import { placeOrder, type OrderDesk } from '@/lib/order/place-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from '@/lib/order/schema';
import { refuseForeign } from '@/lib/relay/guard';
import { problem, readJson } from '@/lib/relay/http';
import { sharedStore } from '@/lib/relay/store';

/** Seconds that a hosting platform must leave us: 20 for the owner's mail, 5 for the buyer's. */
export const maxDuration = 30;

export async function POST(request: Request) {
  const foreign = refuseForeign(request, env.SITE_URL);
  if (foreign) return foreign;
  const key = idempotencyKeySchema.safeParse(request.headers.get('idempotency-key'));
  if (!key.success) return problem(400, 'The header Idempotency-Key must be a UUID, version 4.');
  const body = await readJson(request, orderBodySchema);
  if (!body.ok) return body.problem;
  const checked = checkOrder(body.value, loadServices());
  if (!checked.ok) return problem(422, checked.detail, { errors: checked.errors });
  return answerOrder(await placeOrder(checked.request, key.data, desk()));
}

function desk(): OrderDesk {
  const context = {
    business: loadBusiness(),
    ownerEmail: env.OWNER_EMAIL,
    siteUrl: env.SITE_URL,
  };
  return {
    store: sharedStore('orders'),
    now: () => new Date(),
    send,
    writeToOwner: (order, notes) => orderForOwner(order, { ...context, ...notes }),
    writeToBuyer: (order) => orderForBuyer(order, context),
  };
}
