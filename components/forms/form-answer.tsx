import { forms, type FormAnswerPage } from '@/lib/contact/fields';
import { hoursInIndia } from '@/lib/time';
import { answerTime, bookLetters } from '@/lib/promises';
import { paths } from '@/lib/site';
import { ButtonLink, Buttons, Link } from '../ui';

type FormAnswerProps = {
  page: FormAnswerPage;
  business: { phone: { display: string; dial: string }; whatsapp: string; email: string };
};

export function FormAnswer({ page, business: { phone, whatsapp, email } }: FormAnswerProps) {
  return (
    <div className="wrap section flow gap">
      <h1>{answerTitles[page]}</h1>
      {page === 'thanks' && (
        <>
          <p className="lead">
            A message is answered within {answerTime}. If it is urgent, call between {hoursInIndia},
            India time.
          </p>
          <p>{bookLetters} If an email asks you to confirm, please press the button in it.</p>
        </>
      )}
      {page === 'waiting' && (
        <p className="lead">
          Our mail service does not answer just now, so what you wrote waits on our server, which
          sends it again by itself. You need not send it twice. If it is urgent, call between{' '}
          {hoursInIndia}, India time.
        </p>
      )}
      {page === 'look-again' && (
        <>
          <p className="lead">
            Nothing was sent yet. Your browser’s Back button leads to what you typed. Of these
            fields, each that the form has is needed:
          </p>
          <ul>
            {forms.contact.fields.map(({ name, label, needs }) => (
              <li key={name}>
                <strong>{label}</strong>: {needs}
              </li>
            ))}
          </ul>
        </>
      )}
      {page === 'not-sent' && (
        <p className="lead">
          Your browser’s Back button leads to what you typed. Please send it again in a few minutes.
          If it fails once more, reach us on{' '}
          <Link href={`https://wa.me/${whatsapp}`} newTab>
            WhatsApp
          </Link>
          , at <Link href={`mailto:${email}`}>{email}</Link> or on{' '}
          <Link href={`tel:${phone.dial}`}>{phone.display}</Link>.
        </p>
      )}
      <Buttons className="above-3">
        {page === 'thanks' || page === 'waiting' ? (
          <ButtonLink href={paths.blogs}>Read while you wait</ButtonLink>
        ) : (
          <ButtonLink href={paths.contact}>Contact</ButtonLink>
        )}
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </div>
  );
}

export const answerTitles: Record<FormAnswerPage, string> = {
  thanks: 'Thank you, we have it',
  waiting: 'Thank you, it is stored',
  'look-again': 'Please look again',
  'not-sent': 'It was not sent',
};
