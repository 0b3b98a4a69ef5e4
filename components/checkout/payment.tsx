import { takesUpi } from '@/lib/markets/account';
import type { Bank, Currency, Upi } from '@/lib/markets/markets';
import { BankDetails } from '../services/bank-details';
import { Fold } from '../ui/fold';
import styles from './checkout.module.scss';

export type PaymentFacts = {
  bank: Bank;
  /** The account is made up as long as the owner's is missing. */
  bankIsSample?: boolean;
  upi?: Upi;
  phone: { display: string; dial: string };
};

/** How the order is paid: there is one way, and it comes after ordering. */
export function Payment({ business, currency }: { business: PaymentFacts; currency: Currency }) {
  return (
    <section className={styles.panel} aria-labelledby="payment-title">
      <h2 id="payment-title">Payment</h2>
      <p className={styles.way}>Direct bank transfer</p>
      <ol className={styles.steps}>
        <li>
          Place the order, then pay into our bank account
          {business.upi && takesUpi(currency) && ', by UPI or by transfer'}. The next page shows our
          account details, ready to copy.
        </li>
        <li>Use your Order ID as the payment reference.</li>
        <li>
          Share the payment screenshot by email and on{' '}
          <span className="nowrap">{business.phone.display}</span>.
        </li>
      </ol>
      <Fold className={styles.bank} title="See our bank account">
        <BankDetails
          bank={business.bank}
          upi={business.upi}
          currency={currency}
          sample={business.bankIsSample}
        />
      </Fold>
    </section>
  );
}
