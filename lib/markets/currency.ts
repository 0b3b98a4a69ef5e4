import { paths } from '../site';
import { currencies, markets, type Currency, accounts, type Bank, type Upi } from './markets';

export const home: Currency = currencies[0];

export const isCurrency = (value: unknown): value is Currency =>
  currencies.some((currency) => currency === value);

export const othersThan = (currency: Currency) => currencies.filter((other) => other !== currency);

export function perCurrency<Part>(make: (currency: Currency) => Part) {
  const parts = currencies.map((currency) => [currency, make(currency)]);
  return Object.fromEntries(parts) as Record<Currency, Part>;
}

/** '₹2,800', '$50' */
export const formatPrice = (amount: number, currency: Currency) =>
  formats[currency].price.format(amount);

/** '₹2,800.00', '$50.00' */
export const formatAmount = (amount: number, currency: Currency) =>
  formats[currency].amount.format(amount);

/** For bank forms: '4700.00' */
export const plainAmount = (amount: number) => amount.toFixed(2);

const moneyFormat = (currency: Currency, decimals: number) =>
  new Intl.NumberFormat(markets[currency].locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });

/** Kept: making a format takes many times as long as using it. */
const formats = perCurrency((currency) => ({
  price: moneyFormat(currency, 0),
  amount: moneyFormat(currency, 2),
}));

export const serviceListPath = (currency: Currency) => markets[currency].listPath;

export const servicePath = (id: number, currency: Currency) =>
  `${markets[currency].servicePath}/${id}`;

export const checkoutPath = (id: number, currency: Currency) =>
  `${paths.checkout}?service=${id}${currency === home ? '' : `&currency=${currency.toLowerCase()}`}`;

export const currencyOfLink = (named: string | null): Currency =>
  currencies.find((currency) => currency === named?.toUpperCase()) ?? home;

export type AccountRow = {
  label: string;
  value: string;
  bare: string;
  note?: string;
};

export const takesUpi = (currency: Currency) =>
  accounts[currency].some(({ part }) => part === 'upi');

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
