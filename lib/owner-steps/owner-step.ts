/** What a step of the owner's is made of, and what the mails of all of them have in common. Pure. */
import type { Order } from '../order/order';
import { dateOf, stateOf, type DeliveryWay, type OrderState, type OrderStep } from '../order/steps';
import type { Block, Letter } from '../mail/message';
import type { BillFacts, OrderMailContext } from '../order/mails/order-for-buyer';
import { greetingName, manyLines } from '../typed-words';

export type OwnerStep = {
  /** What the owner's page says. */
  words: {
    /** The button in the mail, and the page's heading. */
    label: string;
    /** What a press means. */
    meaning: string;
    confirm: string;
    /** Above the field for a sentence of the owner's own. */
    asks: string;
    /** What was done, before ' on November 23': 'The payment was confirmed'. */
    done: string;
    /** The words of a link to do it once more. */
    again: string;
    /** What happens after it, where that is more than a mail; shown whatever was done before. */
    next?: string;
  };
  /** What the owner fills in besides: times to choose from, or how the reading was given. */
  field?: 'times' | 'by';
  /** A whole reading may be pasted where other mails have room for a sentence or two. */
  long?: true;
  /**
   * The earlier step that speaks against this one, of which the owner is warned, and what the mail says all the same:
   * it can still be sent.
   */
  contradicts: (state: OrderState) => Contradiction | undefined;
  /** Whether its button stands in the owner's mails, where not always; an older mail may have it still. */
  isOffered?: (state: OrderState) => boolean;
  /** Its mail brings the bill. */
  hasBill?: true;
  /** By which the log calls the mail. */
  mail: string;
  /** The same whatever the owner adds, so that the page can show it before. */
  subject: (order: Order) => string;
  letter: (order: Order, context: FollowUpContext) => FollowUpLetter;
};

export type Contradiction = { earlier: OrderStep; then: string };

/** The heading is the subject, unless it says otherwise. */
type FollowUpLetter = Pick<Letter, 'preview' | 'lead' | 'blocks'> & { heading?: string };

/** A time that the buyer can take: when it is, and the address of its calendar file. */
export type ProposedTime = { start: number; minutes: number; calendar: string };

export type FollowUpContext = OrderMailContext & {
  /** The mail's name within its order: see `Thread`. */
  mail: string;
  /** The owner's own sentence. */
  words: string;
  /** What was done with the order before. */
  steps: readonly OrderStep[];
  /** With the field `by`: how the reading was given. */
  by?: DeliveryWay;
  /** With the field `times`: what is proposed, and where the buyer chooses. */
  proposal?: { times: readonly ProposedTime[]; choose: string };
  /** Of a step that brings it, where its number can be kept. */
  bill?: BillFacts;
};

/** ', Asha', or nothing where what was typed is no plain name. */
export function commaName({ customer }: Order) {
  const name = greetingName(customer.firstName);
  return name ? `, ${name}` : '';
}

/** What is said when an order that was declined is taken up again. */
export function goesOn({ steps }: FollowUpContext) {
  const { declined } = stateOf(steps);
  return declined
    ? ` On ${dateOf(declined)} we wrote that it was cancelled. Please ignore that: your order goes on.`
    : '';
}

/** The contradiction of a step that takes a declined order up again. */
export const afterDecline =
  (then = 'If you go on, the email says that the order goes on after all.') =>
  ({ declined }: OrderState): Contradiction | undefined =>
    declined && { earlier: declined, then };

/** The owner's sentence, set apart from ours. */
export function ownWords({ words, business }: FollowUpContext): Block[] {
  const text = manyLines(words);
  return text ? [{ kind: 'quote', title: `A word from ${business.name}`, text }] : [];
}
