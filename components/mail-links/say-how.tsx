'use client';

import type { FormEvent } from 'react';
import { isObject } from '@/lib/json';
import type { showSaid } from '@/lib/owner-steps/said';
import { saidFields } from '@/lib/owner-steps/said-fields';
import { paths } from '@/lib/site';
import { NotSentNotice, SendButton } from '../forms/form-parts';
import { island } from '../island/island';
import { Buttons, ButtonLink, FieldError, InputField, TextAreaField } from '../ui';
import { readForm, reviewFaults, useSend } from '../use-send';
import { DoneNotice, LinkPage, useHash, useOpened, type Contact } from './link';
import styles from './owner-action.module.scss';

const Island = island('said/say-how', SayHow);
export { Island as SayHow };

function SayHow({ business }: { business: Contact }) {
  return (
    <LinkPage
      title="How was it?"
      link={useOpened(paths.openSaidApi, useHash(), readSaid)}
      business={business}
      otherwise="You can answer the email instead."
      noLink="This page is opened by the button in the email that asks how your reading was. There is nothing to fill in without it."
    >
      {(token, asked) => <Lines key={token} token={token} asked={asked} />}
    </LinkPage>
  );
}

type Asked = Awaited<ReturnType<typeof showSaid>>;

const readSaid = (answer: unknown) =>
  isObject(answer) && Array.isArray(answer.services) ? (answer as Asked) : undefined;

function Lines({ token, asked }: { token: string; asked: Asked }) {
  const { orderId, services, name, saidAt } = asked;
  const { send, show, answer, faults, isSending, notSent } = useSend();
  const thanks = name ? `Thank you, ${name}` : 'Thank you';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await send(paths.saidApi, { token, ...readForm(form) }, form);
  }

  if (answer?.ok || saidAt)
    return (
      <DoneNotice title={thanks}>
        <p className="lead">
          Your lines are with us. If one of them asks something, we answer by email.
        </p>
        <p>Has something else come to your mind? Answer the email that brought you here.</p>
        <Buttons>
          <ButtonLink href={paths.services} look="line">
            See all services
          </ButtonLink>
        </Buttons>
      </DoneNotice>
    );
  return (
    <>
      <h1>{name ? `How was it, ${name}?` : 'How was it?'}</h1>
      <p className="lead above-2">
        For your order {orderId}: {services.join(', ')}. One line is enough; three help most.
      </p>
      <form
        className="flow above-6"
        onSubmit={(event) => void submit(event)}
        onInput={({ target }) => show(reviewFaults([(target as HTMLInputElement).name]))}
        noValidate
      >
        {saidFields.map(({ name, label, hint }) => (
          <TextAreaField
            key={name}
            id={name}
            name={name}
            label={label}
            hint={hint}
            error={faults[name]}
            rows={2}
          />
        ))}
        <fieldset
          className={styles.ways}
          role="radiogroup"
          aria-labelledby="print"
          aria-invalid={faults.print ? true : undefined}
          aria-describedby={faults.print && 'print-error'}
          tabIndex={-1}
        >
          <legend id="print" className="semi">
            May we print your words on our pages?
          </legend>
          <label>
            <input type="radio" name="print" value="no" />
            No, they are for you alone
          </label>
          <label>
            <input type="radio" name="print" value="yes" />
            Yes, under the name below
          </label>
          <FieldError id="print" error={faults.print} />
        </fieldset>
        <InputField
          id="name"
          name="name"
          label="Under which name? (only for a yes)"
          hint="Your name, a first name, or ‘A shop owner in Nagpur’. You can take your yes back at any time by email."
          error={faults.name}
          autoComplete="off"
        />
        <NotSentNotice title="Not sent" reason={notSent} />
        <Buttons>
          <SendButton type="submit" isSending={isSending}>
            Send
          </SendButton>
        </Buttons>
      </form>
    </>
  );
}
