/**
 * What the owner can do with an order from a mail: names, words and limits, shared by mails, page and
 * server. Pure.
 */
export const actionNames = ['paid', 'proof', 'time', 'delivered', 'decline'] as const;

export type ActionName = (typeof actionNames)[number];

type ActionWords = {
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
};

/** In the order of the buttons. */
export const actions: Record<ActionName, ActionWords> = {
  paid: {
    label: 'Payment received',
    meaning: 'The money is in the account, and the buyer is told so.',
    confirm: 'Confirm: payment received',
    asks: 'A sentence of your own (optional)',
    done: 'The payment was confirmed',
    again: 'Confirm it after all',
  },
  proof: {
    label: 'Ask for proof',
    meaning: 'Nothing is in the account yet, and the buyer is asked for the receipt, kindly.',
    confirm: 'Confirm: ask for proof',
    asks: 'A sentence of your own (optional)',
    done: 'The buyer was asked for the proof',
    again: 'Remind once more',
  },
  time: {
    label: 'Propose a time',
    meaning: 'The buyer gets up to three times to choose from, in both clocks.',
    confirm: 'Confirm: send these times',
    asks: 'A sentence of your own (optional)',
    done: 'The times were sent',
    again: 'Propose other times',
  },
  delivered: {
    label: 'Reading sent',
    meaning: 'The buyer has the reading. A last email says so, and how it was given.',
    confirm: 'Confirm: reading sent',
    asks: 'A few lines, or the reading itself (optional)',
    done: 'The reading was sent',
    again: 'Send another reading',
  },
  decline: {
    label: 'Decline',
    meaning: 'You cannot take this order, and the buyer is told that it is cancelled.',
    confirm: 'Confirm: decline the order',
    asks: 'Why, in a sentence (optional)',
    done: 'The order was declined',
    again: 'Decline after all',
  },
};

/** How long a link in a mail can do something. */
export const actionDays = 90;

/** A reading may be pasted; any other mail has room for a sentence or two. */
export const wordsMaxLength = (action: ActionName) => (action === 'delivered' ? 4000 : 1000);

/** The fields of the three times, in the order in which they stand. Only the first is needed. */
export const timeFields = [
  { day: 'day1', time: 'time1' },
  { day: 'day2', time: 'time2' },
  { day: 'day3', time: 'time3' },
] as const;

/** How long a call can be, in minutes. */
export const callMinutes = { least: 5, usual: 45, most: 240 } as const;
