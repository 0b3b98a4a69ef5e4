/** The mails that the owner sends a buyer after the order, a press of a button each. */
import type { ActionName } from '../follow-up/actions';
import { clockOf } from '../follow-up/clocks';
import { indiaClock, momentBy, type Clock } from '../follow-up/times';
import type { Order } from '../order/order';
import type { Block, Letter, Row, Words } from './letter';
import {
  footWords,
  noRefund,
  ownOrderBlocks,
  paymentBlock,
  proofWords,
  sampleWarning,
} from './order-for-buyer';
import { cleanCustomer, orderAmount, summaryBlock, type OrderMailContext } from './order-facts';
import { renderMessage } from './render';
import { greetingName, manyLines } from './words';

/** A time that the buyer can take: when it is, and the address of its calendar file. */
export type ProposedTime = { start: number; minutes: number; calendar: string };

export type FollowUpContext = OrderMailContext & {
  /** The mail's name within its order: see `Thread`. */
  mail: string;
  /** The owner's own sentence. */
  words: string;
  /** With 'Propose a time': what is proposed, and where the buyer chooses. */
  proposal?: { times: readonly ProposedTime[]; choose: string };
};

/** The mail of one action, to the buyer. */
export function followUp(action: ActionName, order: Order, context: FollowUpContext) {
  const { email } = cleanCustomer(order.customer);
  const thread = { order: context.key, mail: context.mail };
  const subject = followUpSubject(action, order);
  const head = { to: email, replyTo: context.ownerEmail, subject, thread };
  return renderMessage(head, letters[action](order, context));
}

/** The same whatever the owner adds, so that the page can show it before. */
export function followUpSubject(action: ActionName, order: Order) {
  const name = greetingName(order.customer.firstName);
  const to = name ? `, ${name}` : '';
  switch (action) {
    case 'paid':
      return `We have your payment${to}`;
    case 'proof':
      return `Could you send us the receipt${to}?`;
    case 'time':
      return `Choose a time${to}`;
    case 'decline':
      return `Your order ${order.invoiceId} is cancelled`;
  }
}

type Write = (order: Order, context: FollowUpContext) => Letter;

const paid: Write = (order, context) => ({
  ...frame('paid', order, context),
  preview: `${orderAmount(order)} arrived for order ${order.invoiceId}. What happens next is inside.`,
  lead: `${orderAmount(order)} arrived for order ${order.invoiceId}. Thank you.`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'steps',
      title: 'What happens next',
      steps: [
        {
          title: 'We ask for what is missing',
          words:
            'Should we need a date, a name or a number that you have not sent yet, we write to you. You can also send it now, as an answer to this email.',
        },
        {
          title: 'We agree on a time',
          words:
            'If a call or a meeting belongs to your order, you get times to choose from. Calls are between 6-9 PM, India time.',
        },
        {
          title: 'You get your reading',
          words: 'Worked out for you, with the sums that lead to it.',
        },
      ],
    },
    summaryBlock(order),
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
});

const proof: Write = (order, context) => ({
  ...frame('proof', order, context),
  preview: `The payment of ${orderAmount(order)} is not in the account yet. Often it is only the bank.`,
  heading: 'Could you send us the receipt?',
  lead: `We have not found your payment of ${orderAmount(order)} for order ${order.invoiceId} in the account yet. Often it is only the bank that takes its time.`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'steps',
      title: 'How to go on',
      steps: [
        { title: 'If you have paid', words: proofWords(order, context) },
        {
          title: 'If not yet',
          words: 'Everything you need stands below. Your order is kept for you.',
        },
      ],
    },
    ...sampleWarning(order, context),
    paymentBlock(order, context),
    ...ownOrderBlocks(context),
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
});

function time(order: Order, context: FollowUpContext): Letter {
  const { times = [], choose = '' } = context.proposal ?? {};
  const many = times.length > 1;
  return {
    ...frame('time', order, context),
    preview: `${many ? `${inWords[times.length]} times are` : 'A time is'} free for you: ${times.map(({ start }) => momentBy(start, indiaClock)).join('; ')}`,
    lead: `${many ? `${inWords[times.length]} times are` : 'A time is'} free for your order ${order.invoiceId}. ${many ? 'Choose one, and it is yours.' : 'Take it, and it is yours.'}`,
    blocks: [
      ...ownWords(context),
      {
        kind: 'panel',
        title: many ? 'Free for you' : 'A time for you',
        rows: times.map((one, index) =>
          timeRow(many ? `Time ${index + 1}` : 'Time', one, clocksOf(order, one.start)),
        ),
      },
      {
        kind: 'buttons',
        buttons: [{ text: many ? 'Choose a time' : 'Take this time', href: choose }],
        hint: 'The button opens a page that shows the times by the clock of your device and asks once more.',
      },
      {
        kind: 'small',
        words: 'None of them fits? Answer this email with two or three times of your own.',
      },
      summaryBlock(order),
    ],
  };
}

const inWords = ['No', 'One', 'Two', 'Three'];

/** A moment by both clocks, the reader's own first, with its file. */
export function timeRow(
  label: string,
  { start, minutes, calendar }: ProposedTime,
  clocks: { first: Clock; second?: Clock },
): Row {
  const there = clocks.second ? `${momentBy(start, clocks.second)}. ` : '';
  return {
    label,
    value: momentBy(start, clocks.first),
    note: [`${there}${minutes} minutes. `, { text: 'Calendar file', href: calendar }],
  };
}

/** A buyer reads by the clock of the country, where we know it, and India's beside it. */
function clocksOf(order: Order, start: number) {
  const own = clockOf(order.customer.country, start);
  if (!own || own.zone === 'UTC') return { first: indiaClock, second: own };
  return { first: own, second: indiaClock };
}

const decline: Write = (order, context) => ({
  ...frame('decline', order, context),
  preview: `We cannot take order ${order.invoiceId}. There is nothing to pay.`,
  lead: `We are sorry: we cannot take order ${order.invoiceId}, so it is cancelled. There is nothing to pay.`,
  blocks: [
    ...ownWords(context),
    {
      kind: 'lines',
      title: 'If you have paid already',
      lines: [
        'The whole price goes back to you. Answer this email with the reference number of your payment.',
      ],
    },
    summaryBlock(order),
  ],
});

const letters: Record<ActionName, Write> = { paid, proof, time, decline };

const frame = (action: ActionName, order: Order, context: FollowUpContext) => ({
  sender: context.business.name,
  heading: followUpSubject(action, order),
  foot: footWords(order, context) as readonly Words[],
});

function ownWords({ words, business }: FollowUpContext): Block[] {
  const text = manyLines(words);
  return text ? [{ kind: 'quote', title: `A word from ${business.name}`, text }] : [];
}
