/** The account as a buyer copies it into a bank's form: one order of rows for page, receipt and mail. Pure. */
import type { Bank, Upi } from './market';
import { accounts, type Currency } from './markets';

export type AccountRow = {
  label: string;
  /** As a person reads it. */
  value: string;
  /** As a bank's form takes it. */
  bare: string;
  note?: string;
};

/** Whether UPI reaches the account in this currency. */
export const takesUpi = (currency: Currency) =>
  accounts[currency].some(({ part }) => part === 'upi');

/** The rows of the account in one currency, in the order in which a payment's form asks. */
export const accountRows = (
  { bank, upi }: { bank: Bank; upi?: Upi },
  currency: Currency,
): AccountRow[] =>
  accounts[currency].flatMap(({ part, note }) => {
    const value = part === 'upi' ? upi?.id : bank[part];
    if (value === undefined) return [];
    const bare = part === 'accountNumber' ? value.replace(/\s/g, '') : value;
    const payee = part === 'upi' && upi ? `In the name of ${upi.name}` : note;
    return [{ label: labels[part], value, bare, note: payee }];
  });

const labels: Record<keyof Bank | 'upi', string> = {
  accountName: 'Account name',
  accountNumber: 'Account number',
  bank: 'Bank and branch',
  ifsc: 'IFSC code',
  swift: 'Swift code',
  upi: 'UPI ID',
};
