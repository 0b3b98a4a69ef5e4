import { formatMonth } from '@/lib/format';

type MonthProps = { date: string; sample?: boolean; className?: string };

/** The month over an article, and whether it is the owner's to confirm. */
export const Month = ({ date, sample, className }: MonthProps) => (
  <p className={className}>
    <time dateTime={date}>{formatMonth(date)}</time>
    {sample && ' (sample)'}
  </p>
);
