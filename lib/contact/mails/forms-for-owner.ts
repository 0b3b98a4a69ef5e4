/** The owner's mails about the two short forms: a name for the book's list, and a message. */
import type { Details } from '../fields';
import type { Business } from '../../content/business-schema';
import { formatDate, TIME_ZONE } from '../../format';
import { mailLink, type Block, type Letter, type Row } from '../../mail/letter';
import { renderMessage, subjectLine, type Message } from '../../mail/message';
import { home } from '../../markets/currency';
import { addresses } from '../../markets/markets';
import { greetingName, lineOf, manyLines, oneLine, phoneDigits } from '../../typed-words';

export type FormMailContext = {
  business: Business;
  ownerEmail: string;
  now: Date;
  /** The form was filled in faster than people do. */
  flagged?: boolean;
  /** The site asks the visitor by mail whether the wish is real. */
  asksToConfirm?: boolean;
};

/** Somebody wants to hear of the book. */
export function interestForOwner(details: Details, context: FormMailContext): Promise<Message> {
  const { name } = clean(details);
  const wish = `${name} would like to hear when the book is ready`;
  return interestMail(details, context, {
    subject: 'New Interested User for Numerology Book',
    preview: wish,
    heading: 'New interested user for the numerology book',
    lead: `${wish}.${context.asksToConfirm ? '' : ' Please follow up.'}`,
    facts: [received(context.now), ...(context.asksToConfirm ? [notConfirmed] : [])],
    cells: [],
  });
}

/** The visitor has pressed the button in the mail that asked: the wish is real. */
export function interestConfirmed(details: Details, context: FormMailContext): Promise<Message> {
  const { name } = clean(details);
  return interestMail(details, context, {
    subject: subjectLine(`Confirmed: news for ${name}`),
    preview: `${name} has confirmed the address and would like to hear of the book`,
    heading: `${name} has confirmed`,
    lead: 'The address is right and its owner said yes twice. You may send news of the book to it.',
    facts: [{ ...received(context.now), label: 'Confirmed' }],
    cells: ['confirmed'],
  });
}
type InterestParts = Pick<Letter, 'preview' | 'heading' | 'lead'> & {
  subject: string;
  facts: Row[];
  /** What the line for the spreadsheet says besides day, name and address. */
  cells: string[];
};

function interestMail(
  details: Details,
  context: FormMailContext,
  { subject, facts, cells, ...words }: InterestParts,
): Promise<Message> {
  const { name, email } = clean(details);
  return renderMessage(
    { to: context.ownerEmail, replyTo: email, subject },
    {
      sender: context.business.name,
      ...words,
      blocks: [
        ...warning(context),
        {
          kind: 'rows',
          rows: [
            { label: 'Name', value: name },
            { label: 'Email', value: [mailLink(email)] },
            ...facts,
          ],
        },
        replyBlock(name, email, 'The numerology book'),
        {
          kind: 'copy',
          title: 'For your spreadsheet',
          hint: 'Copy this line and paste it into the first cell of an empty row.',
          text: lineOf([formatDate(context.now), name, email, ...cells]),
        },
      ],
      foot: [`Your reply to this email goes straight to ${name}.`],
    },
  );
}

/** Somebody wrote through the contact form. */
export function contactForOwner(details: Details, context: FormMailContext): Promise<Message> {
  const { name, email } = clean(details);
  const subject = subjectLine(`Message from ${name}`);
  return renderMessage(
    { to: context.ownerEmail, replyTo: email, subject },
    contactLetter(details, context),
  );
}

function contactLetter(details: Details, context: FormMailContext): Letter {
  const { business, now } = context;
  const { name, email, phone } = clean(details);
  const text = manyLines(details.message);
  return {
    sender: business.name,
    preview: oneLine(text).slice(0, 90),
    heading: `${name} wrote to you`,
    blocks: [
      ...warning(context),
      {
        kind: 'rows',
        rows: [
          { label: 'Name', value: name },
          { label: 'Email', value: [mailLink(email)] },
          ...phoneRows(phone, name, business),
          received(now),
        ],
      },
      { kind: 'quote', title: 'Message', text },
      replyBlock(name, email, `Your message to ${business.name}`),
    ],
    foot: [
      'The form promises a response within 24 hours.',
      `Your reply to this email goes straight to ${name}.`,
    ],
  };
}

const warning = ({ flagged }: FormMailContext): Block[] =>
  flagged
    ? [
        {
          kind: 'warning',
          text: 'Please check: the form was filled in within two seconds, so a program may have sent it.',
        },
      ]
    : [];

const notConfirmed: Row = {
  label: 'Confirmed',
  value: 'not yet',
  note: 'Anybody can type an address, so the site asks by email first. You get a second email when the answer is yes: send news only then.',
};

const replyBlock = (name: string, email: string, subject: string): Block => ({
  kind: 'buttons',
  buttons: [{ text: `Reply to ${name}`, href: mailLink(email, subject).href }],
});

const clean = ({ name, email, phone }: Details) => ({
  name: oneLine(name),
  email: oneLine(email),
  phone: oneLine(phone),
});

/** The form asks for no country: ten digits from 6 to 9 on are taken for a mobile number in India. */
function phoneRows(phone: string, name: string, business: Business): Row[] {
  const inIndia = /^0?[6-9]\d{9}$/.test(phone.replace(/\D/g, ''));
  const { digits, international } = phoneDigits(
    phone,
    inIndia ? addresses[home]?.calls : undefined,
  );
  const tel = { text: phone, href: `tel:${international ? '+' : ''}${digits}` };
  const row: Row = { label: 'Phone', value: [tel] };
  if (!international) return [row];
  const greeting = greetingName(name);
  const hello = `Hello${greeting ? ` ${greeting}` : ''}, this is ${business.name}, about your message.`;
  const href = `https://wa.me/${digits}?text=${encodeURIComponent(hello)}`;
  return [row, { label: 'WhatsApp', value: [{ text: 'Write a message', href }] }];
}

/** In the owner's time: 'November 20, 2026, 4:05 PM IST'. */
function received(now: Date): Row {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: TIME_ZONE });
  const value = `${formatDate(now)}, ${time.format(now).replace(/\s/g, ' ')} IST`;
  return { label: 'Received', value };
}
