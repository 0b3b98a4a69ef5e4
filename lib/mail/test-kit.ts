/** A mail for tests, and a stand-in at the mail door: it keeps what was sent, and answers as it was told to. */
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

/** The parts of a mail below its first sentence, each by the words with which it begins, and how many lines it has besides. */
export function outline({ text }: Pick<Message, 'text'>) {
  const [, , ...parts] = (text.split(/\n\n-+\n/)[0] ?? '').split('\n\n');
  return parts.map((part) => {
    const [first = '', ...more] = part.split('\n');
    return first.split(' ').slice(0, 2).join(' ') + (more.length > 0 ? ` +${more.length}` : '');
  });
}

/** The section headings of a mail, as its reader sees them. */
export const headings = ({ html }: Pick<Message, 'html'>) =>
  [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading]) => heading);

export const lost: Sent = { ok: false, reason: 'refused', attempts: 3 };

export const mailDoor = {
  /** What went out. */
  mails: [] as Message[],
  /** What was handed over, sent or not, with what the log says of it. */
  tried: [] as (Message & { about: About })[],
  /** Answers to the next mails, or who says what to which; others are sent. */
  answers: [] as Sent[],
  answerTo: undefined as ((about: About) => Sent | undefined) | undefined,

  async send(message: Message, about: About): Promise<Sent> {
    mailDoor.tried.push({ ...message, about });
    const answer = mailDoor.answers.shift() ??
      mailDoor.answerTo?.(about) ?? { ok: true, attempts: 1 };
    if (answer.ok) mailDoor.mails.push(message);
    return answer;
  },

  /** Forgets everything, and says what it will answer. */
  open(...answers: Sent[]) {
    Object.assign(mailDoor, { mails: [], tried: [], answers, answerTo: undefined });
    return mailDoor.mails;
  },

  /** The module that has the door, with this one in it, for `jest.mock`. */
  module: () => ({
    ...jest.requireActual('./send'),
    send: (...mail: Parameters<typeof mailDoor.send>) => mailDoor.send(...mail),
  }),
};
