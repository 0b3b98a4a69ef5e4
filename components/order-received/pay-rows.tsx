import type { PayRow } from '@/lib/order/pay';
import { Address } from '../ui/address';
import { CopyButton } from '../ui/copy-button';
import styles from './pay-rows.module.scss';

/** Labelled values, each with a button that copies it as a bank's form takes it. */
export function PayRows({ rows }: { rows: readonly PayRow[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, bare, note, key }) => (
        <div key={label} className={key ? styles.key : undefined}>
          <dt>{label}</dt>
          <dd className={styles.value}>
            <Address text={value} />
          </dd>
          <dd className={styles.copy}>
            <CopyButton value={bare} what={label} />
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
