import { pageWords, type Currency } from '@/lib/markets/markets';
import styles from './list-head.module.scss';

/** The head of a market's list. */
export function ListHead({ currency, count }: { currency: Currency; count: number }) {
  const { heading, lead } = pageWords[currency];
  return (
    <div className={styles.head}>
      <h1>{heading}</h1>
      <p className="lead">
        {count}
        {` ${lead}`}
      </p>
    </div>
  );
}
