import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import styles from './back-bar.module.scss';

/** The bar over an article: back to the list it belongs to, on the left by name, on the right as 'Close'. */
export function BackBar({ href, label, close }: { href: string; label: string; close?: boolean }) {
  return (
    <div className={styles.bar}>
      <Link href={href} className={styles.link}>
        <Icon name="back" />
        {label}
      </Link>
      {close && (
        <Link href={href} className={styles.link}>
          Close
          <Icon name="close" />
        </Link>
      )}
    </div>
  );
}
