/** The mails of the owner's steps, to the buyer: each fits an order that is paid, sent or declined already. Pure. */
import { hoursInIndia, indiaClock, momentBy } from '../time';
import type { Block, Letter, Parts } from '../mail/letter';
import { renderMessage } from '../mail/message';
import {
  billBlocks,
  footWords,
  noRefund,
  orderAmount,
  orderAsItStands,
  ownOrder,
  paymentBlock,
  proofWords,
  sampleWarning,
  summaryBlock,
  type BillFacts,
  type OrderMailContext,
} from '../order/mails/order-for-buyer';
import { ifFaultIsOurs, refundTime } from '../promises';
import { numberToWords } from '../order/number-to-words';
import { servicesOf, type Order } from '../order/order';
import {
  dateOf,
  deliveryWays,
  hasEffect,
  stateOf,
  type DeliveryWay,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';
import { manyLines, withName } from '../typed-words';
import { clocksOf, timeRow, type ProposedTime } from './clocks';

type StepMail = {
  /** By which the log calls the mail. */
  mail: string;
  /** The same whatever the owner adds, so that the page can show it before. */
  subject: (order: Order) => string;
  letter: (order: Order, context: FollowUpContext) => FollowUpLetter;
};

/** The heading is the subject, unless it says otherwise; the owner's own words stand above the blocks. */
type FollowUpLetter = Pick<Letter, 'preview' | 'lead'> & {
  heading?: string;
  blocks: Parts<Block>;
};

export type FollowUpContext = OrderMailContext & {
  /** The mail's name within its order: see `Thread`. */
  mail: string;
  /** The owner's own sentence. */
  words: string;
  /** What was done with the order before. */
  steps: readonly OrderStep[];
  /** With the field `by`: how the reading was given. */
  by?: DeliveryWay;
  /** With the field `times`: what is proposed, where the buyer chooses, and the time that stands until then. */
  proposal?: { times: readonly ProposedTime[]; choose: string; agreed?: number };
  /** The one that the step gives or cancels, where the store can be asked. */
  bill?: BillFacts;
};

export const stepMails: Record<OwnerStepName, StepMail> = {
  paid: {
    mail: 'payment-received',
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
        orderAsItStands(context),
        { kind: 'small', words: noRefund(context.siteUrl) },
      ],
    }),
  },
  proof: {
    mail: 'proof-asked',
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
  time: {
    mail: 'times-proposed',
    subject: ({ customer }) => withName('Choose a time', customer.firstName, ', '),
    letter(order, context) {
      const { times = [], choose = '', agreed } = context.proposal ?? {};
      const many = times.length > 1;
      return {
        preview: `${many ? `${numberToWords(times.length)} times are` : 'A time is'} open for you: ${times.map(({ start }) => momentBy(start, indiaClock)).join('; ')}`,
        lead: `${many ? `${numberToWords(times.length)} times are` : 'A time is'} open for your order ${order.invoiceId}. ${many ? 'Choose one, and it is yours.' : 'Take it, and it is yours.'}${until(order, agreed)}${goesOn(context)}`,
        blocks: [
          {
            kind: 'panel',
            title: many ? 'Times to choose from' : 'A time for you',
            rows: times.map((one, index) =>
              timeRow(many ? `Time ${index + 1}` : 'Time', one, clocksOf(order, one.start)),
            ),
          },
          {
            kind: 'buttons',
            buttons: [{ text: many ? 'Choose a time' : 'Take this time', href: choose }],
            hint: 'The button opens a page that shows the times by the clock of your device, and there you confirm one.',
          },
          {
            kind: 'small',
            words:
              'Nothing that suits you? Reply to this email with two or three times of your own.',
          },
          ...asItStands(order, context),
        ],
      };
    },
  },
  delivered: {
    mail: 'reading-sent',
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
        ...asItStands(order, context),
      ],
    }),
  },
  decline: {
    mail: 'order-declined',
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
                  `Your payment was confirmed on ${dateOf(paid)}. We send ${amount} back to the account from which it came, within ${refundTime}, and you need not do anything. If it does not arrive, reply to this email.`,
                  ...(bill
                    ? [
                        `Your bill ${bill.number} of ${bill.date} is cancelled. It keeps its number, which no other bill gets.`,
                      ]
                    : []),
                ]
              : [
                  `The whole price goes back to you. You have it within ${refundTime}. Reply to this email with the reference number of your payment.`,
                ],
          },
          ...asItStands(order, context),
        ],
      };
    },
  },
};

/** What becomes of a time that was agreed on before, when others are proposed. */
const until = (order: Order, agreed: number | undefined) =>
  agreed === undefined
    ? ''
    : ` Your earlier time, ${momentBy(agreed, clocksOf(order, agreed).first)}, holds until you choose, and is then no more.`;

/** What is said when an order that was declined is taken up again. */
function goesOn({ steps }: FollowUpContext) {
  const { declined } = stateOf(steps);
  return declined
    ? ` On ${dateOf(declined)} we wrote that it was cancelled. Please ignore that: your order goes on.`
    : '';
}

/** With what a mail ends that asks for no payment: the way to the order's page, and its sum. */
const asItStands = (order: Order, context: FollowUpContext) => [
  orderAsItStands(context),
  summaryBlock(order),
];

/** The owner's sentence, set apart from ours. */
function ownWords({ words, business }: FollowUpContext) {
  const text = manyLines(words);
  return text && { kind: 'quote' as const, title: `A word from ${business.name}`, text };
}

const ofOthers =
  'Send the details of another adult only if that person agrees, and those of a child only as its parent or guardian.';

/** Whether a call or a meeting belongs to the order. */
const hasAppointment = (order: Order, { services }: FollowUpContext) =>
  servicesOf(order, services).some(({ appointment }) => appointment);

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
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
});

/** The mail of one step, to the buyer. */
export function followUp(name: OwnerStepName, order: Order, context: FollowUpContext) {
  const step = stepMails[name];
  const subject = step.subject(order);
  const { blocks, ...words } = step.letter(order, context);
  return renderMessage({
    to: order.customer.email,
    replyTo: context.ownerEmail,
    subject,
    thread: { order: context.id, mail: context.mail },
    sender: context.business.name,
    heading: subject,
    ...words,
    blocks: [ownWords(context), ...blocks],
    foot: footWords(order, context),
  });
}
