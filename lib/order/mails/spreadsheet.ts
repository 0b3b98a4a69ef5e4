/** An order, or a name on the book's list, as one line to paste into a spreadsheet. Pure. */
import { plainAmount } from '../../format';
import type { Order } from '../order';
import { fullName } from './order-facts';
import { lineOf } from '../../typed-words';

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
