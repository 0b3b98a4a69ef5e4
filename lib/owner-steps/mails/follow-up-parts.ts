/** What the mails that follow an order have in common. */
import type { ActionName } from '../actions';
import type { Order } from '../../order/order';
import { dateOf, stateOf, type DeliveryWay, type OrderStep } from '../../order/steps';
import type { Block, Words } from '../../mail/letter';
import { footWords } from '../../order/mails/order-for-buyer';
import type { OrderMailContext } from '../../order/mails/order-facts';
import { greetingName, manyLines } from '../../typed-words';

/** A time that the buyer can take: when it is, and the address of its calendar file. */
export type ProposedTime = { start: number; minutes: number; calendar: string };

export type FollowUpContext = OrderMailContext & {
  /** The mail's name within its order: see `Thread`. */
  mail: string;
  /** The owner's own sentence. */
  words: string;
  /** What was done with the order before. */
  steps: readonly OrderStep[];
  /** With 'Reading sent': how it was given. */
  by?: DeliveryWay;
  /** With 'Propose a time': what is proposed, and where the buyer chooses. */
  proposal?: { times: readonly ProposedTime[]; choose: string };
};

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
    case 'delivered':
      return `Your reading is complete${to}`;
    case 'decline':
      return `Your order ${order.invoiceId} is cancelled`;
  }
}

/** What is said when an order that was declined is taken up again. */
export function goesOn({ steps }: FollowUpContext) {
  const { declined } = stateOf(steps);
  return declined
    ? ` On ${dateOf(declined)} we wrote that it was cancelled. Please ignore that: your order goes on.`
    : '';
}

export const frame = (action: ActionName, order: Order, context: FollowUpContext) => ({
  sender: context.business.name,
  heading: followUpSubject(action, order),
  foot: footWords(order, context) as readonly Words[],
});

/** The owner's sentence, set apart from ours. */
export function ownWords({ words, business }: FollowUpContext): Block[] {
  const text = manyLines(words);
  return text ? [{ kind: 'quote', title: `A word from ${business.name}`, text }] : [];
}
