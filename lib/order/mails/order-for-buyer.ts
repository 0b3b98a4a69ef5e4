import { legalLine } from '../../content/business';
import { hoursInIndia } from '../../hours';
import { complaintTimes, finalSale, paymentReplyTime } from '../../promises';
import { paths } from '../../site';
import { orderLinkDays, type Order } from '../order';
import { references } from '../pay';
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
    { kind: 'rows', rows: orderRows(order) },
    ...sampleWarning(order, context),
    paymentBlock(order, context),
    ...ownOrderBlocks(context),
    stepsBlock(order, context),
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
export const ownOrderBlocks = ({ links }: OrderMailContext): Block[] =>
  links
    ? [
        {
          kind: 'buttons',
          buttons: [{ text: 'Your order, with copy buttons', href: links.order }],
          hint: `The link opens your order on any device for ${orderLinkDays} days. It shows your address, so please keep it to yourself.`,
        },
      ]
    : [];

/** The way to the order's page, once there is nothing left to copy. */
export const orderAsItStands = ({ links }: OrderMailContext): Block[] =>
  links
    ? [{ kind: 'buttons', buttons: [{ text: 'Your order as it stands', href: links.order }] }]
    : [];

const stepsBlock = (order: Order, { business }: OrderMailContext): Block => ({
  kind: 'steps',
  title: 'What happens next',
  steps: [
    {
      title: `Pay ${orderAmount(order)}`,
      words: `Use ${references(order).first} as the payment reference, so that we know it is from you.`,
    },
    {
      title: 'Send the proof',
      words: proofWords(order, { business }),
    },
    { title: 'Hear from us', words: `We check the account and reply within ${paymentReplyTime}.` },
  ],
});

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
  `No refund: ${finalSale.charAt(0).toLowerCase()}${finalSale.slice(1)} See the `,
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
  `${business.name} is ${legalLine(business)}. Complaints go to ${business.legal.complaints}, ${business.legal.designation}, by the same phone and email: ${complaintTimes}. National Consumer Helpline: 1915.`,
];
