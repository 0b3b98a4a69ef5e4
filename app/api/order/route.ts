import { after } from 'next/server';
import { loadServices } from '@/lib/content/load';
import { counts } from '@/lib/counts/counts';
import { flushQueue } from '@/lib/mail/queue';
import { placeOrder, type OrderOutcome } from '@/lib/order/place-order';
import { checkOrder, idempotencyKeySchema, orderBodySchema } from '@/lib/order/schema';
import { answer, post, problem, tooMany, unsentSaid } from '@/lib/platform/relay';
import { visitorAddress } from '@/lib/platform/visitors';

/** Seconds that a hosting platform must leave us, here and where else a mail is sent: 20 for the owner's, 5 for a buyer's. */
export const maxDuration = 30;

const keyOf = (headers: Headers) => idempotencyKeySchema.safeParse(headers.get('idempotency-key'));

const nothingLost = 'Nothing was lost: your details are still on this page.';

/** The order of the checkout's page. */
export const POST = post<typeof orderBodySchema, OrderOutcome>({
  schema: orderBodySchema,
  refuse: (headers) =>
    keyOf(headers).success
      ? undefined
      : problem(400, 'The header Idempotency-Key must be a UUID, version 4.'),
  async take(body, request) {
    const checked = checkOrder(body, loadServices());
    if (!checked.ok) return problem(422, checked.detail, { errors: checked.errors });
    after(flushQueue);
    const key = keyOf(request.headers).data ?? '';
    const outcome = await placeOrder(checked.request, key, visitorAddress(request));
    if (outcome.kind === 'placed' && !outcome.replayed) after(() => counts()?.order());
    return outcome;
  },
  says: {
    placed: (outcome) =>
      answer(201, outcome.answer, outcome.replayed ? { 'Idempotency-Replayed': 'true' } : {}),
    'price-changed': ({ total }) =>
      problem(
        409,
        'The price has changed since this page was loaded. Please look at the new total and order again.',
        { total },
      ),
    'too-many': tooMany(`We can take only a few orders at a time. ${nothingLost}`),
    'key-reused': () =>
      problem(
        422,
        'This order was already sent with other details. Please reload the page to start a new one.',
        { errors: [] },
      ),
    unsent: unsentSaid({
      failed: 'We could not send your order',
      off: "We could not send your order, because orders can't be sent at the moment",
      reassurance: nothingLost,
      late: 'Please try again: it stays one order with the same Order ID.',
      instead: 'Please call us or write to us.',
    }),
  },
});
