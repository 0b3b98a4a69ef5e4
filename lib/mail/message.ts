import { oneLine } from '../typed-words';
import type { Letter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './text';
import { threadHeaders, type Thread } from './thread';

/**
 * One mail, ready for any provider. The addresses are bare: one recipient and no display names,
 * because SendGrid refuses `;` and `,` in names, and a name is what a visitor typed.
 */
export type Message = {
  to: string;
  replyTo: string;
  subject: string;
  html: string;
  text: string;
  /** For a mail of an order. */
  thread?: Thread;
  /** A calendar file that goes along. */
  calendar?: { name: string; content: string };
};

/** A letter with its addresses and subject, drawn as HTML and as plain text. */
export async function renderMessage(
  head: Omit<Message, 'html' | 'text'>,
  letter: Letter,
): Promise<Message> {
  return {
    ...head,
    subject: subjectLine(head.subject),
    html: letterHtml(letter),
    text: letterText(letter),
  };
}

/** A mail without what a provider can object to: no HTML, no address to answer to, no headers, no file. */
export type MinimalMessage = Pick<Message, 'to' | 'subject' | 'text'>;

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
export const minimal = ({ to, replyTo, subject, text }: Message): MinimalMessage => ({
  to,
  subject: subjectLine(subject.replace(/[^\p{L}\p{M}\p{N} .,!'-]/gu, ' ')) || 'A message',
  text: `${text}\n\nAnswer to: ${replyTo}\n`,
});
