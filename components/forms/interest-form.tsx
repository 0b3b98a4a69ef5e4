'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bookLetters } from '@/lib/promises';
import { paths } from '@/lib/site';
import { island } from '../island/island';
import { Button, Buttons, Link } from '../ui';
import { FormNotice, SendButton } from './form-parts';
import { ShortFormFields, useShortForm } from './short-form';
import styles from './forms.module.scss';

const Island = island('forms/interest-form', InterestForm);
export { Island as InterestForm };

/** Without JavaScript the form stands open (see the style sheet) and the browser posts it. */
function InterestForm() {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { faults, notSent, isSending, sent, clear, formProps } = useShortForm(
    'interest',
    form,
    () => setIsOpen(false),
  );

  function open() {
    flushSync(() => setIsOpen(true));
    form.current?.querySelector('input')?.focus();
  }

  function close() {
    form.current?.reset();
    flushSync(() => {
      setIsOpen(false);
      clear();
    });
    opener.current?.focus();
  }

  return (
    <div className={'flow'}>
      {sent && !isOpen && (
        <FormNotice kind="success" title="Registration Successful!">
          <p>
            {sent.queued &&
              'Our mail service does not answer just now, so your wish waits on our server, which sends it again by itself. '}
            {sent.asked
              ? `One thing is left: an email is on its way to you. Please press the button in it. ${bookLetters}`
              : bookLetters}
          </p>
        </FormNotice>
      )}
      {!isOpen && (
        <Buttons>
          <Button className="scripted" ref={opener} onClick={open} aria-expanded={false}>
            I&apos;m Interested
          </Button>
        </Buttons>
      )}
      <form className={styles.pair} hidden={!isOpen} {...formProps}>
        <ShortFormFields kind="interest" faults={faults} />
        <p className="muted fine whole">
          We use your name and email only to write to you about the book. See the{' '}
          <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
        {notSent && (
          <div className="whole">
            <FormNotice kind="error" title="Not sent yet. Your name and email are still here.">
              <p>{notSent}</p>
            </FormNotice>
          </div>
        )}
        <Buttons className="whole">
          <SendButton type="submit" isSending={isSending}>
            {notSent ? 'Try again' : 'Stay Updated'}
          </SendButton>
          <Button look="line" className="scripted" onClick={close}>
            Cancel
          </Button>
        </Buttons>
      </form>
    </div>
  );
}
