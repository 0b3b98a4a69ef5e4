import { after } from 'next/server';
import { loadServices } from '@/lib/content/load';
import { flushQueue } from '@/lib/mail/queue';
import { placeOrder } from '@/lib/checkout/place-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from '@/lib/order/schema';
import { postRoute } from '@/lib/platform/post-route';
import { mailNotSentProblem } from '@/lib/mail/transport';
import { json, problem, tooManyRequests } from '@/lib/platform/responses';
import { visitorAddress } from '@/lib/platform/visitors';

/** Seconds for each route that sends mail: 20 for the owner's, 5 for a buyer's. */
export const maxDuration = 30;

const idempotencyKey = (headers: Headers) =>
  idempotencyKeySchema.safeParse(headers.get('idempotency-key')).data;

const checkHeaders = (headers: Headers) =>
  idempotencyKey(headers) === undefined
    ? problem(400, 'The header Idempotency-Key must be a UUID, version 4.')
    : undefined;

const nothingLost = 'Nothing was lost: your details are still on this page.';

const route = { schema: orderBodySchema, checkHeaders };

export const POST = postRoute(route, async ({ body, request }) => {
  const checked = checkOrder(body, loadServices());
  if (!checked.ok) return problem(422, checked.detail, { errors: checked.errors });
  after(flushQueue);
  const key = idempotencyKey(request.headers) ?? '';
  const outcome = await placeOrder(checked.request, key, visitorAddress(request));
  switch (outcome.kind) {
    case 'placed':
      return json(201, outcome.answer, outcome.replayed ? { 'Idempotency-Replayed': 'true' } : {});
    case 'price-changed':
      return problem(
        409,
        'The price has changed since this page was loaded. Please look at the new total and order again.',
        { total: outcome.total },
      );
    case 'key-reused':
      return problem(
        422,
        'This order was already sent with other details. Please reload the page to start a new one.',
        { errors: [] },
      );
    case 'too-many':
      return tooManyRequests(outcome, `We can take only a few orders at a time. ${nothingLost}`);
    case 'not-sent':
      return mailNotSentProblem(outcome, {
        failed: `We could not send your order. ${nothingLost} Please try again in a minute.`,
        timedOut: `We could not send your order in time. ${nothingLost} Please try again: it stays one order with the same Order ID.`,
        notConfigured: `We could not send your order, because orders can't be sent at the moment. ${nothingLost} Please call us or write to us.`,
      });
  }
});
