/**
 * What a buyer is promised, each in one place: pages and mails read it here, and a test holds the content to it.
 * Pure.
 */

/** Who writes by a form, on WhatsApp or by mail is answered within this time. */
export const answerTime = '24 hours';

/** The time from the proof of a payment to our reply. */
export const paymentReplyTime = '1-2 days';

/** Money that goes back is there within this time. */
export const refundTime = '30 days';

/** What clause 6 of the terms grants where the fault is ours. */
export const ifFaultIsOurs =
  'If the reading is late, a part is missing, a sum is wrong, or it is not as its page says, you choose: the reading again or your money back.';

/** Refunds in short, beside a way to the terms. */
export const finalSaleInShort =
  'All sales are final, unless the fault is ours: then you choose the reading again or your money back.';

/** Refunds with their cases, wherever somebody pays. */
export const finalSale = () => `All sales are final, unless the fault is ours. ${ifFaultIsOurs}`;

/** Behind 'Every complaint is' and the like. */
export const complaintTimes = 'acknowledged within 48 hours and settled within one month';

/** Behind 'We will write to you'. */
export const bookLetters = 'about the book, at most twice a month';

/** What was typed and not sent stays in a browser for so long, as long as an unpaid order may wait. */
export const draftDays = 30;
