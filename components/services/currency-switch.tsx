import { serviceListPath } from '@/lib/markets/currency';
import { currencies, serviceWords, type Currency } from '@/lib/markets/markets';
import { Link } from '../ui/link';
import styles from './currency-switch.module.scss';

/** The way between the lists. */
export function CurrencySwitch({ currency }: { currency: Currency }) {
  return (
    <nav className={styles.switch} aria-label="Currency">
      {currencies.map((one) => (
        <Link
          key={one}
          href={serviceListPath(one)}
          aria-current={one === currency ? 'page' : undefined}
        >
          {serviceWords[one].short}
        </Link>
      ))}
    </nav>
  );
}
