import { deliveryWays } from '../../order/steps';
import { orderAsItStands, summaryBlock } from '../../order/mails/order-for-buyer';
import { ifFaultIsOurs } from '../../promises';
import { afterDecline, commaName, goesOn, ownWords, type OwnerStep } from '../owner-step';

export const delivered: OwnerStep = {
  words: {
    label: 'Reading sent',
    meaning: 'The buyer has the reading. A last email says so, and how it was given.',
    confirm: 'Confirm: reading sent',
    asks: 'A few lines, or the reading itself (optional)',
    done: 'The reading was sent',
    again: 'Send another reading',
  },
  field: 'by',
  long: true,
  contradicts: afterDecline(),
  mail: 'reading-sent',
  subject: (order) => `Your reading is complete${commaName(order)}`,
  letter: (order, context) => ({
    preview: `Order ${order.invoiceId} is complete. Is something unclear? Just ask.`,
    lead: `Your reading for order ${order.invoiceId} was given ${deliveryWays[context.by ?? 'email']}.${goesOn(context)} Thank you for your trust.`,
    blocks: [
      ...ownWords(context),
      {
        kind: 'lines',
        title: 'Is something unclear?',
        lines: ['Reply to this email and tell us which line you mean.', ifFaultIsOurs],
      },
      ...orderAsItStands(context),
      summaryBlock(order),
    ],
  }),
};
