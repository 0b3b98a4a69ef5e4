import { accountRows } from '@/lib/markets/currency';
import type { Bank, Currency, Upi } from '@/lib/markets/markets';
import type { PayRow } from '@/lib/order/pay';
import { CopyButton } from './button';
import { Notice } from './notice';
import { Address } from './words';
import styles from './lists.module.scss';

export function Rows({ rows }: { rows: readonly PayRow[] }) {
  return (
    <dl className={`panel ${styles.rows}`}>
      {rows.map(({ label, value, bare, note, key }) => (
        <div key={label} className={key ? styles.key : undefined}>
          <dt>{label}</dt>
          <dd className={`semi ${styles.value}`}>
            <Address text={value} />
          </dd>
          <dd className={styles.copy}>
            <CopyButton
              value={bare}
              what={label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}
            />
          </dd>
          {note && <dd className={`faint fine ${styles.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type BankDetailsProps = {
  bank: Bank;
  upi?: Upi;
  currency: Currency;
  sample?: boolean;
};

export function BankDetails({ bank, upi, currency, sample = false }: BankDetailsProps) {
  return (
    <div className="flow">
      {sample && <SampleBank />}
      <Rows rows={accountRows({ bank, upi }, currency)} />
    </div>
  );
}

export const SampleBank = () => (
  <Notice kind="quiet">
    <p>These bank details are samples for trying the site. Do not send money.</p>
  </Notice>
);

export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p className="measure muted above-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
