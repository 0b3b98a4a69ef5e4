import { clockOf } from '../clocks';
import { indiaClock, momentBy, type Clock } from '../../moments';
import type { Order } from '../../order/order';
import type { Row } from '../../mail/message';
import { orderAsItStands, summaryBlock } from '../../order/mails/order-for-buyer';
import {
  afterDecline,
  commaName,
  goesOn,
  ownWords,
  type OwnerStep,
  type ProposedTime,
} from '../owner-step';

export const time: OwnerStep = {
  words: {
    label: 'Propose a time',
    meaning: 'The buyer gets up to three times to choose from, in both clocks.',
    confirm: 'Confirm: send these times',
    asks: 'A sentence of your own (optional)',
    done: 'The times were sent',
    again: 'Propose other times',
    next: 'You get an email with the calendar file when a time is chosen.',
  },
  field: 'times',
  contradicts: afterDecline(),
  mail: 'times-proposed',
  subject: (order) => `Choose a time${commaName(order)}`,
  letter(order, context) {
    const { times = [], choose = '' } = context.proposal ?? {};
    const many = times.length > 1;
    return {
      preview: `${many ? `${inWords[times.length]} times are` : 'A time is'} open for you: ${times.map(({ start }) => momentBy(start, indiaClock)).join('; ')}`,
      lead: `${many ? `${inWords[times.length]} times are` : 'A time is'} open for your order ${order.invoiceId}. ${many ? 'Choose one, and it is yours.' : 'Take it, and it is yours.'}${goesOn(context)}`,
      blocks: [
        ...ownWords(context),
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
          words: 'Nothing that suits you? Reply to this email with two or three times of your own.',
        },
        ...orderAsItStands(context),
        summaryBlock(order),
      ],
    };
  },
};

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
