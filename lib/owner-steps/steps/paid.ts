import { hoursInIndia } from '../../time';
import {
  billBlocks,
  noRefund,
  orderAmount,
  orderAsItStands,
} from '../../order/mails/order-for-buyer';
import { hasAppointment } from '../../order/due';
import { withName } from '../../typed-words';
import { afterDecline, goesOn, type OwnerStep } from '../step';

export const paid: OwnerStep = {
  words: {
    label: 'Payment received',
    meaning: 'The money is in the account, and the buyer is told so.',
    confirm: 'Confirm: payment received',
    asks: 'A sentence of your own (optional)',
    done: 'The payment was confirmed',
    again: 'Confirm it after all',
  },
  conflict: afterDecline(
    'If you confirm the payment now, the email says that the order goes on after all. To send the money back instead, reply to the order email.',
  ),
  isOffered: ({ paid, declined }) => !paid || declined !== undefined,
  bill: 'given',
  mail: {
    name: 'payment-received',
    subject: ({ customer }) => withName('We have your payment', customer.firstName, ', '),
    letter: (order, context) => ({
      preview: `${orderAmount(order)} arrived for order ${order.invoiceId}. This email says what happens next.`,
      lead: `${orderAmount(order)} arrived for order ${order.invoiceId}. Thank you.${goesOn(context)}`,
      blocks: [
        {
          kind: 'steps',
          title: 'What happens next',
          steps: [
            {
              title: 'Tell us what the reading needs',
              words: context.links
                ? `Fill in dates, names and numbers on the page of your order, which the button below opens, or reply to this email with them. ${ofOthers}`
                : `Reply to this email with the dates, names and numbers. ${ofOthers}`,
            },
            ...(hasAppointment(order, context.services)
              ? [
                  {
                    title: 'We agree on a time',
                    words: `We send you times to choose from. Calls are between ${hoursInIndia}, India time.`,
                  },
                ]
              : []),
            {
              title: 'You get your reading',
              words:
                'It is worked out for you, with every sum written down. The days on its page count from when we have your payment and these details.',
            },
          ],
        },
        ...billBlocks(order, context.business, context.bill),
        orderAsItStands(context),
        { kind: 'small', words: noRefund(context.siteUrl) },
      ],
    }),
  },
};

const ofOthers =
  'Send the details of another adult only if that person agrees, and those of a child only as its parent or guardian.';
