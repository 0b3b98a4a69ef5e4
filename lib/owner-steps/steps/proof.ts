import {
  orderAmount,
  ownOrder,
  paymentBlock,
  proofWords,
  refundWords,
  sampleWarning,
} from '../../order/mails/order-for-buyer';
import type { Order } from '../../order/order';
import { dateOf, hasEffect, stateOf, type OrderStep } from '../../order/steps';
import { withName } from '../../typed-words';
import { asItStands, type FollowUpContext, type FollowUpLetter, type OwnerStep } from '../step';

export const proof: OwnerStep = {
  words: {
    meaning: 'Nothing is in the account yet, and the buyer is asked for the receipt, kindly.',
    confirm: 'Confirm: ask for proof',
    asks: 'A sentence of your own (optional)',
    done: 'The buyer was asked for the proof',
    again: 'Remind once more',
  },
  conflict({ declined, delivered, paid }) {
    const earlier = declined ?? delivered ?? paid;
    const warning = declined
      ? 'The email asks for the receipt only so that the money can go back, and shows no account.'
      : 'The email asks for the receipt for your records, and shows no account.';
    return earlier && { earlier, warning };
  },
  mail: {
    name: 'proof-asked',
    subject: ({ customer }) =>
      `${withName('Could you send us the receipt', customer.firstName, ', ')}?`,
    letter(order, context) {
      const { declined, delivered, paid } = stateOf(context.steps);
      const settled = declined ?? delivered ?? paid;
      return {
        heading: 'Could you send us the receipt?',
        ...(settled ? receiptOnly(order, context, settled) : paymentProof(order, context)),
      };
    },
  },
};

/** Nothing is to be paid any more, so no account stands here. */
function receiptOnly(order: Order, context: FollowUpContext, settled: OrderStep): FollowUpLetter {
  const isDeclined = hasEffect(settled, 'declined');
  return {
    preview: `There is nothing to pay for order ${order.invoiceId}. We only need the receipt.`,
    lead: isDeclined
      ? `Order ${order.invoiceId} was cancelled on ${dateOf(settled)}, so there is nothing to pay. If you have paid for it, send us the receipt, and the whole price goes back to you.`
      : `There is nothing left to pay for order ${order.invoiceId}. We would like the receipt of your payment for our records.`,
    blocks: [
      {
        kind: 'steps',
        title: isDeclined ? 'If you have paid' : 'How to send it',
        steps: [{ title: 'Send the receipt', words: proofWords(order, context) }],
      },
      ...asItStands(order, context),
    ],
  };
}

const paymentProof = (order: Order, context: FollowUpContext): FollowUpLetter => ({
  preview: `The payment of ${orderAmount(order)} has not reached us yet. Banks often take a little longer.`,
  lead: `Your payment of ${orderAmount(order)} for order ${order.invoiceId} has not reached our account yet. Banks often take a little longer.`,
  blocks: [
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
    sampleWarning(order, context),
    paymentBlock(order, context),
    ownOrder(context),
    { kind: 'small', words: refundWords(context.siteUrl) },
  ],
});
