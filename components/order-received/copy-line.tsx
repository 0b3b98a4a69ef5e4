import { useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { OrderAnswer } from '@/lib/order/order';
import { parseStoredOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { EmailField } from '../forms/email-field';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { storedOrder } from '../stored';
import { Button, Buttons, focusOn } from '../ui';
import { readForm, reviewFaults, useSend } from '../use-send';

type CopyLineProps = {
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

function Correction({ answer, from, token, close }: CopyLineProps & { close: () => void }) {
  const { send, show, faults, isSending, notSent } = useSend();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const reply = await send(paths.correctEmailApi, { token, ...readForm(form) }, form);
    const corrected = reply?.ok && parseStoredOrder(JSON.stringify(reply.value));
    if (!corrected) return;
    if (from === 'browser') storedOrder.change((kept) => ({ ...kept, ...corrected }));
    else if (corrected.link) location.replace(corrected.link);
    close();
  }

  return (
    <form
      className="panel room flow above-4"
      onSubmit={(event) => void submit(event)}
      onInput={() => show(reviewFaults(['email']))}
      noValidate
    >
      <EmailField
        id="copy-email"
        name="email"
        label="Where should the copy go?"
        hint="The practice sees the new address too."
        autoComplete="email"
        defaultValue={answer.order.customer.email}
        error={faults.email}
        ref={focusOn}
      />
      <NotSentNotice title="Not changed" reason={notSent} />
      <Buttons>
        <SendButton type="submit" isSending={isSending}>
          Send a new copy
        </SendButton>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
      </Buttons>
    </form>
  );
}
