import { formatAmount, formatPrice } from '@/lib/markets/currency';
import { markets, type Currency } from '@/lib/markets/markets';
import styles from './price.module.scss';

type PriceProps = { amount: number; currency: Currency; decimals?: boolean; className?: string };

/** An amount in the display face; some signs are drawn a little smaller than the figures. */
export function Price({ amount, currency, decimals = false, className = '' }: PriceProps) {
  const text = (decimals ? formatAmount : formatPrice)(amount, currency);
  return (
    <span className={`${styles.price} ${className}`} translate="no">
      {markets[currency].smallSign ? (
        <>
          <span className={styles.sign}>{text.slice(0, 1)}</span>
          {text.slice(1)}
        </>
      ) : (
        text
      )}
    </span>
  );
}
