import { mainNav, paths, type NavLink } from '@/lib/site';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Mark } from '../ui/mark';
import styles from './header.module.scss';

type HeaderProps = { name: string; path: string; onHero?: boolean };

/** Logo, links, cart. The dropdown is `details`, the phone's menu a `popover`: no script is needed. */
export function Header({ name, path, onHero = false }: HeaderProps) {
  return (
    <header className={onHero ? `${styles.header} ${styles.onHero}` : styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo name={name} />
        <nav className={styles.nav} aria-label="Main">
          <Links path={path} dropClass={styles.drop} />
        </nav>
        <SearchButton />
        <CartLink />
        <button type="button" className={styles.menuButton} aria-label="Menu" popoverTarget="menu">
          <Icon name="menu" className={styles.whenClosed} />
          <Icon name="close" className={styles.whenOpen} />
        </button>
      </div>
      <nav className={styles.menu} id="menu" popover="auto" aria-label="Menu">
        <Links path={path} dropClass={styles.sub} />
      </nav>
    </header>
  );
}

export function Logo({ name, className = '' }: { name: string; className?: string }) {
  return (
    <Link href={paths.home} className={`${styles.logo} ${className}`}>
      <Mark lit={9} litClass={styles.lit} />
      <span>{name}</span>
    </Link>
  );
}

/** 'Our Services' holds 'Services', which reveals the list; public/site.js closes inner with outer. */
function Links({ path, dropClass }: { path: string; dropClass?: string }) {
  return (
    <ul>
      {mainNav.beforeServices.map((link) => (
        <NavItem key={link.href} link={link} path={path} />
      ))}
      <li>
        <details data-menu>
          <summary>
            Our Services <Icon name="down" />
          </summary>
          <div className={dropClass}>
            <details>
              <summary>
                Services <Icon name="down" />
              </summary>
              <ul className={styles.inner}>
                {mainNav.services.map((link) => (
                  <NavItem key={link.href} link={link} path={path} />
                ))}
              </ul>
            </details>
          </div>
        </details>
      </li>
      {mainNav.afterServices.map((link) => (
        <NavItem key={link.href} link={link} path={path} />
      ))}
    </ul>
  );
}

function NavItem({ link, path }: { link: NavLink; path: string }) {
  return (
    <li>
      <Link href={link.href} aria-current={link.href === path ? 'page' : undefined}>
        {link.label}
      </Link>
    </li>
  );
}

/** Opens the search of search-dialog.tsx; public/site.js does it, and without scripts there is no button. */
function SearchButton() {
  return (
    <button
      type="button"
      className={styles.search}
      aria-label="Search"
      aria-keyshortcuts="/"
      data-search
    >
      <Icon name="search" />
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
