import { refundBy } from '../../order/due';
import { orderAmount } from '../../order/mails/order-for-buyer';
import { dateOf, stateOf } from '../../order/steps';
import { asItStands, type OwnerStep } from '../step';

export const decline: OwnerStep = {
  words: {
    meaning: 'You cannot take this order, and the buyer is told that it is cancelled.',
    confirm: 'Confirm: decline the order',
    asks: 'Why, in a sentence (optional)',
    done: 'The order was declined',
    again: 'Decline after all',
  },
  conflict({ delivered, paid }) {
    const earlier = delivered ?? paid;
    const warning = paid
      ? 'If you decline now, the email promises the whole price back, to the account from which it came.'
      : 'If you decline now, the email says that the order is cancelled all the same.';
    return earlier && { earlier, warning };
  },
  bill: 'cancelled',
  mail: {
    name: 'order-declined',
    subject: (order) => `Your order ${order.invoiceId} is cancelled`,
    letter(order, context) {
      const { paid } = stateOf(context.steps);
      const { bill } = context;
      const amount = orderAmount(order);
      const what = paid
        ? `The whole price of ${amount} goes back to you.`
        : 'There is nothing to pay.';
      return {
        preview: `We cannot take order ${order.invoiceId}. ${what}`,
        lead: `We are sorry: we cannot take order ${order.invoiceId}, so it is cancelled. ${what}`,
        blocks: [
          {
            kind: 'lines',
            title: paid ? 'Your money' : 'If you have paid already',
            lines: paid
              ? [
                  `Your payment was confirmed on ${dateOf(paid)}. We send ${amount} back to the account from which it came. It is there by ${refundBy(context.at)}, and you need not do anything. If it does not arrive, reply to this email.`,
                  ...(bill
                    ? [
                        `Your bill ${bill.number} of ${bill.date} is cancelled. It keeps its number, which no other bill gets.`,
                      ]
                    : []),
                ]
              : [
                  `The whole price goes back to you. You have it by ${refundBy(context.at)}. Reply to this email with the reference number of your payment.`,
                ],
          },
          ...asItStands(order, context),
        ],
      };
    },
  },
};
