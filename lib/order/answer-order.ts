/** What the visitor's page is told about an order: status, facts, and plain words. */
import type { Failure } from '../mail/send';
import { answer, problem, tooMany, type ProblemStatus } from '../platform/http';
import type { OrderOutcome } from './place-order';

export function answerOrder(outcome: OrderOutcome): Response {
  switch (outcome.kind) {
    case 'placed':
      return answer(
        201,
        outcome.answer,
        outcome.replayed ? { 'Idempotency-Replayed': 'true' } : {},
      );
    case 'price-changed':
      return problem(409, priceChanged, { total: outcome.total });
    case 'too-many':
      return tooMany(tooManyOrders, outcome.retryAfterSeconds);
    case 'key-reused':
      return problem(422, keyReused, { errors: [] });
    case 'unsent':
      return problem(...unsent[outcome.reason]);
  }
}

const priceChanged =
  'The price has changed since this page was loaded. Please look at the new total and order again.';

const tooManyOrders =
  'We can take only a few orders at a time. Nothing was lost: your details are still on this page.';

const keyReused =
  'This order was already sent with other details. Please reload the page to start a new one.';

const kept = 'Nothing was lost: your details are still on this page.';

/** Never the provider's words: they are about its account, and may hold a visitor's. */
const unsent: Record<Failure, [ProblemStatus, string]> = {
  refused: [502, `We could not send your order. ${kept} Please try again in a minute.`],
  unreachable: [502, `We could not send your order. ${kept} Please try again in a minute.`],
  'timed-out': [
    504,
    `We could not send your order in time. ${kept} Please try again: it stays one order with the same Order ID.`,
  ],
  'not-configured': [
    503,
    `We could not send your order, because orders can't be sent at the moment. ${kept} Please call us or write to us.`,
  ],
};
