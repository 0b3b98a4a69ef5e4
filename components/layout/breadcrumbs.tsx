import type { NavLink } from '@/lib/site';
import { Link } from '../ui/link';
import { WithDevanagari } from '../ui/with-devanagari';
import styles from './breadcrumbs.module.scss';

/** Where the page stands, from home down to itself, with the Lo Shu square's dots between the steps. */
export function Breadcrumbs({ trail }: { trail: readonly NavLink[] }) {
  return (
    <nav className={`wrap ${styles.trail}`} aria-label="Breadcrumb">
      <ol>
        {trail.map(({ label, href }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? (
              <Link href={href}>
                <WithDevanagari text={label} />
              </Link>
            ) : (
              <span aria-current="page">
                <WithDevanagari text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
