import { oneLine } from './words';

/**
 * One mail, ready for any provider. The addresses are bare: one recipient and no display names,
 * because SendGrid refuses `;` and `,` in names, and a name is what a visitor typed.
 */
export type Message = { to: string; replyTo: string; subject: string; html: string; text: string };

const subjectMaxLength = 120;

/** A subject that is one line of at most 120 characters, whatever was put into it. */
export const subjectLine = (text: string) =>
  [...oneLine(text)].slice(0, subjectMaxLength).join('').trim();
