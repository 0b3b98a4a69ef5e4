import { dueFile } from '../calendar';
import { dueDay } from '../due';
import type { Customer } from '../fields';
import { fullName, type Order } from '../order';
import { references, upiFor } from '../pay';
import { mailWords } from '../../markets/markets';
import { plainAmount } from '../../format';
import { mailLink, phoneRows, type Block, type Letter, type Row } from '../../mail/letter';
import { renderMessage, type Message } from '../../mail/message';
import {
  bankRows,
  hasSampleBank,
  orderAmount,
  orderRows,
  summaryBlock,
  type OrderMailContext,
} from './order-facts';
import { greetingName, lineOf } from '../../typed-words';

export type OwnerMailContext = OrderMailContext & {
  /** The Idempotency-Key that the order came with. */
  key: string;
  /** What the buyer wrote for the service. */
  note?: string;
  /** A program may have sent it, so the buyer gets no mail. */
  flagged?: boolean;
  now: Date;
};

/**
 * The owner's notice of a new order, with everything needed to act on it. It is sent before the
 * buyer's mail, so it can't say whether that one went out.
 */
export function orderForOwner(order: Order, context: OwnerMailContext): Promise<Message> {
  const day = dueDay(order, context.services, context.now);
  const head = {
    to: context.ownerEmail,
    replyTo: order.customer.email,
    subject: 'Great news! Your new service order has been received.',
    thread: { order: context.id, mail: 'order-owner' },
    calendar: day ? dueFile(order, day, context.business, context.now) : undefined,
  };
  return renderMessage(head, ownerLetter(order, context, day !== undefined));
}

function ownerLetter(order: Order, context: OwnerMailContext, hasFile: boolean): Letter {
  const { customer } = order;
  const { first, second } = references(order);
  const expected = `${orderAmount(order)}, reference ${first}`;
  return {
    sender: context.business.name,
    preview: `Expect ${expected}`,
    heading: 'Great news! Your new service order has been received',
    blocks: [
      ...warnings(order, context),
      {
        kind: 'panel',
        title: 'Expect in the account',
        rows: [
          { label: 'Amount', value: orderAmount(order), key: true },
          { label: 'Reference', value: first, note: `or ${second}`, key: true },
          { label: 'From', value: fullName(customer), note: wayOfPaying(order, context) },
        ],
      },
      { kind: 'rows', title: 'The buyer', rows: buyerRows(order, customer, context) },
      ...noteBlock(context.note),
      { kind: 'rows', title: 'The order', rows: orderRows(order) },
      summaryBlock(order),
      {
        kind: 'rows',
        title: 'The bank details that the buyer sees',
        rows: bankRows(order, context.business),
      },
      {
        kind: 'copy',
        title: 'For your spreadsheet',
        hint: 'Copy this line and paste it into the first cell of an empty row.',
        text: spreadsheetLine(order),
      },
      {
        kind: 'small',
        words: `If this email comes twice with the same Order ID, it is one order: two orders never share one. The page of the buyer sent it with the key ${context.key}.`,
      },
    ],
    foot: [
      'Your reply to this email goes straight to the buyer.',
      ...(hasFile
        ? [
            'The calendar file that comes with this email has the day on which the reading is due, with an alarm three days before. It counts from today; when you confirm the payment, a new file counts from that day.',
          ]
        : []),
      ...(context.links
        ? ['Your buttons for this order are in a second email, which nobody but you should see.']
        : []),
    ],
  };
}

function warnings(order: Order, { business, flagged }: OwnerMailContext): Block[] {
  const program =
    'Please check: a program may have sent this order. A field that people never see was filled in, or the form was sent within two seconds. No email goes to the buyer.';
  const samples =
    'The bank details on the site are still samples, and the buyer is asked not to send money. Put the real ones into content/business.yaml.';
  return [...(flagged ? [program] : []), ...(hasSampleBank(order, business) ? [samples] : [])].map(
    (text) => ({
      kind: 'warning',
      text,
    }),
  );
}

function wayOfPaying(order: Order, { business }: OwnerMailContext) {
  const { paidBy, paidByUpi } = mailWords[order.currency];
  return upiFor(order, business.upi) ? paidByUpi : paidBy;
}

export function buyerRows(order: Order, customer: Customer, { business }: OrderMailContext): Row[] {
  const name = greetingName(customer.firstName);
  const hello = `Hello${name ? ` ${name}` : ''}, this is ${business.name}, about your order ${order.invoiceId}.`;
  return [
    { label: 'Name', value: fullName(customer) },
    { label: 'Email', value: [mailLink(customer.email)] },
    ...phoneRows(customer.phone, hello),
    { label: 'Address', value: customer.address },
    { label: 'City', value: customer.city },
    { label: 'State', value: customer.state },
    { label: 'Pincode', value: customer.pincode },
    { label: 'Country', value: customer.country },
  ];
}

function noteBlock(note: string | undefined): Block[] {
  return note ? [{ kind: 'quote', title: 'Note from the buyer', text: note }] : [];
}

/** An order as one line to paste into a spreadsheet: date, order id, name, email, phone, country, services, currency and total, with tabs between. */
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
