import type { ReactNode } from 'react';
import type { Business } from '@/lib/content/business-schema';
import { paths, type NavLink } from '@/lib/site';
import { Button, ButtonLink, WayButton, Buttons, Link, Plate, PageIcon } from '../ui';
import styles from './not-found.module.scss';

export function PageNotFound() {
  return (
    <>
      <div className={styles.plates} role="img" aria-label="4, 0, 4, printed in plates">
        {[4, 0, 4].map((digit, index) => (
          <span key={index} className={digit ? 'ink4' : 'ink9'}>
            <Plate kind="plate" id={digit} eager className={`bare ${styles.plate}`} />
          </span>
        ))}
      </div>
      <div className={`wrap split top ${styles.page} ${styles.columns}`}>
        <h1>We cannot find this page</h1>
        <div>
          <p className="lead sun-line">
            There is no page at the address you followed. It may have moved, or a letter may be
            missing.
          </p>
          <Ways
            ways={[
              { label: 'Back to home', href: paths.home },
              { label: 'See services', href: paths.services },
            ]}
          >
            <Button look="line" className="scripted" data-search="" data-lost="">
              Search
              <PageIcon name="search" />
            </Button>
          </Ways>
        </div>
      </div>
    </>
  );
}

type NotFoundProps = {
  title: string;
  plate: { kind: string; id: number };
  children: ReactNode;
  ways: readonly NavLink[];
};

export function NotFound({ title, plate, children, ways }: NotFoundProps) {
  return (
    <div className={`wrap split ${styles.page} ${styles.missing}`}>
      <Plate {...plate} eager className="wide" />
      <div>
        <h1>{title}</h1>
        <p className="lead above-4 sun-line">{children}</p>
        <Ways ways={ways} />
      </div>
    </div>
  );
}

function Ways({ ways, children }: { ways: readonly NavLink[]; children?: ReactNode }) {
  return (
    <Buttons className="above-5">
      {ways.map(({ label, href }, index) => (
        <WayButton
          key={href}
          label={label}
          href={href}
          look={index === 0 ? 'solid' : 'line'}
          icon={index === 0 ? 'arrow' : undefined}
        />
      ))}
      {children}
    </Buttons>
  );
}

type UnexpectedErrorProps = { business: Pick<Business, 'phone' | 'whatsapp' | 'email'> };

/** Stands at the requested address; the browser keeps what was typed into a form. */
export function UnexpectedError({ business: { phone, whatsapp, email } }: UnexpectedErrorProps) {
  return (
    <div className="wrap section flow">
      <h1>Unexpected Application Error!</h1>
      <p className="lead above-2" role="alert">
        Something on this page failed, and it was not you. Try once more; what you typed is kept on
        this device.
      </p>
      <p className="above-2">
        If it fails again, call <Link href={`tel:${phone.dial}`}>{phone.display}</Link>, write on{' '}
        <Link href={`https://wa.me/${whatsapp}`} newTab>
          WhatsApp
        </Link>{' '}
        or to <Link href={`mailto:${email}`}>{email}</Link>. You can order that way too.
      </p>
      <Buttons className="above-2">
        <ButtonLink href="">Try again</ButtonLink>
        <WayButton label="Home" href={paths.home} look="line" />
      </Buttons>
    </div>
  );
}
