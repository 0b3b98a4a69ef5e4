/** The buyer puts a mistyped address right: new links, a new copy, and news for the owner. */
import 'server-only';
import { z } from 'zod';
import type { LinkRequest } from '../links/link-route';
import type { OrderLink } from '../links/links';
import { sendBestEffort } from '../mail/faults';
import { digest } from '../mail/message';
import type { MailNotSent } from '../mail/transport';
import { fieldError } from '../order/fields';
import { mailContext } from '../order/mails/context';
import { orderForBuyer, type OrderMailContext } from '../order/mails/order-for-buyer';
import type { Order, OrderAnswer } from '../order/order';
import { recordStep, sendStepMail, type StepConflict } from '../order/step-log';
import { stateOf, type OrderStep } from '../order/steps';
import {
  limitChangeNews,
  limitConfirmation,
  limitCorrection,
  type LimitExceeded,
} from '../platform/limits';
import type { ValidationErrors } from '../platform/responses';
import { rawLine, tokenText } from '../platform/typed';
import { oneLine } from '../typed-words';
import { emailCorrected, emailMoved, type CorrectionContext } from './correction-mails';
import { linksAfter } from './steps';

export const correctionBodySchema = z.strictObject({ token: tokenText, email: rawLine });

type CorrectionRequest = Pick<
  LinkRequest<OrderLink, z.infer<typeof correctionBodySchema>>,
  'link' | 'body' | 'links' | 'address'
>;

type CorrectionOutcome =
  | { kind: 'corrected'; answer: OrderAnswer }
  | StepConflict
  | MailNotSent
  | ValidationErrors
  | LimitExceeded;

/** Until the payment is confirmed: nobody may lead a paid reading to another mailbox by a link. */
const closedBy = (steps: readonly OrderStep[]) => {
  const { paid, delivered, declined } = stateOf(steps);
  return paid ?? delivered ?? declined;
};

export async function correctEmail(
  { link, body, links, address }: CorrectionRequest,
  now = new Date(),
): Promise<CorrectionOutcome> {
  const { id, order: earlier } = link;
  const customer = { ...earlier.customer, email: oneLine(body.email) };
  const message =
    customer.email === earlier.customer.email
      ? 'The order has this address already'
      : fieldError('email', customer);
  if (message) return { kind: 'invalid', errors: [{ field: 'email', message }] };
  const quota = await limitCorrection(id);
  if (!quota.ok) return quota;

  const order = { ...earlier, customer };
  const { invoiceId: orderId } = order;
  const step = { name: 'corrected', at: now.toISOString() } as const;
  const recorded = await recordStep(link, step, closedBy);
  if (recorded.kind === 'conflict') {
    await quota.refund();
    return recorded;
  }
  const steps = [...recorded.earlier, step];
  const newLinks = await linksAfter({ id, order, steps }, links);
  const context = { ...mailContext(), id, links: newLinks };
  const mail = `email-${digest(step)}`;
  const sent = await sendStepMail(recorded, { mail: 'email-corrected', orderId }, () =>
    emailCorrected(order, earlier, { ...context, mail }),
  );
  if (sent.kind === 'not-sent') {
    await quota.refund();
    return sent;
  }
  await tellOldAddress(earlier, { ...context, mail: `${mail}-told` });
  return {
    kind: 'corrected',
    answer: { order, link: newLinks.order, steps, ...(await sendCopy(order, context, address)) },
  };
}

/** Within the limits of confirmations: whoever has a link could have us write to strangers. */
async function sendCopy(order: Order, context: OrderMailContext, address: string) {
  const quota = await limitConfirmation(order.customer.email, address);
  if (!quota.ok) return { confirmationEmailed: false, confirmation: 'limited' } as const;
  const about = { mail: 'order-buyer', orderId: order.invoiceId };
  const confirmationEmailed = await sendBestEffort(about, () => orderForBuyer(order, context));
  if (!confirmationEmailed) await quota.refund();
  return { confirmationEmailed };
}

/** Best effort: the old address may be a stranger’s, or nobody’s. */
async function tellOldAddress(earlier: Order, context: CorrectionContext) {
  if (!(await limitChangeNews(earlier.customer.email)).ok) return;
  const about = { mail: 'email-moved', orderId: earlier.invoiceId };
  await sendBestEffort(about, () => emailMoved(earlier, context));
}
