import { deliveryWays } from '../../order/steps';
import { ifFaultIsOurs } from '../../promises';
import { withName } from '../../typed-words';
import { afterDecline, asItStands, goesOn, orderAgain, type OwnerStep } from '../step';

export const delivered: OwnerStep = {
  words: {
    meaning: 'The buyer has the reading. A last email says so, and how it was given.',
    confirm: 'Confirm: reading sent',
    asks: 'A few lines, or the reading itself (optional)',
    done: 'The reading was sent',
    again: 'Send another reading',
  },
  field: 'by',
  long: true,
  conflict: afterDecline(),
  mail: {
    name: 'reading-sent',
    subject: ({ customer }) => withName('Your reading is complete', customer.firstName, ', '),
    letter: (order, context) => ({
      preview: `Order ${order.invoiceId} is complete. Is something unclear? Just ask.`,
      lead: `Your reading for order ${order.invoiceId} was given ${deliveryWays[context.by ?? 'email']}.${goesOn(context)} Thank you for your trust.`,
      blocks: [
        {
          kind: 'lines',
          title: 'Is something unclear?',
          lines: ['Reply to this email and tell us which line you mean.', ifFaultIsOurs],
        },
        orderAgain(order, context),
        ...asItStands(order, context),
      ],
    }),
  },
};
