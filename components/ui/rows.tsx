import { CopyButton } from './button';
import { Address } from './words';
import styles from './rows.module.scss';

type Row = {
  label: string;
  /** As a person reads it. */
  value: string;
  /** As it is copied. */
  bare: string;
  note?: string;
  /** It must be right. */
  key?: boolean;
};

/** Labelled values to carry over into another form, each with a button that copies it: an account, a payment. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={`panel ${styles.rows}`}>
      {rows.map(({ label, value, bare, note, key }) => (
        <div key={label} className={key ? styles.key : undefined}>
          <dt>{label}</dt>
          <dd className={`semi ${styles.value}`}>
            <Address text={value} />
          </dd>
          <dd className={styles.copy}>
            <CopyButton value={bare} what={label.replace(/^[A-Z](?=[a-z])/, lower)} />
          </dd>
          {note && <dd className={`faint fine ${styles.note}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

const lower = (letter: string) => letter.toLowerCase();
