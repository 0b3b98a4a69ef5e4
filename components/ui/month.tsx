import { formatMonth } from '@/lib/format';

type MonthProps = { date: string; className?: string };

/** The month over an article. */
export const Month = ({ date, className }: MonthProps) => (
  <p className={className}>
    <time dateTime={date}>{formatMonth(date)}</time>
  </p>
);
