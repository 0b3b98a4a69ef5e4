/**
 * Days in which an order's own link opens it: time for the payment, a reading of a month, and questions about both. It holds
 * an address, so it does not work for ever. Mails and pages say it, so it imports nothing.
 */
export const orderLinkDays = 180;
