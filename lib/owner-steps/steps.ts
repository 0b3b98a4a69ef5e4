/** The owner's steps: what the page says of each, and what conflicts with it. Their mails are in step-mails.ts. */
import {
  dateOf,
  hasEffect,
  ownerStepNames,
  stateOf,
  type BuyerStepName,
  type OrderState,
  type OrderStep,
  type OwnerStepName,
} from '../order/steps';

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
  conflict: (state: OrderState) => Conflict | undefined;
  /** Whether its button stands in the owner's mails, where not always; an older mail may have it still. */
  isOffered?: (state: OrderState) => boolean;
  /** What becomes of the order's bill with its mail. */
  bill?: 'given' | 'cancelled';
};

export type Conflict = { earlier: OrderStep; warning: string };

/** The conflict of a step that takes a declined order up again. */
const afterDecline =
  (warning = 'If you go on, the email says that the order goes on after all.') =>
  ({ declined }: OrderState): Conflict | undefined =>
    declined && { earlier: declined, warning };

export const ownerSteps: Record<OwnerStepName, OwnerStep> = {
  paid: {
    words: {
      label: 'Payment received',
      meaning: 'The money is in the account, and the buyer is told so.',
      confirm: 'Confirm: payment received',
      asks: 'A sentence of your own (optional)',
      done: 'The payment was confirmed',
      again: 'Confirm it after all',
    },
    conflict: afterDecline(
      'If you confirm the payment now, the email says that the order goes on after all. To send the money back instead, reply to the order email.',
    ),
    isOffered: ({ paid, declined }) => !paid || declined !== undefined,
    bill: 'given',
  },
  proof: {
    words: {
      label: 'Ask for proof',
      meaning: 'Nothing is in the account yet, and the buyer is asked for the receipt, kindly.',
      confirm: 'Confirm: ask for proof',
      asks: 'A sentence of your own (optional)',
      done: 'The buyer was asked for the proof',
      again: 'Remind once more',
    },
    conflict({ declined, delivered, paid }) {
      const earlier = declined ?? delivered ?? paid;
      const warning = declined
        ? 'The email asks for the receipt only so that the money can go back, and shows no account.'
        : 'The email asks for the receipt for your records, and shows no account.';
      return earlier && { earlier, warning };
    },
  },
  time: {
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
  },
  delivered: {
    words: {
      label: 'Reading sent',
      meaning: 'The buyer has the reading. A last email says so, and how it was given.',
      confirm: 'Confirm: reading sent',
      asks: 'A few lines, or the reading itself (optional)',
      done: 'The reading was sent',
      again: 'Send another reading',
    },
    field: 'by',
    long: true,
    conflict: afterDecline(),
  },
  decline: {
    words: {
      label: 'Decline',
      meaning: 'You cannot take this order, and the buyer is told that it is cancelled.',
      confirm: 'Confirm: decline the order',
      asks: 'Why, in a sentence (optional)',
      done: 'The order was declined',
      again: 'Decline after all',
    },
    conflict({ delivered, paid }) {
      const earlier = delivered ?? paid;
      const warning = paid
        ? 'If you decline now, the email promises the whole price back, to the account from which it came.'
        : 'If you decline now, the email says that the order is cancelled all the same.';
      return earlier && { earlier, warning };
    },
    isOffered: ({ declined }) => !declined,
    bill: 'cancelled',
  },
};

const buyerSteps: Record<BuyerStepName, string> = {
  chosen: 'The buyer chose a time',
  intake: 'The buyer sent what the reading needs',
};

/** What the owner reads of a step that was taken. */
export const doneWords = (name: OrderStep['name']) =>
  name === 'chosen' || name === 'intake' ? buyerSteps[name] : ownerSteps[name].words.done;

export const wordsMaxLength = (name: OwnerStepName) => (ownerSteps[name].long ? 4000 : 1000);

/** Whether a step's button stands in the owner's mails. */
export const isOffered = (name: OwnerStepName, steps: readonly OrderStep[]) =>
  ownerSteps[name].isOffered?.(stateOf(steps)) ?? true;

/** The moment of the earlier step that speaks against this one, and what the owner hears before going on; or undefined. */
export function findWarning(name: OwnerStepName, steps: readonly OrderStep[]) {
  const found = ownerSteps[name].conflict(stateOf(steps));
  if (!found) return undefined;
  const { earlier, warning } = found;
  return { earlier, words: `${conflictText(earlier)} on ${dateOf(earlier)}. ${warning}` };
}

function conflictText(step: OrderStep) {
  if (hasEffect(step, 'paid')) return 'You confirmed the payment';
  return hasEffect(step, 'delivered')
    ? 'You said that the reading was sent'
    : 'You declined this order';
}
