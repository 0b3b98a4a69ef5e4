/** The buyer puts a mistyped address right: new links, a new copy, and news for the owner. */
import 'server-only';
import { z } from 'zod';
import type { LinkRequest } from '../links/link-route';
import type { OrderLink } from '../links/links';
import { sendBestEffort } from '../mail/faults';
import { digest, renderMessage, toOwner, type Message } from '../mail/message';
import type { MailNotSent } from '../mail/not-sent';
import { fieldError } from '../order/fields';
import { mailContext } from '../order/mails/context';
import {
  footWords,
  orderForBuyer,
  type OrderLinks,
  type OrderMailContext,
} from '../order/mails/order-for-buyer';
import { buyerRows } from '../order/mails/order-for-owner';
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

type CorrectionContext = OrderMailContext & { links: OrderLinks; mail: string };

function emailCorrected(order: Order, earlier: Order, context: CorrectionContext): Message {
  const { links, id, mail } = context;
  return renderMessage({
    ...toOwner(context),
    subject: `The buyer corrected the email address (${order.invoiceId})`,
    thread: { order: id, mail },
    preview: `Order ${order.invoiceId} has another email address from now on`,
    heading: 'The buyer corrected the email address',
    lead: `Order ${order.invoiceId}. Please use the buttons below from now on: those of earlier emails write to the old address, so they are closed.`,
    blocks: [
      {
        kind: 'panel',
        title: 'The email address',
        rows: [
          { label: 'Now', value: order.customer.email, key: true },
          { label: 'Before', value: earlier.customer.email },
        ],
      },
      { kind: 'buttons', title: 'What comes next?', buttons: links.actions },
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, context) },
    ],
    foot: [
      'Whoever has the link of an order can do this until its payment is confirmed. If it looks strange, call the buyer before you send anything.',
      'Whoever has this email can press its buttons, so please keep it to yourself. To write to the buyer, press the address above.',
    ],
  });
}

/** Does not name the new address: the old one may be a stranger’s. */
async function tellOldAddress(earlier: Order, context: CorrectionContext) {
  if (!(await limitChangeNews(earlier.customer.email)).ok) return;
  const { invoiceId } = earlier;
  await sendBestEffort({ mail: 'email-moved', orderId: invoiceId }, () =>
    renderMessage({
      to: earlier.customer.email,
      replyTo: context.ownerEmail,
      subject: `Another email address for order ${invoiceId}`,
      thread: { order: context.id, mail: context.mail },
      sender: context.business.name,
      preview: 'If it was you, you need not do anything. If it was not you, please reply.',
      heading: 'Our emails go to another address now',
      lead: `Order ${invoiceId} was given another email address, to which we write from now on. If it was you, you need not do anything. If you ordered and did not change the address, please reply to this email.`,
      blocks: [],
      foot: footWords(earlier, context),
    }),
  );
}
