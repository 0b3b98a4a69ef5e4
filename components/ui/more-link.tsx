import { Icon } from './icon';
import { Link } from './button';
import styles from './more-link.module.scss';

export function MoreLink({ label, href }: { label: string; href: string }) {
  return (
    <Link href={href} className={`semi ${styles.more}`}>
      {label}
      <Icon name="arrow" />
    </Link>
  );
}
