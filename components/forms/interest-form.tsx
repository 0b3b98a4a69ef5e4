'use client';

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { forms } from '@/lib/contact/fields';
import { paths } from '@/lib/site';
import { bookLetters } from '@/lib/promises';
import { island } from '../island/island';
import { Button, Buttons, focusOn, Link, Notice } from '../ui';
import { FormFields } from './form-fields';
import { useForm } from './use-form';
import styles from './forms.module.scss';

const Island = island('forms/interest-form', InterestForm);
export { Island as InterestForm };

/**
 * 'I'm Interested': opens a form of two fields. Without JavaScript the form stands open from the start
 * (see the style sheet) and is posted by the browser.
 */
function InterestForm() {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'closed' | 'open' | 'registered' | 'asked'>('closed');
  const { faults, notSent, isSending, submit, review, clear } = useForm('interest', form);

  function open() {
    flushSync(() => setState('open'));
    form.current?.querySelector('input')?.focus();
  }

  function close() {
    form.current?.reset();
    flushSync(() => {
      setState('closed');
      clear();
    });
    opener.current?.focus();
  }

  async function send() {
    const sent = await submit();
    if (sent) setState(sent.asked ? 'asked' : 'registered');
  }

  return (
    <div className={`above-5 flow ${styles.interest}`}>
      {(state === 'registered' || state === 'asked') && (
        <Notice kind="success" ref={focusOn}>
          <p>
            <strong>Registration Successful!</strong>
          </p>
          <p>
            {state === 'asked'
              ? `One thing is left: an email is on its way to you. Press the button in it, and we write to you ${bookLetters}.`
              : `We will write to you ${bookLetters}.`}
          </p>
        </Notice>
      )}
      {state !== 'open' && (
        <Buttons>
          <Button className="scripted" ref={opener} onClick={open} aria-expanded={false}>
            I&apos;m Interested
          </Button>
        </Buttons>
      )}
      <form
        className={styles.pair}
        ref={form}
        hidden={state !== 'open'}
        action={forms.interest.action}
        method="post"
        onInput={review}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <FormFields kind="interest" faults={faults} />
        <p className={`muted fine ${styles.wide}`}>
          We use your name and email only to write to you about the book. See the{' '}
          <Link href={paths.privacy}>Privacy Policy</Link>.
        </p>
        {notSent && (
          <div className={styles.wide}>
            <Notice kind="error" ref={focusOn}>
              <p>
                <strong>Not sent yet. Your name and email are still here.</strong>
              </p>
              <p>{notSent}</p>
            </Notice>
          </div>
        )}
        <Buttons className={styles.wide}>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {isSending ? 'Sending…' : notSent ? 'Try again' : 'Stay Updated'}
          </Button>
          <Button look="line" className="scripted" onClick={close}>
            Cancel
          </Button>
        </Buttons>
      </form>
    </div>
  );
}
