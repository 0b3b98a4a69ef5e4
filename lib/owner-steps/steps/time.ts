import { numberToWords } from '../../order/number-to-words';
import type { Order } from '../../order/order';
import type { Block } from '../../mail/letter';
import { dayBy, indiaClock, momentBy, timeBy } from '../../time';
import { withName } from '../../typed-words';
import { byClocks, clocksOf } from '../clocks';
import { afterDecline, asItStands, goesOn, type OfferedTime, type OwnerStep } from '../step';

export const time: OwnerStep = {
  words: {
    meaning: 'The buyer gets up to three times to choose from, in both clocks.',
    confirm: 'Confirm: send these times',
    asks: 'A sentence of your own (optional)',
    done: 'The times were sent',
    again: 'Propose other times',
    next: 'When a time is chosen, you and the buyer each get an email with the calendar file.',
  },
  field: 'times',
  conflict: afterDecline(),
  mail: {
    name: 'times-proposed',
    subject: ({ customer }) => withName('Choose a time', customer.firstName, ', '),
    letter(order, context) {
      const { times = [], minutes, agreed } = context.proposal ?? {};
      const many = times.length > 1;
      const open = many ? `${numberToWords(times.length)} times are` : 'A time is';
      return {
        preview: `${open} open for you: ${times.map(({ start }) => momentBy(start, indiaClock)).join('; ')}`,
        lead: `${open} open for your order ${order.invoiceId}. ${many ? 'Choose one, and it is yours.' : 'Take it, and it is yours.'}${until(order, agreed)}${goesOn(context)}`,
        blocks: [
          ...times.map((time) => timeButton(order, time, minutes)),
          {
            kind: 'small',
            words:
              'A button opens a page where you confirm the time. Nothing is taken before that, and then we send you the calendar file.',
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

function timeButton(order: Order, { start, take }: OfferedTime, minutes = 0): Block {
  const { first, second } = clocksOf(order, start);
  const text = `${dayBy(start, first)}, ${timeBy(start, first)}`;
  const hint = `${byClocks(start, first, second)} It takes about ${minutes} minutes.`;
  return { kind: 'buttons', buttons: [{ text, href: take }], hint };
}

const until = (order: Order, agreed: number | undefined) =>
  agreed === undefined
    ? ''
    : ` Your earlier time, ${momentBy(agreed, clocksOf(order, agreed).first)}, holds until you choose, and is then no more.`;
