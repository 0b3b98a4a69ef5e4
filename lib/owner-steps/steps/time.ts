import { numberToWords } from '../../order/number-to-words';
import type { Order } from '../../order/order';
import { indiaClock, momentBy } from '../../time';
import { withName } from '../../typed-words';
import { clocksOf, timeRow } from '../clocks';
import { afterDecline, asItStands, goesOn, type OwnerStep } from '../step';

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
  conflict: afterDecline(),
  mail: {
    name: 'times-proposed',
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
};

const until = (order: Order, agreed: number | undefined) =>
  agreed === undefined
    ? ''
    : ` Your earlier time, ${momentBy(agreed, clocksOf(order, agreed).first)}, holds until you choose, and is then no more.`;
