import { paths } from '@/lib/site';
import { Link } from '../ui/link';
import styles from './author-box.module.scss';

/** Who wrote a text, how its sums are done, and where a mistake is told. The name stands here once it is no sample. */
export function AuthorBox({ author }: { author?: string }) {
  return (
    <section className={styles.box} aria-label="Author">
      <p>
        Written by <strong>{author ?? 'the practitioner'}</strong>, numerologist.{' '}
        <Link href={paths.about}>About the practitioner</Link>
      </p>
      <p>
        The sums follow <Link href={paths.numerology}>the Indian rule</Link>. Found a mistake?{' '}
        <Link href={paths.corrections}>Tell us, or see what we have corrected</Link>
      </p>
    </section>
  );
}
