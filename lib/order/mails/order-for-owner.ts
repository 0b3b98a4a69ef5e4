import { forSpreadsheet, mailAnchor, phoneRows, type FactRow } from '../../mail/letter';
import { renderMessage, toOwner, type Message } from '../../mail/message';
import { plainAmount } from '../../markets/currency';
import { mailWords } from '../../markets/markets';
import { formatOrderDate } from '../../time';
import { lineOf, withName } from '../../typed-words';
import { dueFile } from '../calendar';
import { dueDay } from '../due';
import { actionDays, fullName, references, upiFor, type Order } from '../order';
import {
  bankRows,
  hasSampleBank,
  orderAmount,
  orderRows,
  summaryBlock,
  type OrderLinks,
  type OrderMailContext,
} from './order-for-buyer';

export type OwnerMailContext = OrderMailContext & {
  /** Idempotency-Key. */
  key: string;
  note?: string;
  /** Order ID of an earlier order of this buyer. */
  orderedBefore?: string;
  /** A program may have sent it: the buyer gets no mail. */
  flagged?: boolean;
  now: Date;
};

/** Sent before the buyer's mail, so it can't say whether that one went out. */
export function orderForOwner(order: Order, context: OwnerMailContext): Message {
  const { business, services, id, key, links, note, orderedBefore, flagged, now } = context;
  const day = dueDay(order, services, now);
  const { first, second } = references(order);
  const { paidBy, paidByUpi } = mailWords[order.currency];
  const from = upiFor(order, business.upi) ? paidByUpi : paidBy;
  return renderMessage({
    ...toOwner(context, order.customer.email),
    subject: 'Great news! Your new service order has been received.',
    thread: { order: id, mail: 'order-owner' },
    calendar: day ? dueFile(order, day, business, now) : undefined,
    preview: `Expect ${orderAmount(order)}, reference ${first}`,
    heading: 'Great news! Your new service order has been received',
    blocks: [
      flagged && {
        kind: 'warning',
        text: 'Please check: a program may have sent this order. A field that people never see was filled in, or the form was sent within two seconds. No email goes to the buyer.',
      },
      hasSampleBank(order, business) && {
        kind: 'warning',
        text: 'The bank details on the site are still samples, and the buyer is asked not to send money. Put the real ones into content/business.yaml.',
      },
      {
        kind: 'panel',
        title: 'Expect in the account',
        rows: [
          { label: 'Amount', value: orderAmount(order), key: true },
          { label: 'Reference', value: first, note: `or ${second}`, key: true },
          { label: 'From', value: fullName(order.customer), note: from },
        ],
      },
      {
        kind: 'rows',
        title: 'The buyer',
        rows: [
          ...(orderedBefore ? [{ label: 'Ordered before', value: orderedBefore }] : []),
          ...buyerRows(order, context),
        ],
      },
      note && { kind: 'quote', title: 'Note from the buyer', text: note },
      { kind: 'rows', title: 'The order', rows: orderRows(order) },
      summaryBlock(order),
      {
        kind: 'rows',
        title: 'The bank details that the buyer sees',
        rows: bankRows(order, business),
      },
      forSpreadsheet(spreadsheetLine(order)),
      {
        kind: 'small',
        words: `If this email comes twice with the same Order ID, it is one order: two orders never share one. The page of the buyer sent it with the key ${key}.`,
      },
    ],
    foot: [
      'Your reply to this email goes straight to the buyer.',
      day !== undefined &&
        'The calendar file that comes with this email has the day on which the reading is due, with an alarm three days before. It counts from today; when you confirm the payment, a new file counts from that day.',
      links &&
        'Your buttons for this order are in a second email, which nobody but you should see.',
    ],
  });
}

export function buyerRows(
  order: Order,
  { business }: Pick<OrderMailContext, 'business'>,
): FactRow[] {
  const { customer, invoiceId } = order;
  const { firstName, email, phone, address, city, state, pincode, country } = customer;
  const hello = `${withName('Hello', firstName)}, this is ${business.name}, about your order ${invoiceId}.`;
  return [
    { label: 'Name', value: fullName(customer) },
    { label: 'Email', value: [mailAnchor(email)] },
    ...phoneRows(phone, hello),
    { label: 'Address', value: address },
    { label: 'City', value: city },
    { label: 'State', value: state },
    { label: 'Pincode', value: pincode },
    { label: 'Country', value: country },
  ].filter(({ value }) => value !== '');
}

/** Cells of a spreadsheet, with tabs between. */
export const spreadsheetLine = (order: Order) =>
  `${orderCells(order)}\t${plainAmount(order.total)}`;

/** Takes an order's total off again. Our own amount may begin with a minus. */
export const cancellingLine = (order: Order, day: Date) =>
  `${orderCells({ ...order, date: formatOrderDate(day) })}\t-${plainAmount(order.total)}`;

const orderCells = (order: Order) =>
  lineOf([
    order.date,
    order.invoiceId,
    fullName(order.customer),
    order.customer.email,
    order.customer.phone,
    order.customer.country,
    order.lines.map(({ title }) => title).join('; '),
    order.currency,
  ]);

/** Answers to the owner, apart from the order's mail: an answer to the buyer quotes no buttons. */
export function stepsForOwner(
  order: Order,
  { id, links, ...context }: OrderMailContext & { links: OrderLinks },
): Message {
  return renderMessage({
    ...toOwner(context),
    subject: `Your buttons for order ${order.invoiceId}`,
    thread: { order: id, mail: 'order-steps' },
    preview: `${orderAmount(order)}: choose what to do next`,
    heading: 'What would you like to do?',
    lead: `Order ${order.invoiceId}: ${orderAmount(order)}. The details are in the email before this one.`,
    blocks: [
      { kind: 'rows', rows: [{ label: 'Buyer', value: fullName(order.customer) }] },
      {
        kind: 'buttons',
        buttons: links.actions,
        hint: `Each button opens a page that shows the email to the buyer and asks once more before it is sent. The buttons work for ${actionDays} days.`,
      },
      summaryBlock(order),
      {
        kind: 'buttons',
        buttons: [{ text: 'The order as the buyer sees it', href: links.order }],
      },
    ],
    foot: [
      'Whoever has this email can press its buttons, so please keep it to yourself. To write to the buyer, reply to the email that brought the order.',
    ],
  });
}
