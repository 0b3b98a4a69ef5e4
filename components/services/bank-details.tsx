import type { Currency } from '@/lib/format';
import { Address } from '../ui/address';
import { CopyButton } from '../ui/copy-button';
import { Notice } from '../ui/notice';
import styles from './bank-details.module.scss';

export type Bank = {
  accountName: string;
  bank: string;
  accountNumber: string;
  ifsc: string;
  swift: string;
};

type BankDetailsProps = {
  bank: Bank;
  upi?: { id: string; name: string };
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
        {bankRows(bank, upi, currency).map(({ label, value, bare, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Address text={value} />
            </dd>
            {note && <dd className={styles.note}>{note}</dd>}
            <dd className={styles.copy}>
              <CopyButton value={bare ?? value} what={label.replace(/^[A-Z](?=[a-z])/, lower)} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const lower = (letter: string) => letter.toLowerCase();

type Row = { label: string; value: string; bare?: string; note?: string };

function bankRows(bank: Bank, upi: BankDetailsProps['upi'], currency: Currency): Row[] {
  const name = { label: 'Account name', value: bank.accountName };
  const branch = { label: 'Bank and branch', value: bank.bank };
  const number = {
    label: 'Account number',
    value: bank.accountNumber,
    bare: bank.accountNumber.replace(/\s/g, ''),
  };
  const ifsc = { label: 'IFSC code', value: bank.ifsc };
  const swift = { label: 'Swift code', value: bank.swift };
  if (currency === 'USD')
    return [swift, number, name, branch, { ...ifsc, note: 'Only if the form asks for it.' }];
  return [
    name,
    number,
    ifsc,
    branch,
    ...(upi ? [{ label: 'UPI ID', value: upi.id }] : []),
    { ...swift, note: 'Needed only from a bank outside India.' },
  ];
}
