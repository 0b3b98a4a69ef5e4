import { home, serviceListPath } from '@/lib/markets/currency';
import { pageWords } from '@/lib/markets/markets';
import { paths, mainNav, type NavLink } from '@/lib/site';
import { Icon, Link, Mark, PageIcon } from '../ui';
import styles from './header.module.scss';

type HeaderProps = { name: string; path: string; onHero?: boolean };

/** Logo, links, cart, and on phones a button that opens the links as a sheet. */
export function Header({ name, path, onHero = false }: HeaderProps) {
  return (
    <header
      className={
        onHero ? `no-print ${styles.header} ${styles.onHero}` : `no-print ${styles.header}`
      }
    >
      <div className={`wrap ${styles.row}`}>
        <Logo name={name} />
        <Navigation path={path} />
        <SearchButton />
        <CartLink />
        <Menu path={path} />
      </div>
    </header>
  );
}

/** Opens the search of search-dialog.tsx; public/site.js does it, and without scripts there is no button. */
function SearchButton() {
  return (
    <button
      type="button"
      className={`scripted ${styles.search}`}
      aria-label="Search"
      aria-keyshortcuts="/"
      data-search
    >
      <PageIcon name="search" />
    </button>
  );
}

/** public/site.js writes the cart's count, name and target into it before React looks. */
function CartLink() {
  return (
    <Link
      href={paths.services}
      className={styles.cart}
      aria-label="Cart, empty. See services"
      data-cart
      suppressHydrationWarning
    >
      <Icon name="cart" />
    </Link>
  );
}

/** The practice's mark and name, and the way home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link href={paths.home} className={styles.logo}>
      <Mark lit={9} />
      <span>{name}</span>
    </Link>
  );
}

type NavigationProps = {
  /** The page's own path, which is marked. */
  path: string;
};

/** The links in a row, with a dropdown: from a desktop's width on. */
function Navigation({ path }: NavigationProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <Links path={path} dropClass={`panel ${styles.drop}`} />
    </nav>
  );
}

/**
 * The same links as a sheet that fills the screen, with its button: below a desktop's width. `details` needs no script
 * and is older than every browser in use, which a `popover` is not.
 */
function Menu({ path }: NavigationProps) {
  return (
    <details id="menu" className={styles.menu} data-menu>
      <summary aria-label="Menu">
        <PageIcon name="menu" />
        <PageIcon name="close" />
      </summary>
      <nav className={styles.sheet} aria-label="Menu">
        <Links path={path} dropClass={styles.sub} isSheet />
      </nav>
    </details>
  );
}

type LinksProps = NavigationProps & {
  dropClass?: string;
  /** On a phone's sheet, where 'Our Services' lies open. */
  isSheet?: boolean;
};

/** 'Our Services' holds 'Services', which holds the list: both levels are seen at once. */
function Links({ path, dropClass, isSheet = false }: LinksProps) {
  return (
    <ul>
      {mainNav.beforeServices.map((link) => (
        <NavItem key={link.href} link={link} path={path} />
      ))}
      <li>
        <details open={isSheet} data-menu={isSheet ? undefined : ''}>
          <summary>
            Our Services <Icon name="down" />
          </summary>
          <div className={dropClass}>
            <p className={`muted fine ${styles.level}`}>Services</p>
            <ul className={styles.inner}>
              <NavItem link={homeList} path={path} />
            </ul>
          </div>
        </details>
      </li>
      {mainNav.afterServices.map((link) => (
        <NavItem key={link.href} link={link} path={path} />
      ))}
    </ul>
  );
}

/** Its page leads to the other markets' lists. */
const homeList = { label: pageWords[home].name, href: serviceListPath(home) };

function NavItem({ link, path }: { link: NavLink; path: string }) {
  return (
    <li>
      <Link href={link.href} aria-current={link.href === path ? 'page' : undefined}>
        {link.label}
      </Link>
    </li>
  );
}
