import { formatMonth } from '@/lib/format';

type MonthProps = { date: string; sampleDate?: boolean; className?: string };

/** The month over an article, as far as the owner has confirmed it. */
export const Month = ({ date, sampleDate, className }: MonthProps) => (
  <p className={className}>
    <time dateTime={date}>{formatMonth(date)}</time>
    {sampleDate && ' (a sample)'}
  </p>
);
