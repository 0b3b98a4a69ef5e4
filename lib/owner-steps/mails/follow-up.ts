/** The mails that the owner sends a buyer after the order, a press of a button each. */
import type { ActionName } from '../actions';
import type { Order } from '../../order/order';
import { dateOf, deliveryWays, stateOf, type OrderStep } from '../../order/steps';
import { followUpSubject, frame, goesOn, ownWords, type FollowUpContext } from './follow-up-parts';
import type { Letter } from '../../mail/letter';
import {
  noRefund,
  orderAsItStands,
  ownOrderBlocks,
  paymentBlock,
  proofWords,
  sampleWarning,
} from '../../order/mails/order-for-buyer';
import { cleanCustomer, orderAmount, summaryBlock } from '../../order/mails/order-facts';
import { renderMessage } from '../../mail/render';
import { timesProposed } from './times-proposed';

/** The mail of one action, to the buyer. */
export function followUp(action: ActionName, order: Order, context: FollowUpContext) {
  const { email } = cleanCustomer(order.customer);
  const thread = { order: context.key, mail: context.mail };
  const subject = followUpSubject(action, order);
  const head = { to: email, replyTo: context.ownerEmail, subject, thread };
  return renderMessage(head, letters[action](order, context));
}

type Write = (order: Order, context: FollowUpContext) => Letter;

/** Whether a call or a meeting belongs to the order. */
const hasAppointment = ({ lines }: Order, { services }: FollowUpContext) =>
  services.some(
    ({ id, appointment }) => appointment && lines.some(({ serviceId }) => serviceId === id),
  );

const paid: Write = (order, context) => ({
  ...frame('paid', order, context),
  preview: `${orderAmount(order)} arrived for order ${order.invoiceId}. This email says what happens next.`,
  lead: `${orderAmount(order)} arrived for order ${order.invoiceId}. Thank you.${goesOn(context)}`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [
        {
          title: 'Tell us what the reading needs',
          words: context.links
            ? 'Fill in dates, names and numbers on the page of your order, which the button below opens, or reply to this email with them.'
            : 'Reply to this email with the dates, names and numbers.',
        },
        ...(hasAppointment(order, context)
          ? [
              {
                title: 'We agree on a time',
                words: 'We send you times to choose from. Calls are between 6-9 PM, India time.',
              },
            ]
          : []),
        {
          title: 'You get your reading',
          words: 'It is worked out for you, with every sum written down.',
        },
      ],
    },
    ...orderAsItStands(context),
    summaryBlock(order),
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
});

const proof: Write = (order, context) => {
  const { declined, delivered, paid } = stateOf(context.steps);
  const settled = declined ?? delivered ?? paid;
  return settled ? receiptOnly(order, context, settled) : paymentProof(order, context);
};

/** Nothing is to be paid any more, so no account stands here. */
function receiptOnly(order: Order, context: FollowUpContext, settled: OrderStep): Letter {
  const isDeclined = settled.name === 'decline';
  return {
    ...frame('proof', order, context),
    preview: `There is nothing to pay for order ${order.invoiceId}. We only need the receipt.`,
    heading: 'Could you send us the receipt?',
    lead: isDeclined
      ? `Order ${order.invoiceId} was cancelled on ${dateOf(settled)}, so there is nothing to pay. If you have paid for it, send us the receipt, and the whole price goes back to you.`
      : `There is nothing left to pay for order ${order.invoiceId}. We would like the receipt of your payment for our records.`,
    blocks: [
      ...ownWords(context),
      {
        kind: 'steps',
        title: isDeclined ? 'If you have paid' : 'How to send it',
        steps: [{ title: 'Send the receipt', words: proofWords(order, context) }],
      },
      ...orderAsItStands(context),
      summaryBlock(order),
    ],
  };
}

const paymentProof: Write = (order, context) => ({
  ...frame('proof', order, context),
  preview: `The payment of ${orderAmount(order)} has not reached us yet. Banks often take a little longer.`,
  heading: 'Could you send us the receipt?',
  lead: `Your payment of ${orderAmount(order)} for order ${order.invoiceId} has not reached our account yet. Banks often take a little longer.`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'steps',
      title: 'What to do now',
      steps: [
        { title: 'If you have paid', words: proofWords(order, context) },
        {
          title: 'If you have not paid yet',
          words: 'Everything you need is below, and your order is still open.',
        },
      ],
    },
    ...sampleWarning(order, context),
    paymentBlock(order, context),
    ...ownOrderBlocks(context),
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
});

const delivered: Write = (order, context) => ({
  ...frame('delivered', order, context),
  preview: `Order ${order.invoiceId} is complete. Is something unclear? Just ask.`,
  lead: `Your reading for order ${order.invoiceId} was given ${deliveryWays[context.by ?? 'email']}.${goesOn(context)} Thank you for your trust.`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'lines',
      title: 'Is something unclear?',
      lines: ['Reply to this email and tell us which line you mean.'],
    },
    ...orderAsItStands(context),
    summaryBlock(order),
  ],
});

function decline(order: Order, context: FollowUpContext): Letter {
  const { paid } = stateOf(context.steps);
  const amount = orderAmount(order);
  const what = paid ? `The whole price of ${amount} goes back to you.` : 'There is nothing to pay.';
  return {
    ...frame('decline', order, context),
    preview: `We cannot take order ${order.invoiceId}. ${what}`,
    lead: `We are sorry: we cannot take order ${order.invoiceId}, so it is cancelled. ${what}`,
    blocks: [
      ...ownWords(context),
      {
        kind: 'lines',
        title: paid ? 'Your money' : 'If you have paid already',
        lines: [
          paid
            ? `Your payment was confirmed on ${dateOf(paid)}. We send ${amount} back to the account from which it came, and you need not do anything. If it does not arrive, reply to this email.`
            : 'The whole price goes back to you. Reply to this email with the reference number of your payment.',
        ],
      },
      ...orderAsItStands(context),
      summaryBlock(order),
    ],
  };
}

const letters: Record<ActionName, Write> = {
  paid,
  proof,
  time: timesProposed,
  delivered,
  decline,
};
