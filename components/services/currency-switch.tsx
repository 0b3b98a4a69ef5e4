import type { Currency } from '@/lib/format';
import { serviceListPath } from '@/lib/site';
import { Link } from '../ui/link';
import styles from './currency-switch.module.scss';

const places = [
  { currency: 'INR', label: 'India, ₹' },
  { currency: 'USD', label: 'Abroad, $' },
] as const;

/** The way between the two lists. */
export function CurrencySwitch({ currency }: { currency: Currency }) {
  return (
    <nav className={styles.switch} aria-label="Currency">
      {places.map((place) => (
        <Link
          key={place.currency}
          href={serviceListPath(place.currency)}
          aria-current={place.currency === currency ? 'page' : undefined}
        >
          {place.label}
        </Link>
      ))}
    </nav>
  );
}
