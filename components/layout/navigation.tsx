import { home, serviceListPath } from '@/lib/markets/currency';
import { pageWords } from '@/lib/markets/markets';
import { mainNav, type NavLink } from '@/lib/site';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './navigation.module.scss';

type NavigationProps = {
  /** The page's own path, which is marked. */
  path: string;
};

/** The links in a row, with a dropdown: from a desktop's width on. */
export function Navigation({ path }: NavigationProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <Links path={path} dropClass={styles.drop} />
    </nav>
  );
}

/**
 * The same links as a sheet that fills the screen, with its button: below a desktop's width. `details` needs no script
 * and is older than every browser in use, which a `popover` is not.
 */
export function Menu({ path }: NavigationProps) {
  return (
    <details id="menu" className={styles.menu} data-menu>
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className={styles.sheet} aria-label="Menu">
        <Links path={path} dropClass={styles.sub} />
      </nav>
    </details>
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
                <NavItem link={homeList} path={path} />
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
