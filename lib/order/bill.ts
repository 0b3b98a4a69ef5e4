import type { Bill } from '../store/store';
import { dayInIndia, formatDate } from '../time';

export type BillFacts = { number: string; date: string };

/** India's financial year begins in April: '2026-27' */
export function billSeries(day: Date) {
  const [year = 0, month = 0] = dayInIndia(day).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String(first + 1).slice(2)}`;
}

export const billFacts = ({ series, n, made }: Bill): BillFacts => ({
  number: `${series}/${n}`,
  date: formatDate(new Date(made)),
});
