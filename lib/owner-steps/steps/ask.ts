import { orderAsItStands, summaryBlock } from '../../order/mails/order-for-buyer';
import { saidDays } from '../../order/order';
import { withName } from '../../typed-words';
import { saidFields } from '../said-fields';
import { orderAgain, type OwnerStep } from '../step';
import { ifFaultIsOurs } from '../../promises';

export const ask: OwnerStep = {
  words: {
    meaning: 'The buyer is asked for three lines, and whether you may print them. Once is enough.',
    confirm: 'Confirm: ask how it was',
    asks: 'A sentence of your own (optional)',
    done: 'The buyer was asked how it was',
    again: 'Ask once more',
    next: 'You get an email with the answer, ready for the page of testimonials if it may be printed.',
  },
  conflict: ({ declined }) =>
    declined && {
      earlier: declined,
      warning: 'If you go on, the buyer is asked how it was all the same.',
    },
  mail: {
    name: 'how-it-was',
    subject: ({ customer }) => `${withName('How was it', customer.firstName, ', ')}?`,
    letter: (order, context) => ({
      preview: 'Three lines from you tell us what helped.',
      lead: `You have had your reading for order ${order.invoiceId}. Three lines from you tell us what helped.`,
      blocks: [
        context.say !== undefined && {
          kind: 'buttons',
          buttons: [{ text: 'Write three lines', href: context.say }],
          hint: `The button works for ${saidDays} days.`,
        },
        {
          kind: 'steps',
          title: 'What we would like to know',
          steps: saidFields.map(({ label, hint }) => ({ title: label, words: hint })),
        },
        {
          kind: 'small',
          words:
            'Your words are for us. The page asks whether we may print them, and under which name; without a yes nothing is printed. We ask once and send no reminder.',
        },
        {
          kind: 'lines',
          title: 'Is something wrong?',
          lines: ['Reply to this email.', ifFaultIsOurs],
        },
        orderAgain(order, context),
        orderAsItStands(context),
        summaryBlock(order),
      ],
    }),
  },
};
