import { home, othersThan, serviceListPath } from '@/lib/markets/currency';
import { pageWords } from '@/lib/markets/markets';
import { paths, mainNav, type NavLink } from '@/lib/site';
import { Icon, Link, LoShuMark, PageIcon } from '../ui';
import styles from './header.module.scss';

type HeaderProps = { name: string; path: string; onHero?: boolean };

export function Header({ name, path, onHero = false }: HeaderProps) {
  return (
    <header
      className={
        onHero ? `no-print ${styles.header} ${styles.onHero}` : `no-print ${styles.header}`
      }
    >
      <div className={`wrap ${styles.row}`}>
        <Logo name={name} />
        <nav className={styles.nav} aria-label="Main">
          <Links path={path} dropClass={`panel ${styles.drop}`} />
        </nav>
        {/* public/site.js opens the search; without scripts there is no button. */}
        <button
          type="button"
          className={`scripted ${styles.search}`}
          aria-label="Search"
          aria-keyshortcuts="/"
          data-search
        >
          <PageIcon name="search" />
        </button>
        {/* public/site.js writes the cart's count, name and target into it before React looks. */}
        <Link
          href={paths.services}
          className={styles.cart}
          aria-label="Cart, empty. See services"
          data-cart
          suppressHydrationWarning
        >
          <Icon name="cart" />
        </Link>
        <details className={styles.yours} data-menu>
          <summary aria-label="Your number" />
          <div className="panel">
            <Link href={paths.tools} data-yours suppressHydrationWarning>
              See your result
            </Link>
            <button type="button" data-forget>
              Forget your number
            </button>
          </div>
        </details>
        {/* `details` needs no script and is older than every browser in use, which a `popover` is not. */}
        <details id="menu" className={styles.menu} data-menu>
          <summary aria-label="Menu">
            <PageIcon name="menu" />
            <PageIcon name="close" />
          </summary>
          <nav className={styles.sheet} aria-label="Menu">
            <Links path={path} dropClass={styles.sub} isSheet />
          </nav>
        </details>
      </div>
    </header>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <Link href={paths.home} className={styles.logo}>
      <LoShuMark lit={9} />
      <span>{name}</span>
    </Link>
  );
}

type LinksProps = {
  path: string;
  dropClass?: string;
  isSheet?: boolean;
};

function Links({ path, dropClass, isSheet = false }: LinksProps) {
  const item = ({ label, href }: NavLink) => (
    <li key={href}>
      <Link href={href} aria-current={href === path ? 'page' : undefined}>
        {label}
      </Link>
    </li>
  );
  return (
    <ul>
      {mainNav.beforeServices.map(item)}
      <li>
        <details open={isSheet} data-menu={isSheet ? undefined : ''}>
          <summary>
            Our Services <Icon name="down" />
          </summary>
          <div className={dropClass}>
            <p className={`muted fine ${styles.level}`}>Services</p>
            <ul className={styles.inner}>
              {[home, ...othersThan(home)].map((currency) =>
                item({ label: pageWords[currency].name, href: serviceListPath(currency) }),
              )}
            </ul>
          </div>
        </details>
      </li>
      {mainNav.afterServices.map(item)}
      {/* The row of a desk has no room for it: there it stands in the foot. */}
      {isSheet && item({ label: 'Your order', href: paths.orderReceived })}
    </ul>
  );
}
