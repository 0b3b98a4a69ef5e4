import { legalLine } from '../../content/business';
import { hoursInIndia } from '../../hours';
import { paths } from '../../site';
import { readingBy, orderedOn } from '../due';
import { orderLinkDays, type Order } from '../order';
import { references } from '../pay';
import { stepsAhead } from '../steps';
import { mailWords, paying } from '../../markets/markets';
import type { Block, Letter, Words } from '../../mail/letter';
import { renderMessage, type Message } from '../../mail/message';
import {
  bankRows,
  hasSampleBank,
  orderAmount,
  orderRows,
  summaryBlock,
  type OrderMailContext,
} from './order-facts';
import { greetingName } from '../../typed-words';

/**
 * The buyer's confirmation: what was ordered, what to pay and where, and what happens next. Anybody can order with somebody
 * else's address, so nothing that was typed stands in it but that address and a plain first name.
 */
export function orderForBuyer(order: Order, context: OrderMailContext): Promise<Message> {
  const { email, firstName } = order.customer;
  const name = greetingName(firstName);
  const subject = `Thank you${name ? ` ${name}` : ''}! Your order has been received`;
  const thread = { order: context.id, mail: 'order-buyer' };
  const head = { to: email, replyTo: context.ownerEmail, subject, thread };
  return renderMessage(head, buyerLetter(subject, order, context));
}

const buyerLetter = (heading: string, order: Order, context: OrderMailContext): Letter => ({
  sender: context.business.name,
  preview: `Pay ${orderAmount(order)} with the reference ${references(order).first}. The bank details are in this email.`,
  heading,
  lead: 'This email has everything you need to pay, so please keep it.',
  blocks: [
    ...ownOrderBlocks(context, 'Pay and tell us what the reading needs'),
    stepsBlock(order, context),
    ...sampleWarning(order, context),
    paymentBlock(order, context),
    { kind: 'rows', rows: orderRows(order) },
    summaryBlock(order),
    { kind: 'small', words: noRefund(context.siteUrl) },
  ],
  foot: footWords(order, context, ' If it was not you, there is nothing to pay.'),
});

export const sampleWarning = (order: Order, { business }: OrderMailContext): Block[] =>
  hasSampleBank(order, business)
    ? [
        {
          kind: 'warning',
          text: 'The bank details below are samples. Please do not send any money.',
        },
      ]
    : [];

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

/** The way back to the page with its copy buttons, on any device. */
export const ownOrderBlocks = (
  { links }: OrderMailContext,
  text = 'Your order, with copy buttons',
): Block[] =>
  links
    ? [
        {
          kind: 'buttons',
          buttons: [{ text, href: links.order }],
          hint: `The link opens your order on any device for ${orderLinkDays} days. It shows your address, so please keep it to yourself.`,
        },
      ]
    : [];

/** The way to the order's page, once there is nothing left to copy. */
export const orderAsItStands = ({ links }: OrderMailContext): Block[] =>
  links
    ? [{ kind: 'buttons', buttons: [{ text: 'Your order as it stands', href: links.order }] }]
    : [];

function stepsBlock(order: Order, context: OrderMailContext): Block {
  const words: Words[] = [
    `${orderAmount(order)}, with ${references(order).first} as the payment reference, so that we know it is from you.`,
    tellWords(order, context),
    'We check the account and reply within 1-2 days.',
    readingWords(order, context),
  ];
  const steps = stepsAhead.map((title, index) => ({ title, words: words[index] ?? '' }));
  return { kind: 'steps', title: 'What happens next', steps };
}

/** The payment, and what is still missing for the reading: on the order's page, or where there is none, by a reply. */
function tellWords(order: Order, context: OrderMailContext): Words {
  const missing = servicesOf(order, context).flatMap(({ intake }) =>
    intake.filter(({ optional }) => !optional).map(({ label }) => label),
  );
  const needs = missing.length > 0 ? ` Still missing for your reading: ${missing.join('; ')}.` : '';
  const page = context.links ? ' The button above has a form for all of it.' : '';
  return [...[proofWords(order, context)].flat(), `${needs}${page}`];
}

/** By which day the reading comes, counted from the day of the order. */
function readingWords(order: Order, context: OrderMailContext) {
  const day = readingBy(order, context.services, orderedOn(order));
  if (day) return `If both are here on ${order.date}, it comes by ${day}.`;
  return 'When the payment and your details are in, we write to you and agree on a day.';
}

const servicesOf = ({ lines }: Order, { services }: OrderMailContext) =>
  services.filter(({ id }) => lines.some(({ serviceId }) => serviceId === id));

/** Where the proof of a payment goes. */
export const proofWords = (
  order: Order,
  { business }: Pick<OrderMailContext, 'business'>,
): Words => [
  `Reply to this email with the screenshot or the reference number of the payment, or send it to ${business.phone.display} on `,
  { text: 'WhatsApp', href: whatsAppLink(order, business.whatsapp) },
  '.',
];

const whatsAppLink = (order: Order, digits: string) =>
  `https://wa.me/${digits}?text=${encodeURIComponent(`Order ${order.invoiceId}`)}`;

export const noRefund = (siteUrl: string): Words => [
  'No refund: all sales are final once paid, unless the reading is late or not as its page says. Then you choose a new one or your money back. See the ',
  { text: 'Terms and Conditions', href: new URL(paths.terms, siteUrl).href },
  '.',
];

/** `more` goes on after why this email was sent. */
export const footWords = (order: Order, { business }: OrderMailContext, more = ''): Words[] => [
  [
    'Questions about this order? Reply to this email, call ',
    { text: business.phone.display, href: `tel:${business.phone.dial}` },
    ', write on ',
    { text: 'WhatsApp', href: whatsAppLink(order, business.whatsapp) },
    ' or to ',
    { text: business.email, href: `mailto:${business.email}` },
    `. Calls between ${hoursInIndia}, India time.`,
  ],
  `You get this email because an order was placed with ${order.customer.email}. It is not a newsletter.${more}`,
  `${business.name} is ${legalLine(business)}. Complaints go to ${business.legal.complaints}, ${business.legal.designation}, at the same address.`,
];
