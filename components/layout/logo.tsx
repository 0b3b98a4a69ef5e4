import { paths } from '@/lib/site';
import { Link } from '../ui/link';
import { Mark } from '../ui/mark';
import styles from './logo.module.scss';

/** The practice's mark and name, and the way home. */
export function Logo({ name }: { name: string }) {
  return (
    <Link href={paths.home} className={styles.logo}>
      <Mark lit={9} litClass={styles.lit} />
      <span>{name}</span>
    </Link>
  );
}
