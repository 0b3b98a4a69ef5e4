import type { FormEvent } from 'react';
import { parseStoredOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { EmailField } from '../forms/email-field';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { storedOrder } from '../stored';
import { Button, Buttons, focusOn } from '../ui';
import { readForm, reviewFaults, useSend } from '../use-send';
import type { CopyLineProps } from './copy-line';

type CorrectionProps = CopyLineProps & { close: () => void };

export function Correction({ answer, from, token, close }: CorrectionProps) {
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
