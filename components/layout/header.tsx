import { paths } from '@/lib/site';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './header.module.scss';
import { Logo } from './logo';
import { Menu, Navigation } from './navigation';

type HeaderProps = { name: string; path: string; onHero?: boolean };

/** Logo, links, cart, and on phones a button that opens the links as a sheet. */
export function Header({ name, path, onHero = false }: HeaderProps) {
  return (
    <header className={onHero ? `${styles.header} ${styles.onHero}` : styles.header}>
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
