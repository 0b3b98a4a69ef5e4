import { createHash } from 'node:crypto';
import { z } from 'zod';
import { oneLine } from '../typed-words';
import { letterText, type Block, type Letter, type Parts, type Words } from './letter';
import { letterHtml } from './letter-html';

const threadSchema = z.object({
  /** The order's own id. */
  order: z.string(),
  /** Letters, digits and hyphens, unique among the order's mails: 'order-owner', 'proof-2'. */
  mail: z.string(),
});

/** Ends a mail's name: a person's corrected words are another mail, not a repeated one. */
export const digest = (value: unknown) => sha256(JSON.stringify(value)).slice(0, 8);

/** RFC 5322, 3.6.4. A mail that was sent twice has one id, so mailboxes take the two for one. */
export function threadHeaders({ order, mail }: z.infer<typeof threadSchema>, from: string) {
  // Providers log these headers, and an id is for buyer and owner: only its digest is shown.
  const id = sha256(order.toLowerCase()).slice(0, 32);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  const root = `<${id}@${domain}>`;
  return { 'Message-ID': `<${id}.${mail}@${domain}>`, 'In-Reply-To': root, References: root };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Bare addresses without names: SendGrid refuses `;` and `,` in names, and visitors type them. */
export const messageSchema = z.object({
  to: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  thread: threadSchema.optional(),
  calendar: z.object({ name: z.string(), content: z.string() }).optional(),
});

export type Message = z.infer<typeof messageSchema>;

type LetterDraft = Omit<Letter, 'blocks' | 'foot'> & { blocks: Parts<Block>; foot: Parts<Words> };

export function renderMessage(mail: Omit<Message, 'html' | 'text'> & LetterDraft): Message {
  const { to, replyTo, subject, thread, calendar } = mail;
  const letter = { ...mail, blocks: present(mail.blocks), foot: present(mail.foot) };
  const [html, text] = [letterHtml(letter), letterText(letter)];
  return { to, replyTo, subject: subjectLine(subject), thread, calendar, html, text };
}

const present = <T>(parts: Parts<T>) => parts.filter((part): part is T => Boolean(part));

/** Answers go to the owner where no other address is named. */
export const toOwner = ({ business, ownerEmail }: OwnerContext, replyTo = ownerEmail) => ({
  to: ownerEmail,
  replyTo,
  sender: business.name,
});

export type OwnerContext = { business: { name: string }; ownerEmail: string };

export const headersOf = ({ thread }: Message, from: string): Record<string, string> => ({
  'Auto-Submitted': 'auto-generated',
  ...(thread && threadHeaders(thread, from)),
});

const subjectMaxLength = 120;

/** At most 120 characters. */
export const subjectLine = (text: string) =>
  [...oneLine(text)].slice(0, subjectMaxLength).join('').trim();

/** For a provider that refused the mail: text alone, under a subject of common signs. */
export const plainMail = ({ to, replyTo, subject, text }: Message) => ({
  to,
  subject: subjectLine(subject.replace(/[^\p{L}\p{M}\p{N} .,!'-]/gu, ' ')) || 'A message',
  text: `${text}\n\nAnswer to: ${replyTo}\n`,
});
