import type { Service } from '@/lib/services/catalogue';
import { checkoutPath } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { ButtonLink } from '../ui/button';
import { Price } from '../ui/price';
import styles from './pay-bar.module.scss';

type PayBarProps = { service: Pick<Service, 'id' | 'prices'>; currency: Currency };

/**
 * Price and booking at the foot of a phone. CSS slides it up once the
 * main button (its timeline is called --book) has scrolled away; where CSS can't, it is always there.
 */
export function PayBar({ service, currency }: PayBarProps) {
  return (
    <aside className={styles.bar} aria-label="Price and booking">
      <Price amount={service.prices[currency]} currency={currency} className={styles.price} />
      <ButtonLink href={checkoutPath(service.id, currency)} small>
        Book Your Appointment
      </ButtonLink>
    </aside>
  );
}
