import { paths } from '@/lib/site';
import { Button, ButtonLink, Buttons } from '../ui/button';
import { Link } from '../ui/link';
import styles from './closed-link.module.scss';

/** How the practice is reached. */
export type Contact = { phone: { display: string; dial: string }; email: string };

type ClosedLinkProps = {
  title: string;
  /** The page's title gives way to the news that the link's time is over. */
  expired?: boolean;
  reason: string;
  business: Contact;
  /** To ask the server once more, where that may help. */
  again?: () => void;
};

/** A link that does not open, or an address without one: why, and the ways on. */
export function ClosedLink({ title, expired, reason, business, again }: ClosedLinkProps) {
  return (
    <div className={styles.closed}>
      <h1>{expired ? 'This link has expired' : title}</h1>
      <p className="lead" role="status">
        {reason}
      </p>
      <p>
        You can always answer the email that brought you here, call{' '}
        <Link href={`tel:${business.phone.dial}`} className="nowrap">
          {business.phone.display}
        </Link>{' '}
        or write to <Link href={`mailto:${business.email}`}>{business.email}</Link>.
      </p>
      <Buttons>
        {again && <Button onClick={again}>Try once more</Button>}
        <ButtonLink href={paths.contact} look={again ? 'line' : 'solid'}>
          Contact us
        </ButtonLink>
        <ButtonLink href={paths.home} look="line">
          Home
        </ButtonLink>
      </Buttons>
    </div>
  );
}
