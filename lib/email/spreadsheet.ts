/** An order, or a name on the book's list, as one line to paste into a spreadsheet. Pure. */
import { plainAmount } from '../format';
import type { Order } from '../order/order';
import { fullName } from './order-facts';
import { oneLine } from './words';

/** Date, order id, name, email, phone, country, services, currency and total, with tabs between. */
export const spreadsheetLine = (order: Order) =>
  lineOf([
    order.date,
    order.invoiceId,
    fullName(order.customer),
    order.customer.email,
    order.customer.phone,
    order.customer.country,
    order.lines.map(({ title }) => title).join('; '),
    order.currency,
    plainAmount(order.total),
  ]);

/** Texts as the cells of one row, whatever was typed into them. */
export const lineOf = (cells: readonly string[]) => cells.map(cell).join('\t');

/**
 * A cell that stays text: an apostrophe first keeps a spreadsheet from running it as a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), or from reading on past the tab for the
 * quotation mark that would close it.
 */
function cell(value: string) {
  const text = oneLine(value);
  return /^[=+\-@"＝＋－＠]/.test(text) || value.startsWith('\t') ? `'${text}` : text;
}
