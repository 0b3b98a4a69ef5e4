import { paths } from '@/lib/site';
import { ButtonLink } from '../../ui/button';
import { Icon } from '../../ui/icon';
import styles from './how-to-read.module.scss';

/** The note that fills the end of the sheet. */
export function HowToRead() {
  return (
    <aside className={styles.note} aria-labelledby="how-to-read">
      <h2 id="how-to-read">How to read a prediction</h2>
      <ol>
        <li>Ask when it was written: before the event, or after it.</li>
        <li>Do the sum yourself. It takes a minute.</li>
        <li>See what fitted, what did not, and which table was used.</li>
      </ol>
      <ButtonLink href={paths.numerology}>
        How numbers are worked out
        <Icon name="arrow" />
      </ButtonLink>
    </aside>
  );
}
