import type { ReactNode } from 'react';
import type { Business } from '@/lib/content/business-schema';
import { paths, type NavLink } from '@/lib/site';
import { Icon, Link, WithDevanagari } from '../ui';
import { BookingWidget, type BookingFacts } from './booking-widget';
import { Footer, type FooterFacts } from './footer';
import { Header } from './header';
import { SearchDialog } from './search-dialog';
import styles from './page.module.scss';

type PageProps = {
  business: FooterFacts & BookingFacts & Pick<Business, 'site'>;
  path: string;
  trail?: readonly NavLink[];
  onHero?: boolean;
  /** Beginning of the booking panel's message; false on pages with a task of their own. */
  booking?: string | false;
  children: ReactNode;
};

export function Page({ business, path, trail = [], onHero, booking, children }: PageProps) {
  return (
    <>
      <StaticHtml>
        <a className={`no-print ${styles.skip}`} href="#main">
          Skip to content
        </a>
        {business.site === 'preview' && !ownPages.includes(path) && (
          <aside className={`no-print ${styles.strip}`} aria-label="Preview">
            Preview: names, figures and bank details are samples
          </aside>
        )}
        <Header name={business.name} path={path} onHero={onHero} />
        {!ownPages.includes(path) && <OrderNews />}
      </StaticHtml>
      {/* For components/island/guard.tsx. */}
      <main
        id="main"
        tabIndex={-1}
        data-dial={business.phone.dial}
        data-whatsapp={business.whatsapp}
      >
        {trail.length > 0 && <Breadcrumbs trail={trail} />}
        {children}
      </main>
      <StaticHtml>
        <Footer business={business} />
        {booking !== false && <BookingWidget business={business} message={booking} />}
        <SearchDialog />
      </StaticHtml>
    </>
  );
}

/** Without the shop around it, for whoever works here. */
export const BarePage = ({
  business,
  children,
}: Pick<PageProps, 'children'> & {
  business: Pick<PageProps['business'], 'name' | 'phone' | 'whatsapp'>;
}) => (
  <>
    <p className={`wrap display ${styles.name}`}>{business.name}</p>
    <main id="main" tabIndex={-1} data-dial={business.phone.dial} data-whatsapp={business.whatsapp}>
      {children}
    </main>
  </>
);

/** Pages of one order, which say more than a line. */
const ownPages: readonly string[] = [paths.orderReceived, paths.owner, paths.choose, paths.said];

/** Filled before the first paint, by inline-scripts.mjs, where this browser keeps an order. */
const OrderNews = () => (
  <Link href={paths.orderReceived} className={`no-print ${styles.order}`}>
    <span className="visually-hidden">Your order:</span>
    <span className={styles.news} />
    <Icon name="arrow" />
  </Link>
);

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

/** Passes one string on, a fifth of a large build quicker. An island in it fails the build. */
export async function StaticHtml({ children }: { children: ReactNode }) {
  // Next refuses a static import, which could reach the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return <div data-drawn="" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}

/** A data block: no browser runs it, so no policy has to allow it. */
export function StructuredData({ json }: { json: string }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
