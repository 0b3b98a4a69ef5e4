import type { Block } from '../../mail/letter';
import {
  billBlocks,
  missingDetails,
  orderAmount,
  orderAsItStands,
  refundWords,
} from '../../order/mails/order-for-buyer';
import { readingBy } from '../../order/due';
import { servicesOf, type Order } from '../../order/order';
import { dayAgreed } from '../../promises';
import { stateOf } from '../../order/steps';
import { hoursInIndia } from '../../time';
import { withName } from '../../typed-words';
import { afterDecline, goesOn, type FollowUpContext, type OwnerStep } from '../step';

export const paid: OwnerStep = {
  words: {
    meaning: 'The money is in the account, and the buyer is told so.',
    confirm: 'Confirm: payment received',
    asks: 'A sentence of your own (optional)',
    done: 'The payment was confirmed',
    again: 'Confirm it after all',
  },
  conflict: afterDecline(
    'If you confirm the payment now, the email says that the order goes on after all. To send the money back instead, reply to the order email.',
  ),
  bill: 'given',
  mail: {
    name: 'payment-received',
    subject: ({ customer }) => withName('We have your payment', customer.firstName, ', '),
    letter(order, context) {
      const isMissing = needsDetails(order, context);
      const isGiven = stateOf(context.steps).delivered !== undefined;
      const what = isGiven ? 'You have your reading already.' : nextWords(order, context);
      return {
        preview: `${orderAmount(order)} arrived for order ${order.invoiceId}. ${what}`,
        lead: `${orderAmount(order)} arrived for order ${order.invoiceId}. Thank you. ${what}${goesOn(context)}`,
        first: isMissing ? sendDetails(context) : orderAsItStands(context),
        blocks: [
          !isGiven && {
            kind: 'steps',
            title: 'What happens next',
            steps: stepsLeft(order, context),
          },
          ...billBlocks(order, context.business, context.bill),
          { kind: 'small', words: refundWords(context.siteUrl) },
        ],
      };
    },
  },
};

/** Of an order that is delivered nothing is missing any more. */
function needsDetails(order: Order, { services, steps }: FollowUpContext) {
  const { intake, delivered } = stateOf(steps);
  return !intake && !delivered && missingDetails(order, services).length > 0;
}

/** Days count from when payment and details are both there: from this mail at the earliest. */
function nextWords(order: Order, context: FollowUpContext) {
  const day = readingBy(order, context.services, new Date(context.at));
  if (!needsDetails(order, context)) {
    const here = 'We have what your reading needs, so there is nothing to send.';
    return `${here} ${day ? `Your reading comes by ${day}.` : dayAgreed}`;
  }
  return day
    ? `Send us today what your reading needs, and it comes by ${day}.`
    : `Send us what your reading needs. ${dayAgreed}`;
}

const sendDetails = ({ links }: FollowUpContext): Block | undefined =>
  links && {
    kind: 'buttons',
    buttons: [{ text: 'Send your details', href: links.order }],
  };

const ofOthers =
  'Send the details of another adult only if that person agrees, and those of a child only as its parent or guardian.';

function stepsLeft(order: Order, context: FollowUpContext) {
  const { time, agreed } = stateOf(context.steps);
  const bought = servicesOf(order, context.services);
  const steps = [];
  if (needsDetails(order, context)) {
    const missing = missingDetails(order, context.services);
    steps.push({
      title: 'Tell us what the reading needs',
      words: `Still missing: ${missing.join('; ')}. Use the page of your order, or reply to this email. ${ofOthers}`,
    });
  }
  if (agreed === undefined && bought.some(({ appointment }) => appointment))
    steps.push({
      title: 'We agree on a time',
      words: time
        ? 'We have sent you times to choose from: please take one of them.'
        : `We send you times to choose from. Calls are between ${hoursInIndia}, India time.`,
    });
  steps.push({
    title: 'You get your reading',
    words: 'It is worked out for you, with every sum written down.',
  });
  return steps;
}
