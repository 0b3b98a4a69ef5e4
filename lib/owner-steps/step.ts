import type { Block, Letter, Parts } from '../mail/letter';
import type { BillFacts } from '../order/bill';
import {
  orderAsItStands,
  summaryBlock,
  type OrderMailContext,
} from '../order/mails/order-for-buyer';
import type { Order } from '../order/order';
import { dateOf, stateOf, type DeliveryWay, type OrderState, type OrderStep } from '../order/steps';
import { paths } from '../site';

export type OwnerStep = {
  /** On the owner's page. */
  words: {
    meaning: string;
    confirm: string;
    /** Above the field for the owner's own sentence. */
    asks: string;
    /** ' on November 23' follows it. */
    done: string;
    /** A link that takes the step once more. */
    again: string;
    /** Shown whatever was done before. */
    next?: string;
  };
  /** Times to choose from, or how the reading was given. */
  field?: 'times' | 'by';
  /** A whole reading may be pasted into it. */
  long?: true;
  /** The owner is warned of it, and can go on: the mail fits that order too. */
  conflict: (state: OrderState) => Conflict | undefined;
  bill?: 'given' | 'cancelled';
  mail: {
    /** In the log. */
    name: string;
    /** Independent of what the owner adds, so that the page can show it before. */
    subject: (order: Order) => string;
    letter: (order: Order, context: FollowUpContext) => FollowUpLetter;
  };
};

type Conflict = { earlier: OrderStep; warning: string };

/** For a step that takes a declined order up again. */
export const afterDecline =
  (warning = 'If you go on, the email says that the order goes on after all.') =>
  ({ declined }: OrderState): Conflict | undefined =>
    declined && { earlier: declined, warning };

/** The owner's own words stand above the blocks, below `first`. */
export type FollowUpLetter = Pick<Letter, 'preview' | 'lead'> & {
  /** The subject, unless it is given. */
  heading?: string;
  /** Above the owner's own words: the one thing to press. */
  first?: Block;
  blocks: Parts<Block>;
};

/** `take` opens the page on which it is confirmed. */
export type OfferedTime = { start: number; take: string };

export type FollowUpContext = OrderMailContext & {
  /** The mail's name within its order: see `Thread`. */
  mail: string;
  words: string;
  /** When the step is taken, in ISO 8601. */
  at: string;
  /** Taken before this one. */
  steps: readonly OrderStep[];
  /** With the field `by`. */
  by?: DeliveryWay;
  /** With the field `times`; `agreed` is the time that stands until the buyer chooses. */
  proposal?: { times: readonly OfferedTime[]; minutes: number; agreed?: number };
  /** Opens the page on which the buyer says how it was. */
  say?: string;
  /** Given or cancelled by the step, where the store can be asked. */
  bill?: BillFacts;
};

/** A declined order is taken up again. */
export function goesOn({ steps }: FollowUpContext) {
  const { declined } = stateOf(steps);
  return declined
    ? ` On ${dateOf(declined)} we wrote that it was cancelled. Please ignore that: your order goes on.`
    : '';
}

/** Ends a mail that asks for no payment. */
export const asItStands = (order: Order, context: FollowUpContext) => [
  orderAsItStands(context),
  summaryBlock(order),
];

const againLink = (orderLink: string, siteUrl: string) =>
  new URL(`${paths.checkout}${new URL(orderLink).hash.replace('#order=', '#again=')}`, siteUrl)
    .href;

/** Fills in the checkout; the services are chosen anew. */
export const orderAgain = (order: Order, { links, siteUrl }: FollowUpContext) =>
  links && {
    kind: 'buttons' as const,
    title: 'Another question?',
    buttons: [{ text: 'Order again', href: againLink(links.order, siteUrl) }],
    hint: 'The button fills in your name and address; you choose what you want to ask.',
    quiet: true as const,
  };
