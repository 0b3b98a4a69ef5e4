import { accountRows } from '@/lib/markets/account';
import type { Bank, Upi } from '@/lib/markets/market';
import type { Currency } from '@/lib/markets/markets';
import { Address, CopyButton, Notice } from '../ui';
import styles from './bank-details.module.scss';

type BankDetailsProps = {
  bank: Bank;
  upi?: Upi;
  currency: Currency;
  /** The values are made up, so nobody may pay to them. */
  sample?: boolean;
};

/** The account to pay into, in the order in which a bank's form asks; each row copies its bare value. */
export function BankDetails({ bank, upi, currency, sample = false }: BankDetailsProps) {
  return (
    <div className={styles.details}>
      {sample && (
        <Notice kind="quiet">
          <p>These bank details are samples for trying the site. Do not send money.</p>
        </Notice>
      )}
      <dl className={styles.rows}>
        {accountRows({ bank, upi }, currency).map(({ label, value, bare, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Address text={value} />
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
            <dd className={styles.copy}>
              <CopyButton value={bare} what={label.replace(/^[A-Z](?=[a-z])/, lower)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const lower = (letter: string) => letter.toLowerCase();
