import { paths } from '@/lib/site';
import { ButtonLink, Buttons } from '../ui/button';
import { Link } from '../ui/link';
import styles from './unexpected-error.module.scss';

type UnexpectedErrorProps = {
  business: { phone: { display: string; dial: string }; whatsapp: string; email: string };
};

/** The answer to a fault of ours. It stands at the address that was asked for; what was typed into a form is kept in the browser. */
export function UnexpectedError({ business: { phone, whatsapp, email } }: UnexpectedErrorProps) {
  return (
    <div className={`wrap ${styles.error}`}>
      <h1>Unexpected Application Error!</h1>
      <p className="lead" role="alert">
        Something on this page failed, and it was not you. Try once more; what you typed is kept on
        this device.
      </p>
      <p>
        If it fails again, call <Link href={`tel:${phone.dial}`}>{phone.display}</Link>, write on{' '}
        <Link href={`https://wa.me/${whatsapp}`} newTab>
          WhatsApp
        </Link>{' '}
        or to <Link href={`mailto:${email}`}>{email}</Link>. You can order that way too.
      </p>
      <Buttons>
        <ButtonLink href="">Try again</ButtonLink>
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </div>
  );
}
