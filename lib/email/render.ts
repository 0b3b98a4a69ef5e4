import { render } from '@react-email/render';
import { createElement } from 'react';
import { LetterMail } from './components/letter-mail';
import type { Letter } from './letter';
import { subjectLine, type Message } from './message';
import { letterText } from './text';

/** A letter with its addresses and subject, drawn as HTML and as plain text. */
export async function renderMessage(
  head: Pick<Message, 'to' | 'replyTo' | 'subject'>,
  letter: Letter,
): Promise<Message> {
  const html = await render(createElement(LetterMail, { letter }));
  return { ...head, subject: subjectLine(head.subject), html, text: letterText(letter) };
}
