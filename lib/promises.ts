/** Promises to buyers; pages and mails read them here, and a test holds the content to them. */

export const answerTime = '24 hours';

/** From the proof of a payment to our reply. */
export const paymentReplyDays = 2;

export const paymentReplyTime = `1-${paymentReplyDays} days`;

export const refundDays = 30;

export const refundTime = `${refundDays} days`;

/** Clause 6 of the terms. */
export const ifFaultIsOurs =
  'If the reading is late, a part is missing, a sum is wrong, or it is not as its page says, you choose: the reading again or your money back.';

export const finalSaleInShort =
  'All sales are final, unless the fault is ours: then you choose the reading again or your money back.';

export const finalSaleInMails =
  'sales are final, but if the reading is late, incomplete or wrong, you choose: the reading again or your money back.';

export const finalSale = () => `All sales are final, unless the fault is ours. ${ifFaultIsOurs}`;

export const complaintTimes =
  'Every complaint is acknowledged within 48 hours and settled within one month.';

export const bookLetters = 'We will write to you about the book, at most twice a month.';

export const bookLettersAsked =
  'Would you like us to write to you about the book, at most twice a month? Each letter has a way to stop.';

/** As long as an unpaid order may wait. */
export const draftDays = 30;
