import { createElement } from 'react';
import { LetterMail } from './components/letter-mail';
import type { Letter } from './letter';
import { subjectLine, type Message } from './message';
import { letterText } from './text';

/** A letter with its addresses and subject, drawn as HTML and as plain text. */
export async function renderMessage(
  head: Omit<Message, 'html' | 'text'>,
  letter: Letter,
): Promise<Message> {
  // The framework refuses a static import in what a route uses, for pages' sake.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const html = doctype + renderToStaticMarkup(createElement(LetterMail, { letter }));
  return { ...head, subject: subjectLine(head.subject), html, text: letterText(letter) };
}

/** Mail programs take the old one for the standards they know. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
