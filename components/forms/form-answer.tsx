import type { FormResult } from '@/lib/contact/results';
import { hoursInIndia } from '@/lib/time';
import { answerTime, bookLetters } from '@/lib/promises';
import { paths } from '@/lib/site';
import { ButtonLink, Buttons, Icon, Link } from '../ui';
import styles from './form-answer.module.scss';

type FormAnswerProps = {
  result: FormResult;
  business: { phone: { display: string; dial: string }; whatsapp: string; email: string };
};

/** What a form that was posted without JavaScript came to, as a page. */
export function FormAnswer({ result, business }: FormAnswerProps) {
  const { kind, came } = result;
  return (
    <div className="wrap section flow gap">
      <h1>{answerTitle(result)}</h1>
      {came === 'sent' && <p className="lead">{thanks[kind]}</p>}
      {came === 'check' && (
        <>
          <p className="lead">Nothing was sent yet. These fields need another look:</p>
          <ul className={styles.fields}>
            {result.fields.map(({ name, needs }) => (
              <li key={name}>
                <strong>{plainLabels[name]}</strong>: {needs}
              </li>
            ))}
          </ul>
          <p>{goBack}</p>
        </>
      )}
      {came === 'too-long' && (
        <p className="lead">
          Nothing was sent yet: the message is longer than this form can carry. {goBack} Please
          shorten it, or send it by email to{' '}
          <Link href={`mailto:${business.email}`}>{business.email}</Link>.
        </p>
      )}
      {came === 'too-many' && (
        <p className="lead">
          Nothing was sent yet: we can take only a few messages at a time. {goBack} Please send it
          again in a few minutes.
        </p>
      )}
      {(came === 'failed' || came === 'refused') && (
        <p className="lead">
          {came === 'failed'
            ? `We could not pass it on. ${goBack} Please try again in a minute, or`
            : 'Nothing was sent: a field that people never see was filled in, as programs do. If your browser or a password manager did that, please'}{' '}
          reach us on{' '}
          <Link href={`https://wa.me/${business.whatsapp}`} newTab>
            WhatsApp
          </Link>
          , at <Link href={`mailto:${business.email}`}>{business.email}</Link> or on{' '}
          <Link href={`tel:${business.phone.dial}`}>{business.phone.display}</Link>.
        </p>
      )}
      <Buttons className="above-3">
        {came === 'sent' ? (
          <ButtonLink href={paths.blogs}>
            Read while you wait
            <Icon name="arrow" />
          </ButtonLink>
        ) : (
          <ButtonLink href={formPlaces[kind]}>
            <Icon name="back" />
            Back to the form
          </ButtonLink>
        )}
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </div>
  );
}

/** The heading of the page, and its title. */
export function answerTitle({ kind, came }: FormResult) {
  if (came === 'sent')
    return kind === 'interest' ? 'Registration Successful!' : 'Your message is with us';
  if (came === 'check') return 'Please look again';
  if (came === 'too-many') return 'One moment, please';
  if (came === 'refused') return 'Nothing was sent';
  return came === 'too-long' ? 'That was too long' : 'Error sending email';
}

const thanks = {
  interest: `Thank you. We will write to you ${bookLetters}. If an email asks you to confirm, please press the button in it.`,
  contact: `Thank you. We will reply within ${answerTime}. If it is urgent, call between ${hoursInIndia}, India time.`,
};

const goBack = 'Your browser’s Back button leads to what you typed.';

const plainLabels = { name: 'Name', email: 'Email', phone: 'Phone', message: 'Message' } as const;

/** Where each form stands. */
const formPlaces = { interest: `${paths.home}#book`, contact: `${paths.contact}#write` } as const;
