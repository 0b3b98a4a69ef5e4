import type { ReactNode } from 'react';
import type { NavLink } from '@/lib/site';
import { Link, WithDevanagari } from '../ui';
import { BookingWidget, type BookingFacts } from './booking-widget';
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
        <a className={`no-print ${styles.skip}`} href="#main">
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

/** Where the page stands, from home down to itself, with the Lo Shu square's dots between the steps. */
function Breadcrumbs({ trail }: { trail: readonly NavLink[] }) {
  return (
    <nav className={`wrap muted fine no-print ${styles.trail}`} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? (
              <WithDevanagari as={Link} href={href} text={label} />
            ) : (
              <WithDevanagari as="span" aria-current="page" className="faint" text={label} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/**
 * Parts without islands, as one string of HTML. The framework describes every element of a page several times more, for
 * a router that no page has, and only passes on a string: a fifth of the time that 3,000 predictions build. An island
 * in it fails the build.
 */
export async function Drawn({ children }: { children: ReactNode }) {
  // The framework refuses a static import, which could reach the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return <div data-drawn="" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}

/** What the page says to machines: a data block, which no browser runs and no policy has to allow. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
