import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderAnswer } from '@/lib/order/order';

export type CopyLineProps = {
  answer: OrderAnswer;
  from: 'browser' | 'link';
  /** Token of the order's own link; without one the address is corrected by a message. */
  token: string;
};

/** Where the copy went, and a way to put the address right: that mail is the thread of the order. */
export function CopyLine({ answer, from, token }: CopyLineProps) {
  const [form, setForm] = useState<typeof import('./correction')>();
  const line = useRef<HTMLParagraphElement>(null);
  const { email } = answer.order.customer;
  const open = () => import('./correction').then(setForm, () => undefined);
  const close = () => {
    flushSync(() => setForm(undefined));
    line.current?.focus();
  };
  if (form) return <form.Correction {...{ answer, from, token, close }} />;
  return (
    <p className="muted measure above-3" tabIndex={-1} ref={line}>
      <span className="anywhere">
        {from === 'browser' && answer.confirmationEmailed && !answer.queued
          ? `A copy is on its way to ${email}.`
          : `We write to ${email}.`}
      </span>{' '}
      {token && (
        <button type="button" className="press" onClick={open}>
          Wrong address? Correct it
        </button>
      )}
    </p>
  );
}
