import { createHash } from 'node:crypto';
import { z } from 'zod';
import { oneLine } from '../typed-words';
import { letterText, type Block, type Letter, type Parts, type Words } from './letter';
import { letterHtml } from './letter-html';

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

type LetterDraft = Omit<Letter, 'blocks' | 'foot'> & { blocks: Parts<Block>; foot: Parts<Words> };

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
