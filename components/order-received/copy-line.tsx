import { useState } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { focusOn } from '../ui';
import { Correction } from './correction';

type CopyLineProps = {
  answer: OrderAnswer;
  /** Token of the order's own link; without one the address is corrected by a message. */
  token: string;
};

/** That mail is the thread of the order, so a wrong address can be put right. */
export function CopyLine({ answer, token }: CopyLineProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const { email } = answer.order.customer;
  if (isOpen) return <Correction {...{ answer, token }} close={() => setIsOpen(false)} />;
  return (
    <p className="muted measure above-3" tabIndex={-1} ref={isOpen === false ? focusOn : null}>
      <span className="anywhere">
        {answer.confirmationEmailed ? `A copy is on its way to ${email}.` : `We write to ${email}.`}
      </span>{' '}
      {token && (
        <button type="button" className="press" onClick={() => setIsOpen(true)}>
          Wrong address? Correct it
        </button>
      )}
    </p>
  );
}
