/** A stand-in for sending: it keeps mails, and answers as it was told to. */
import type { Message } from './message';
import type { About, Sent } from './send';

export const sampleMessage = {
  to: 'buyer@example.com',
  replyTo: 'owner@example.com',
  subject: 'Thank you Asha! Your order has been received',
  html: '<p>Asha &amp; co</p>',
  text: 'Asha & co',
};

export const sampleThread = {
  order: '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4',
  mail: 'order-buyer',
};

/**
 * The parts of a mail below its first sentence, each by its first words, and how many lines follow.
 */
export function outline({ text }: Pick<Message, 'text'>) {
  const [, , ...parts] = (text.split(/\n\n-+\n/)[0] ?? '').split('\n\n');
  return parts.map((part) => {
    const [first = '', ...more] = part.split('\n');
    return first.split(' ').slice(0, 2).join(' ') + (more.length > 0 ? ` +${more.length}` : '');
  });
}

/** Section headings, as the reader sees them. */
export const headings = ({ html }: Pick<Message, 'html'>) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);

export const lost: Sent = { ok: false, reason: 'refused', attempts: 3 };

export const mailDoor = {
  /** Mails that went out. */
  mails: [] as Message[],
  /** Mails that were handed over, sent or not, with what the log says of each. */
  tried: [] as (Message & { about: About })[],
  /** Answers to the next mails; further ones are sent. */
  answers: [] as Sent[],
  answerTo: undefined as ((about: About) => Sent | undefined) | undefined,

  async send(message: Message, about: About): Promise<Sent> {
    mailDoor.tried.push({ ...message, about });
    const answer = mailDoor.answers.shift() ??
      mailDoor.answerTo?.(about) ?? { ok: true, attempts: 1 };
    if (answer.ok) mailDoor.mails.push(message);
    return answer;
  },

  /** Forgets everything, and sets the next answers. */
  open(...answers: Sent[]) {
    Object.assign(mailDoor, { mails: [], tried: [], answers, answerTo: undefined });
    return mailDoor.mails;
  },

  /** For `jest.mock`. */
  module: () => ({
    ...jest.requireActual('./send'),
    send: (...mail: Parameters<typeof mailDoor.send>) => mailDoor.send(...mail),
  }),
};
