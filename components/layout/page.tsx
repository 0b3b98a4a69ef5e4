import type { ReactNode } from 'react';
import type { NavLink } from '@/lib/site';
import { BookingWidget, type BookingFacts } from './booking-widget';
import { Breadcrumbs } from './breadcrumbs';
import { Drawn } from './drawn';
import { Footer, type FooterFacts } from './footer';
import { Header } from './header';
import { SearchDialog } from './search-dialog';
import styles from './page.module.scss';

type PageProps = {
  business: FooterFacts & BookingFacts;
  /** The page's own path, by which the header marks where the visitor is. */
  path: string;
  /** From home to the page itself; home and pages that are not listed have none. */
  trail?: readonly NavLink[];
  /** Home's header stands on the hero's ground. */
  onHero?: boolean;
  /** What the booking panel's message begins with; false on pages that have a task of their own. */
  booking?: string | false;
  children: ReactNode;
};

/** The frame of every page: skip link, header, main, footer, booking button, search. */
export function Page({ business, path, trail = [], onHero, booking, children }: PageProps) {
  return (
    <>
      <Drawn>
        <a className={styles.skip} href="#main">
          Skip to content
        </a>
        <Header name={business.name} path={path} onHero={onHero} />
      </Drawn>
      {/* Islands that fail say by these how we are reached: components/island/guard.tsx. */}
      <main
        id="main"
        tabIndex={-1}
        data-dial={business.phone.dial}
        data-whatsapp={business.whatsapp}
      >
        {trail.length > 0 && <Breadcrumbs trail={trail} />}
        {children}
      </main>
      <Drawn>
        <Footer business={business} />
        {booking !== false && <BookingWidget business={business} message={booking} />}
        <SearchDialog />
      </Drawn>
    </>
  );
}
