import type { Reading } from '@/lib/calculators/reading';
import { Digits } from '../../reading/digit';
import { Icon } from '../../ui/icon';
import styles from './pairs.module.scss';
import { ResultPart } from './result';

type PairsProps = { title: string; reading: Reading; heading: 'h2' | 'h3' };

/** How numbers count each other, each pair from both sides. */
export function Pairs({ title, reading: { pairs = [], school }, heading }: PairsProps) {
  if (pairs.length === 0) return null;
  return (
    <ResultPart title={title} heading={heading}>
      <p className={styles.table}>By the {school}. Other tables give other answers.</p>
      <ul className={styles.pairs}>
        {pairs.map(({ title, sides }) => (
          <li key={title}>
            <p className={styles.title}>{title}</p>
            {sides.map(({ from, to, relation, text }) => (
              <p key={text} className={`${styles.side} ${styles[relation] ?? ''}`}>
                <span aria-hidden="true">
                  <Digits values={[from]} />
                  <Icon name="arrow" />
                  <Digits values={[to]} />
                </span>
                <span>{text}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </ResultPart>
  );
}
