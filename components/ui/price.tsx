import { formatAmount, formatPrice } from '@/lib/markets/currency';
import { markets, type Currency } from '@/lib/markets/markets';
import styles from './price.module.scss';

type PriceProps = { amount: number; currency: Currency; decimals?: boolean; className?: string };

export function Price({ amount, currency, decimals = false, className = '' }: PriceProps) {
  const text = (decimals ? formatAmount : formatPrice)(amount, currency);
  const small = markets[currency].smallSign ? 1 : 0;
  return (
    <span className={`${styles.price} ${className}`} translate="no">
      {small > 0 && <span className={styles.sign}>{text.slice(0, small)}</span>}
      {text.slice(small)}
    </span>
  );
}

const star = 'M9 1l2.4 5.2 5.6.7-4.1 3.9 1.1 5.6L9 13.6 4 16.4l1.1-5.6L1 6.9l5.6-.7z';
const apart = 19;
const Stars = () =>
  [0, 1, 2, 3, 4].map((n) => <path key={n} d={star} transform={`translate(${n * apart} 0)`} />);

export function Rating({ value }: { value: number }) {
  const words = value.toFixed(1);
  const whole = Math.floor(value);
  return (
    <div className={styles.rating} role="img" aria-label={`Rated ${words} of 5`}>
      <svg viewBox="0 0 94 18" aria-hidden="true">
        <g className={styles.off}>
          <Stars />
        </g>
        {/* An inner svg cuts off what stands beyond its width. */}
        <svg width={whole * apart + (value - whole) * 18} height="18">
          <g className={styles.on}>
            <Stars />
          </g>
        </svg>
      </svg>
      <span aria-hidden="true">{words}</span>
    </div>
  );
}
