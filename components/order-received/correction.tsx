import type { FormEvent } from 'react';
import type { OrderAnswer } from '@/lib/order/order';
import { parseStoredOrder } from '@/lib/order/stored';
import { paths } from '@/lib/site';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { storedOrder } from '../stored';
import { Button, Buttons, focusOn, InputField } from '../ui';
import { readForm, useSend } from '../use-send';
type CorrectionProps = { answer: OrderAnswer; token: string; close: () => void };

export function Correction({ answer, token, close }: CorrectionProps) {
  const { send, faults, isSending, notSent } = useSend();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const reply = await send(paths.correctEmailApi, { token, ...readForm(form) }, form);
    const corrected = reply?.ok && parseStoredOrder(JSON.stringify(reply.value));
    if (!corrected) return;
    storedOrder.write({ ...answer, ...corrected });
    close();
  }

  return (
    <form className="flow" onSubmit={(event) => void submit(event)} noValidate>
      <InputField
        id="copy-email"
        name="email"
        type="email"
        label="Where should the copy go?"
        autoComplete="email"
        defaultValue={answer.order.customer.email}
        error={faults.email}
        ref={focusOn}
      />
      <NotSentNotice reason={notSent} />
      <Buttons>
        <SendButton type="submit" isSending={isSending}>
          Send a copy
        </SendButton>
        <Button look="line" onClick={close}>
          Cancel
        </Button>
      </Buttons>
    </form>
  );
}
