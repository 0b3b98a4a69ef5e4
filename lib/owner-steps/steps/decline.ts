import { dateOf, stateOf } from '../../order/steps';
import { orderAsItStands } from '../../order/mails/order-for-buyer';
import { orderAmount, summaryBlock } from '../../order/mails/order-facts';
import { refundTime } from '../../promises';
import { ownWords, type OwnerStep } from '../owner-step';

export const decline: OwnerStep = {
  words: {
    label: 'Decline',
    meaning: 'You cannot take this order, and the buyer is told that it is cancelled.',
    confirm: 'Confirm: decline the order',
    asks: 'Why, in a sentence (optional)',
    done: 'The order was declined',
    again: 'Decline after all',
  },
  contradicts({ delivered, paid }) {
    const earlier = delivered ?? paid;
    const then = paid
      ? 'If you decline now, the email promises the whole price back, to the account from which it came.'
      : 'If you decline now, the email says that the order is cancelled all the same.';
    return earlier && { earlier, then };
  },
  isOffered: ({ declined }) => !declined,
  mail: 'order-declined',
  subject: (order) => `Your order ${order.invoiceId} is cancelled`,
  letter(order, context) {
    const { paid } = stateOf(context.steps);
    const amount = orderAmount(order);
    const what = paid
      ? `The whole price of ${amount} goes back to you.`
      : 'There is nothing to pay.';
    return {
      preview: `We cannot take order ${order.invoiceId}. ${what}`,
      lead: `We are sorry: we cannot take order ${order.invoiceId}, so it is cancelled. ${what}`,
      blocks: [
        ...ownWords(context),
        {
          kind: 'lines',
          title: paid ? 'Your money' : 'If you have paid already',
          lines: [
            paid
              ? `Your payment was confirmed on ${dateOf(paid)}. We send ${amount} back to the account from which it came, within ${refundTime}, and you need not do anything. If it does not arrive, reply to this email.`
              : `The whole price goes back to you. You have it within ${refundTime}. Reply to this email with the reference number of your payment.`,
          ],
        },
        ...orderAsItStands(context),
        summaryBlock(order),
      ],
    };
  },
};
