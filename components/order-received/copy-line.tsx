import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderAnswer } from '@/lib/order/order';
import { Correction } from './correction';

export type CopyLineProps = {
  answer: OrderAnswer;
  from: 'browser' | 'link';
  /** Token of the order's own link; without one the address is corrected by a message. */
  token: string;
};

/** Where the copy went, and a way to put the address right: that mail is the thread of the order. */
export function CopyLine({ answer, from, token }: CopyLineProps) {
  const [isOpen, setIsOpen] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  const { email } = answer.order.customer;
  const close = () => {
    flushSync(() => setIsOpen(false));
    line.current?.focus();
  };
  if (isOpen) return <Correction {...{ answer, from, token, close }} />;
  return (
    <p className="muted measure above-3" tabIndex={-1} ref={line}>
      <span className="anywhere">
        {from === 'browser' && answer.confirmationEmailed && !answer.queued
          ? `A copy is on its way to ${email}.`
          : `We write to ${email}.`}
      </span>{' '}
      {token && (
        <button type="button" className="press" onClick={() => setIsOpen(true)}>
          Wrong address? Correct it
        </button>
      )}
    </p>
  );
}
