import type { Details } from './fields';
import { answerTime } from '../promises';
import type { Business } from '../content/business-schema';
import { formatDate, whenDone } from '../time';
import {
  forSpreadsheet,
  mailAnchor,
  phoneRows,
  type Block,
  type Letter,
  type FactRow,
} from '../mail/letter';
import { renderMessage, toOwner, type Message } from '../mail/message';
import { lineOf, withName } from '../typed-words';

type FormMailContext = {
  business: Business;
  ownerEmail: string;
  now: Date;
  flagged?: boolean;
  asked?: boolean;
};

export function interestForOwner(details: Details, context: FormMailContext): Message {
  const wish = 'Somebody would like to hear about the book';
  return interestMail(details, context, {
    subject: 'New Interested User for Numerology Book',
    preview: wish,
    heading: 'New interested user for the numerology book',
    lead: `${wish}.${context.asked ? '' : ' Please follow up.'}`,
    facts: [received(context.now), context.asked ? notConfirmed : notAsked],
    cells: [],
  });
}

/** The visitor has pressed the button in the mail that asked: the wish is real. */
export function interestConfirmed(details: Details, context: FormMailContext): Message {
  return interestMail(details, context, {
    subject: 'Confirmed: news of the numerology book',
    preview: 'Somebody has confirmed the address and would like to hear of the book',
    heading: 'The address is confirmed',
    lead: 'The address is right and its owner said yes twice. You may send news of the book to it.',
    facts: [{ ...received(context.now), label: 'Confirmed' }],
    cells: ['confirmed'],
  });
}

type InterestParts = Pick<Letter, 'preview' | 'heading' | 'lead'> & {
  subject: string;
  facts: FactRow[];
  /** Further cells of the line for the spreadsheet, after day, name and address. */
  cells: string[];
};

function interestMail(
  { name, email }: Details,
  context: FormMailContext,
  { facts, cells, ...words }: InterestParts,
): Message {
  return renderMessage({
    ...toOwner(context, email),
    ...words,
    blocks: [
      warning(context),
      writer({ name, email }, ...facts),
      replyBlock(email, 'The numerology book'),
      forSpreadsheet(lineOf([formatDate(context.now), name, email, ...cells])),
    ],
    foot: [replyGoesTo],
  });
}

export function contactForOwner(details: Details, context: FormMailContext): Message {
  const { business, now } = context;
  const { name, email, phone, message } = details;
  const hello = `${withName('Hello', name)}, this is ${business.name}, about your message.`;
  return renderMessage({
    ...toOwner(context, email),
    subject: 'New message from the contact form',
    preview: 'The message, and who wrote it, as it was typed',
    heading: 'Somebody wrote to you',
    blocks: [
      warning(context),
      writer(details, ...phoneRows(phone, hello), received(now)),
      { kind: 'quote', title: 'Message', text: message },
      replyBlock(email, `Your message to ${business.name}`),
    ],
    foot: [`The form promises a response within ${answerTime}.`, replyGoesTo],
  });
}

const warning = ({ flagged }: FormMailContext) =>
  flagged && {
    kind: 'warning' as const,
    text: 'Please check: the form was filled in within two seconds, so a program may have sent it.',
  };

const notConfirmed: FactRow = {
  label: 'Confirmed',
  value: 'not yet',
  note: 'Anybody can type an address, so the site asks by email first. You get a second email when the answer is yes: send news only then.',
};

const notAsked: FactRow = {
  label: 'Confirmed',
  value: 'not asked',
  note: 'The site has sent no email to this address about it: write first, and send news only when the answer is yes.',
};

const replyGoesTo = 'Your reply to this email goes straight to the visitor.';

const writer = ({ name, email }: Pick<Details, 'name' | 'email'>, ...more: FactRow[]): Block => ({
  kind: 'rows',
  rows: [{ label: 'Name', value: name }, { label: 'Email', value: [mailAnchor(email)] }, ...more],
});

const replyBlock = (email: string, subject: string): Block => ({
  kind: 'buttons',
  buttons: [{ text: 'Reply to the visitor', href: mailAnchor(email, subject).href }],
});

/** In the owner's time: '20 November 2026, 4:05 PM IST'. */
const received = (now: Date): FactRow => ({
  label: 'Received',
  value: `${whenDone(now.toISOString())} IST`,
});

/** Without an answer the visitor gets nothing more. */
export function interestConfirm(
  { name, email }: Details,
  { business, ownerEmail }: Pick<FormMailContext, 'business' | 'ownerEmail'>,
  link: string,
): Message {
  return renderMessage({
    to: email,
    replyTo: ownerEmail,
    subject: 'Please confirm: news of the numerology book',
    sender: business.name,
    preview: 'One press of a button, and we write to you about the book, at most twice a month.',
    heading: `${withName('Is it you', name, ', ')}?`,
    lead: 'Somebody gave us this address to hear about our numerology book. If it was you, please confirm it.',
    blocks: [
      {
        kind: 'buttons',
        buttons: [{ text: 'Yes, write to me', href: link }],
        hint: 'The button opens a page on which you confirm. At most two letters a month, each with a way to stop.',
      },
    ],
    foot: ['If it was not you, ignore this email: no more will come.'],
  });
}
