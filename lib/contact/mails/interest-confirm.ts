import type { Details } from '../fields';
import type { FormMailContext } from './forms-for-owner';
import { bookLetters } from '../../promises';
import { renderMessage, type Message } from '../../mail/message';
import { greetingName } from '../../typed-words';

/** Asks a visitor whether the wish to hear of the book is real; without an answer nothing more comes. */
export function interestConfirm(
  { name, email }: Details,
  { business, ownerEmail }: Pick<FormMailContext, 'business' | 'ownerEmail'>,
  link: string,
): Promise<Message> {
  const greeting = greetingName(name);
  return renderMessage(
    {
      to: email,
      replyTo: ownerEmail,
      subject: 'Please confirm: news of the numerology book',
    },
    {
      sender: business.name,
      preview: `One press of a button, and we write to you ${bookLetters}.`,
      heading: greeting ? `Is it you, ${greeting}?` : 'Is it you?',
      lead: 'Somebody gave us this address to hear about our numerology book. If it was you, please confirm it.',
      blocks: [
        {
          kind: 'buttons',
          buttons: [{ text: 'Yes, write to me', href: link }],
          hint: 'The button opens a page on which you confirm. At most two letters a month, each with a way to stop.',
        },
      ],
      foot: ['If it was not you, ignore this email: no more will come.'],
    },
  );
}
