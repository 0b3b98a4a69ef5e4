/** The account as a buyer copies it into a bank's form: one order of rows for page, receipt and mail. Pure. */
import { accounts, type Bank, type Currency, type Upi } from './markets';

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
    if (part === 'upi') return upi ? [upiRow(upi)] : [];
    const value = bank[part];
    if (value === undefined) return [];
    const bare = part === 'accountNumber' ? value.replace(/\s/g, '') : value;
    return [{ label: labels[part], value, bare, note }];
  });

/** The id that a UPI app asks for, with the name that it shows before the payment. */
export const upiRow = ({ id, name }: Upi): AccountRow => ({
  label: 'UPI ID',
  value: id,
  bare: id,
  note: `In the name of ${name}`,
});

const labels: Record<keyof Bank, string> = {
  accountName: 'Account name',
  accountNumber: 'Account number',
  bank: 'Bank and branch',
  ifsc: 'IFSC code',
  swift: 'Swift code',
};
