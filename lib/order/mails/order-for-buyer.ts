import { legalLine } from '../../content/business';
import type { Business } from '../../content/business-schema';
import type { Anchor, Block, FactRow, Words } from '../../mail/letter';
import { renderMessage, type Message } from '../../mail/message';
import { accountRows, formatAmount, takesUpi } from '../../markets/currency';
import { mailWords, paying } from '../../markets/markets';
import { complaintTimes, finalSaleInMails, paymentReplyTime } from '../../promises';
import { paths, whatsappLink } from '../../site';
import { formatDate, hoursInIndia } from '../../time';
import { withName } from '../../typed-words';
import type { BillFacts } from '../bill';
import { orderedOn, readingBy, type ServiceFacts } from '../due';
import { fullName, orderLinkDays, references, servicesOf, upiFor, type Order } from '../order';
import { stepsAhead } from '../steps';

export type OrderLinks = { order: string; actions: readonly Anchor[] };

export type OrderMailContext = {
  /** Threads the order's mails. */
  id: string;
  business: Business;
  services: readonly ServiceFacts[];
  ownerEmail: string;
  siteUrl: string;
  links?: OrderLinks;
};

/** Repeats nothing typed but a plain first name: anybody can order with another's address. */
export function orderForBuyer(order: Order, context: OrderMailContext): Message {
  const { email, firstName } = order.customer;
  const subject = `${withName('Thank you', firstName)}! Your order has been received`;
  return renderMessage({
    to: email,
    replyTo: context.ownerEmail,
    subject,
    thread: { order: context.id, mail: 'order-buyer' },
    sender: context.business.name,
    preview: `Pay ${orderAmount(order)} with the reference ${references(order).first}. The bank details are in this email.`,
    heading: subject,
    lead: 'This email has everything you need to pay, so please keep it.',
    blocks: [
      ownOrder(context, 'Pay, and send your details'),
      stepsBlock(order, context),
      sampleWarning(order, context),
      paymentBlock(order, context),
      { kind: 'rows', rows: orderRows(order) },
      summaryBlock(order),
      { kind: 'small', words: refundWords(context.siteUrl) },
    ],
    foot: footWords(order, context, ' If it was not you, there is nothing to pay.'),
  });
}

export const sampleWarning = (order: Order, { business }: OrderMailContext): Block | false =>
  hasSampleBank(order, business) && {
    kind: 'warning',
    text: 'The bank details below are samples. Please do not send any money.',
  };

export const hasSampleBank = ({ currency }: Order, { samples, upi }: Business) =>
  samples.includes('bank') || (takesUpi(currency) && upi !== undefined && samples.includes('upi'));

export function paymentBlock(order: Order, { business }: OrderMailContext): Block {
  const { first, second } = references(order);
  const amount = orderAmount(order);
  const hint = mailWords[order.currency].otherReference(second);
  const charges = {
    label: 'Charges',
    value: 'OUR',
    note: `When your bank asks who pays the charges, choose OUR. With SHA or BEN, banks deduct a part, and less than ${amount} arrives.`,
  };
  return {
    kind: 'panel',
    title: 'Pay into this account',
    rows: [
      { label: 'Amount', value: amount, key: true },
      { label: 'Reference', value: first, note: hint, key: true },
      ...bankRows(order, business),
      ...(paying[order.currency].charges ? [charges] : []),
    ],
  };
}

export const ownOrder = ({ links }: OrderMailContext, text = 'Your order, with copy buttons') =>
  links && {
    kind: 'buttons' as const,
    buttons: [{ text, href: links.order }],
    hint: `The link opens your order on any device for ${orderLinkDays} days. It shows your address, so please keep it to yourself.`,
  };

/** Nothing is left to copy. */
export const orderAsItStands = ({ links }: OrderMailContext) =>
  links && {
    kind: 'buttons' as const,
    buttons: [{ text: 'Your order as it stands', href: links.order }],
    quiet: true as const,
  };

function stepsBlock(order: Order, context: OrderMailContext): Block {
  const words: Words[] = [
    `${orderAmount(order)}, with ${references(order).first} as the payment reference, so that we know it is from you.`,
    tellWords(order, context),
    `We check the account and reply within ${paymentReplyTime}.`,
    readingWords(order, context),
  ];
  const steps = stepsAhead.map((title, index) => ({ title, words: words[index] ?? '' }));
  return { kind: 'steps', title: 'What happens next', steps };
}

/** Labels of the fields without which no reading can be made. */
export const missingDetails = (order: Order, services: readonly ServiceFacts[]) =>
  servicesOf(order, services).flatMap(({ intake }) =>
    intake.filter(({ optional }) => !optional).map(({ label }) => label),
  );

function tellWords(order: Order, context: OrderMailContext): Words {
  const missing = missingDetails(order, context.services);
  const needs = missing.length > 0 ? ` Still missing for your reading: ${missing.join('; ')}.` : '';
  const page = context.links ? ' The button above has a form for all of it.' : '';
  return [...[proofWords(order, context)].flat(), `${needs}${page}`];
}

function readingWords(order: Order, context: OrderMailContext) {
  const ordered = orderedOn(order);
  const day = readingBy(order, context.services, ordered);
  if (day)
    return `With payment and details here on ${formatDate(ordered)}, your reading comes by ${day}.`;
  return 'When the payment and your details are in, we write to you and agree on a day.';
}

export const proofWords = (
  order: Order,
  { business }: Pick<OrderMailContext, 'business'>,
): Words => [
  `Reply to this email with the screenshot or the reference number of the payment, or send it to ${business.phone.display} on `,
  whatsApp(order, business),
  '.',
];

const whatsApp = ({ invoiceId }: Order, { whatsapp }: Business): Anchor => ({
  text: 'WhatsApp',
  href: whatsappLink(whatsapp, `Order ${invoiceId}`),
});

export const refundWords = (siteUrl: string): Words => [
  `Refunds: ${finalSaleInMails} See the `,
  { text: 'Terms and Conditions', href: new URL(paths.terms, siteUrl).href },
  '.',
];

/** `more` follows the reason for the email. */
export const footWords = (order: Order, { business }: OrderMailContext, more = ''): Words[] => [
  [
    'Questions about this order? Reply to this email, call ',
    { text: business.phone.display, href: `tel:${business.phone.dial}` },
    ', write on ',
    whatsApp(order, business),
    ' or to ',
    { text: business.email, href: `mailto:${business.email}` },
    `. Calls between ${hoursInIndia}, India time.`,
  ],
  `You get this email because somebody ordered here with the address ${order.customer.email}. It is not a newsletter.${more}`,
  `${business.name} is the business of ${legalLine(business)}. Complaints go to ${business.legal.complaints}, ${business.legal.designation}, by the same phone and email. ${complaintTimes} National Consumer Helpline: 1915.`,
];

export const orderAmount = (order: Order) => formatAmount(order.total, order.currency);

export const orderRows = (order: Order): FactRow[] => [
  { label: 'Order ID', value: order.invoiceId },
  { label: 'Date', value: order.date },
  { label: 'Total', value: orderAmount(order) },
  { label: 'Payment method', value: 'Direct Bank Transfer' },
];

export const summaryBlock = (order: Order, title = 'Order summary'): Block => ({
  kind: 'sums',
  title,
  lines: order.lines.map(({ title, amount }) => ({
    title,
    amount: formatAmount(amount, order.currency),
  })),
  total: orderAmount(order),
});

export const bankRows = (order: Order, { bank, upi }: Business): FactRow[] =>
  accountRows({ bank, upi: upiFor(order, upi) }, order.currency);

export function billBlocks(order: Order, business: Business, bill?: BillFacts): Block[] {
  const words = 'Your bill, with its own number, comes in a separate email from us.';
  if (!bill) return [{ kind: 'small', words }, summaryBlock(order)];
  const { address, city, state, pincode, country } = order.customer;
  const region = [state, pincode].filter(Boolean).join(' ');
  const buyer = [fullName(order.customer), address, city, region, country].filter(Boolean);
  const note = business.legal.gstin ? undefined : 'Not registered for GST';
  return [
    {
      kind: 'panel',
      title: 'Your bill',
      rows: [
        { label: 'Bill number', value: bill.number, key: true },
        { label: 'Date', value: bill.date },
        { label: 'Seller', value: legalLine(business), note },
        { label: 'Buyer', value: buyer.join(', ') },
        { label: 'Paid', value: orderAmount(order), note: `For order ${order.invoiceId}` },
      ],
    },
    summaryBlock(order, 'What the bill is for'),
  ];
}
