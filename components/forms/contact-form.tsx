'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { forms, type Details } from '@/lib/contact/fields';
import { hoursInIndia } from '@/lib/time';
import { paths } from '@/lib/site';
import { answerTime } from '@/lib/promises';
import { island } from '../island/island';
import { contactDraft, fillEmpty } from '../stored';
import { Button, ButtonLink, Buttons, focusOn, Icon, Link, Notice } from '../ui';
import { FormFields } from './form-fields';
import { readDetails, useForm } from './use-form';
import styles from './forms.module.scss';

type ContactFormProps = { whatsapp: string; email: string };

const Island = island('forms/contact-form', ContactForm);
export { Island as ContactForm };

/** The contact form. What was typed stays, over a reload too, until the server has accepted it. */
function ContactForm({ whatsapp, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<Details>();

  // Before the first event can be heard: it would keep an empty form in place of the draft.
  useLayoutEffect(() => {
    if (form.current) fillEmpty(form.current, contactDraft.read());
  }, []);
  const { faults, notSent, isSending, submit, review } = useForm('contact', form);

  async function send() {
    setSent(undefined);
    const result = await submit();
    if (!result) return;
    contactDraft.write(null);
    setSent(result.details);
  }

  return (
    <form
      className="panel room flow"
      ref={form}
      action={forms.contact.action}
      method="post"
      onInput={(event) => {
        contactDraft.write(readDetails(event.currentTarget));
        review(event);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {sent && <Sent details={sent} />}
      <div className={styles.pair}>
        <FormFields kind="contact" faults={faults} wide={['name', 'message']} />
      </div>
      {notSent && (
        <Notice kind="error" ref={focusOn}>
          <p>
            <strong>Not sent yet. What you wrote is still here.</strong>
          </p>
          <p>
            {notSent} Or write to us on{' '}
            <Link href={`https://wa.me/${whatsapp}`} newTab>
              WhatsApp
            </Link>{' '}
            or at <Link href={`mailto:${email}`}>{email}</Link>.
          </p>
        </Notice>
      )}
      <div className={styles.send}>
        <Button type="submit" aria-disabled={isSending || undefined}>
          {isSending ? 'Sending…' : notSent ? 'Try again' : 'Send Message'}
          {!isSending && <Icon name="arrow" />}
        </Button>
        <p className="muted fine">{`Response within ${answerTime}.`}</p>
      </div>
    </form>
  );
}

function Sent({ details }: { details: Details }) {
  return (
    <Notice kind="success" ref={focusOn}>
      <p>
        <strong>Thank you, {details.name}. Your message is with us.</strong>
      </p>
      <p>
        We will reply within {answerTime}, to {details.email}. If it is urgent, call between{' '}
        <span className="nowrap">{hoursInIndia}</span>, India time.
      </p>
      <Buttons>
        <ButtonLink href={paths.blogs} look="line" small>
          Read while you wait
        </ButtonLink>
      </Buttons>
    </Notice>
  );
}
