import { formatAmount, formatPrice, type Currency } from '@/lib/format';
import styles from './price.module.scss';

type PriceProps = { amount: number; currency: Currency; decimals?: boolean; className?: string };

/** An amount in the display face; the rupee sign is drawn a little smaller than the figures. */
export function Price({ amount, currency, decimals = false, className = '' }: PriceProps) {
  const text = (decimals ? formatAmount : formatPrice)(amount, currency);
  return (
    <span className={`${styles.price} ${className}`} translate="no">
      {currency === 'INR' ? (
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
