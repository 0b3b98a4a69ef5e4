import { hoursInIndia } from '../../hours';
import type { Order } from '../../order/order';
import {
  noRefund,
  orderAsItStands,
  billBlocks,
  orderAmount,
} from '../../order/mails/order-for-buyer';
import {
  afterDecline,
  commaName,
  goesOn,
  ownWords,
  type FollowUpContext,
  type OwnerStep,
} from '../owner-step';

export const paid: OwnerStep = {
  words: {
    label: 'Payment received',
    meaning: 'The money is in the account, and the buyer is told so.',
    confirm: 'Confirm: payment received',
    asks: 'A sentence of your own (optional)',
    done: 'The payment was confirmed',
    again: 'Confirm it after all',
  },
  contradicts: afterDecline(
    'If you confirm the payment now, the email says that the order goes on after all. To send the money back instead, reply to the order email.',
  ),
  isOffered: ({ paid, declined }) => !paid || declined !== undefined,
  hasBill: true,
  mail: 'payment-received',
  subject: (order) => `We have your payment${commaName(order)}`,
  letter: (order, context) => ({
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
              ? `Fill in dates, names and numbers on the page of your order, which the button below opens, or reply to this email with them. ${ofOthers}`
              : `Reply to this email with the dates, names and numbers. ${ofOthers}`,
          },
          ...(hasAppointment(order, context)
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
      ...orderAsItStands(context),
      { kind: 'small', words: noRefund(context.siteUrl) },
    ],
  }),
};

const ofOthers =
  'Send the details of another adult only if that person agrees, and those of a child only as its parent or guardian.';

/** Whether a call or a meeting belongs to the order. */
const hasAppointment = ({ lines }: Order, { services }: FollowUpContext) =>
  services.some(
    ({ id, appointment }) => appointment && lines.some(({ serviceId }) => serviceId === id),
  );
