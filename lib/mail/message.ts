/**
 * A mail: what it says, as blocks; its plain text; its subject and headers. The HTML part (letter-html.ts) and the plain text
 * part are both drawn from one letter, so they can't come to disagree. Pure.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { whatsappLink } from '../site';
import { oneLine } from '../typed-words';
import { letterHtml } from './letter-html';

export type Anchor = { text: string; href: string };

/** A sentence, with links in it where it has any. Strings are text, never markup. */
export type Words = string | readonly (string | Anchor)[];

/** A fact with its name. A `key` row is one that must be found at a glance. */
export type FactRow = { label: string; value: Words; note?: Words; key?: boolean };

export type SumLine = { title: string; amount: string };

export type Block =
  | { kind: 'rows'; title?: string; rows: readonly FactRow[] }
  /** Rows in a frame: what has to be paid, or to be expected. */
  | { kind: 'panel'; title: string; rows: readonly FactRow[] }
  | { kind: 'steps'; title: string; steps: readonly { title: string; words: Words }[] }
  | { kind: 'sums'; title: string; lines: readonly SumLine[]; total: string }
  | { kind: 'lines'; title: string; lines: readonly string[] }
  /** Somebody's own words, line by line. */
  | { kind: 'quote'; title: string; text: string }
  /** One line to copy as it is. */
  | { kind: 'copy'; title: string; hint: string; text: string }
  /** Ways on, the first one the main one. `hint` stands below them. */
  | { kind: 'buttons'; title?: string; buttons: readonly Anchor[]; hint?: string }
  | { kind: 'warning'; text: string }
  | { kind: 'small'; words: Words };

export type Letter = {
  /** Whose paper it is written on. */
  sender: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  lead?: Words;
  blocks: readonly Block[];
  foot: readonly Words[];
};

/** What does not belong into a letter has nothing in its place. */
export type Parts<T> = readonly (T | '' | false | undefined)[];

/** A letter as it is put together. */
type LetterDraft = Omit<Letter, 'blocks' | 'foot'> & { blocks: Parts<Block>; foot: Parts<Words> };

/** Where the owner calls and writes to: a telephone that was read is in E.164, any other stands as it was typed. */
export function phoneRows(phone: string, hello: string): FactRow[] {
  const [, number] = /^\+(\d{7,15})(?: ext\. \d+)?$/.exec(phone) ?? [];
  const note = 'As it was typed: it is a number in no country we know.';
  if (!number) return [{ label: 'Phone', value: phone, note }];
  const chat = { text: 'Write a message', href: whatsappLink(number, hello) };
  return [
    { label: 'Phone', value: [{ text: phone, href: `tel:+${number}` }] },
    { label: 'WhatsApp', value: [chat] },
  ];
}

/** An address to write to. The part before the @ may hold '?' and '&', which in a link would add recipients. */
export function mailAnchor(email: string, subject?: string): Anchor {
  const atSign = email.lastIndexOf('@');
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return {
    text: email,
    href: `mailto:${encodeURIComponent(email.slice(0, atSign))}${email.slice(atSign)}${query}`,
  };
}

/** One line to paste into a list of the owner's own. */
export const forSpreadsheet = (text: string): Block => ({
  kind: 'copy',
  title: 'For your spreadsheet',
  hint: 'Copy this line and paste it into the first cell of an empty row.',
  text,
});

export function letterText({ heading, lead, blocks, foot, sender }: Letter): string {
  const parts = [
    heading,
    lead && wordsText(lead),
    ...blocks.map(blockText),
    '-'.repeat(48),
    ...foot.map(wordsText),
    sender,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'rows':
    case 'panel':
      return titled(block.title, block.rows.map(rowText));
    case 'steps':
      return titled(
        block.title,
        block.steps.map(({ title, words }, index) => `${index + 1}. ${title}. ${wordsText(words)}`),
      );
    case 'sums':
      return titled(block.title, [
        ...block.lines.map(({ title, amount }) => `${title}: ${amount}`),
        `Subtotal: ${block.total}`,
        `Total: ${block.total}`,
      ]);
    case 'lines':
      return titled(block.title, block.lines);
    case 'quote':
      // Each line is marked, so that nothing a visitor writes can pass for a part of the mail.
      return titled(
        block.title,
        block.text.split('\n').map((line) => `> ${line}`),
      );
    case 'copy':
      return titled(block.title, [block.hint, '', block.text]);
    case 'buttons':
      return titled(block.title, [
        ...block.buttons.map(({ text, href }) => `${text}:\n<${href}>`),
        ...(block.hint ? ['', block.hint] : []),
      ]);
    case 'warning':
      return `!! ${block.text}`;
    case 'small':
      return wordsText(block.words);
  }
}

/** No rule below the title, and no column of values: spam filters take a name before a line or a gap for a form to fill in. */
const titled = (title: string | undefined, lines: readonly string[]) =>
  [...(title ? [title.toUpperCase()] : []), ...lines].join('\n');

const rowText = ({ label, value, note }: FactRow) =>
  `${label}: ${wordsText(value)}${note ? `\n  ${wordsText(note)}` : ''}`;

/** A web link is written out in angle brackets (RFC 3986, appendix C); a number or address says itself. */
function wordsText(words: Words): string {
  if (typeof words === 'string') return words;
  return words
    .map((word) => {
      if (typeof word === 'string') return word;
      return word.href.startsWith('http') ? `${word.text} <${word.href}>` : word.text;
    })
    .join('');
}

/** Which mail of which order a message is. */
const threadSchema = z.object({
  /** The order's own id. */
  order: z.string(),
  /** Letters, digits and hyphens, another name for each mail of the order: 'order-owner', 'proof-2'. */
  mail: z.string(),
});

/**
 * Ends the name of a mail in which a person had a say: what was corrected after a sending that only seemed to fail is another
 * mail, and no mailbox may take it for the first.
 */
export const digest = (value: unknown) => sha256(JSON.stringify(value)).slice(0, 8);

/**
 * The headers of RFC 5322, section 3.6.4. The id follows from the order and the mail's name alone: a mail that was sent
 * twice, by whatever way and instance, is one to a mailbox that compares ids. All mails of an order answer to one id
 * that no mail bears, because buyer and owner never see each other's, and any of them may be missing.
 */
export function threadHeaders({ order, mail }: z.infer<typeof threadSchema>, from: string) {
  // Providers log these headers, and an id is for its buyer and the owner: only its digest is shown.
  const id = sha256(order.toLowerCase()).slice(0, 32);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const root = `<${id}@${domain}>`;
  return { 'Message-ID': `<${id}.${mail}@${domain}>`, 'In-Reply-To': root, References: root };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * One mail, ready for any provider. The addresses are bare: one recipient and no display names,
 * because SendGrid refuses `;` and `,` in names, and a name is what a visitor typed.
 */
export const messageSchema = z.object({
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** For a mail of an order. */
  thread: threadSchema.optional(),
  /** A calendar file that goes along. */
  calendar: z.object({ name: z.string(), content: z.string() }).optional(),
});

export type Message = z.infer<typeof messageSchema>;

/** A letter with its addresses and subject, drawn as HTML and as plain text. */
export function renderMessage(mail: Omit<Message, 'html' | 'text'> & LetterDraft): Message {
  const { to, replyTo, subject, thread, calendar } = mail;
  const letter = { ...mail, blocks: present(mail.blocks), foot: present(mail.foot) };
  const [html, text] = [letterHtml(letter), letterText(letter)];
  return { to, replyTo, subject: subjectLine(subject), thread, calendar, html, text };
}

const present = <T>(parts: Parts<T>) => parts.filter((part): part is T => Boolean(part));

/** Who a mail to the owner comes from and goes to; answers to it do where no other address is named. */
export const toOwner = ({ business, ownerEmail }: OwnerContext, replyTo = ownerEmail) => ({
  to: ownerEmail,
  replyTo,
  sender: business.name,
});

/** What every mail to the owner has to know. */
export type OwnerContext = { business: { name: string }; ownerEmail: string };

/** What a mail's head holds besides its addresses and its subject. */
export const headersOf = ({ thread }: Message, from: string): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(thread && threadHeaders(thread, from)),
});

const subjectMaxLength = 120;

/** A subject that is one line of at most 120 characters, whatever was put into it. */
export const subjectLine = (text: string) =>
  [...oneLine(text)].slice(0, subjectMaxLength).join('').trim();

/**
 * The mail once more for a provider that refused it: text alone, under a subject of letters, digits and
 * common signs. Whom to answer stands in the text.
 */
export const plainMail = ({ to, replyTo, subject, text }: Message) => ({
  to,
  subject: subjectLine(subject.replace(/[^\p{L}\p{M}\p{N} .,!'-]/gu, ' ')) || 'A message',
  text: `${text}\n\nAnswer to: ${replyTo}\n`,
});
