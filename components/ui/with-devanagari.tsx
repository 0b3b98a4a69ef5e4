import { Fragment } from 'react';
import { devanagari } from '@/lib/devanagari';

/** A text of the content whose Devanagari words are announced as Hindi, as Markdown texts have it. */
export function WithDevanagari({ text }: { text: string }) {
  const hindi = text.match(devanagari) ?? [];
  return text.split(devanagari).map((english, index) => (
    <Fragment key={index}>
      {english}
      {hindi[index] && <span lang="hi">{hindi[index]}</span>}
    </Fragment>
  ));
}
