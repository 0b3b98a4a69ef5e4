import { Fragment } from 'react';

/**
 * What is copied by its letters: an e-mail, a UPI id, a code. Where a line is too short for an address, it ends after '@' or
 * a dot, and not within a word.
 */
export function Address({ text }: { text: string }) {
  const parts = text.includes('@') ? text.split(/(?<=[@.])/) : [text];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
