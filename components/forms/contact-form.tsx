'use client';

import { useLayoutEffect, useRef } from 'react';
import type { Details } from '@/lib/contact/fields';
import { answerTime } from '@/lib/promises';
import { paths } from '@/lib/site';
import { hoursInIndia } from '@/lib/time';
import { island } from '../island/island';
import { contactDraft, fillEmpty } from '../stored';
import { ButtonLink, Buttons, Icon, Link } from '../ui';
import { FormNotice, SendButton } from './form-parts';
import { readDetails, ShortFormFields, useShortForm } from './short-form';
import styles from './forms.module.scss';

type ContactFormProps = { whatsapp: string; email: string };

const Island = island('forms/contact-form', ContactForm);
export { Island as ContactForm };

/** Input survives a reload until the server has accepted it. */
function ContactForm({ whatsapp, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Before any event can be heard: it would overwrite the draft with an empty form.
  useLayoutEffect(() => {
    if (form.current) fillEmpty(form.current, contactDraft.read());
  }, []);
  const { faults, notSent, isSending, sent, formProps } = useShortForm('contact', form, () =>
    contactDraft.write(null),
  );
  return (
    <form
      className="panel room flow"
      {...formProps}
      onInput={(event) => {
        contactDraft.write(readDetails(event.currentTarget));
        formProps.onInput(event);
      }}
    >
      {sent && <Sent {...sent} />}
      <div className={styles.pair}>
        <ShortFormFields kind="contact" faults={faults} wide={['name', 'message']} />
      </div>
      {notSent && (
        <FormNotice kind="error" title="Not sent yet. What you wrote is still here.">
          <p>
            {notSent} Or write to us on{' '}
            <Link href={`https://wa.me/${whatsapp}`} newTab>
              WhatsApp
            </Link>{' '}
            or at <Link href={`mailto:${email}`}>{email}</Link>.
          </p>
        </FormNotice>
      )}
      <div className={styles.send}>
        <SendButton type="submit" isSending={isSending}>
          {notSent ? 'Try again' : 'Send Message'}
          <Icon name="arrow" />
        </SendButton>
        <p className="muted fine">{`Response within ${answerTime}.`}</p>
      </div>
    </form>
  );
}

const Sent = ({ details, queued }: { details: Details; queued: boolean }) => (
  <FormNotice
    kind="success"
    title={`Thank you, ${details.name}. Your message is ${queued ? 'stored' : 'with us'}.`}
  >
    <p>
      {queued &&
        'Our mail service does not answer just now, so it waits on our server, which sends it again by itself. '}
      We will reply within {answerTime}, to {details.email}. If it is urgent, call between{' '}
      <span className="nowrap">{hoursInIndia}</span>, India time.
    </p>
    <Buttons>
      <ButtonLink href={paths.blogs} look="line" small>
        Read while you wait
      </ButtonLink>
    </Buttons>
  </FormNotice>
);
