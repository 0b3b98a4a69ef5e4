/** Dates, and figures as a bank's form takes them. Pure. */

/** The business's own time zone: every date that a person reads is a date in India. */
export const TIME_ZONE = 'Asia/Kolkata';

export const dayMs = 24 * 60 * 60 * 1000;

/** An amount as a bank's form takes it: digits and two decimals, '4700.00'. */
export const plainAmount = (amount: number) => amount.toFixed(2);

/** A date in long US form in the business's time zone: 'November 20, 2026'. */
export const formatDate = (date: Date) => longDate.format(date);

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: TIME_ZONE });

/** India keeps no summer time. */
export const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** The day that a moment is on in India: '2026-11-21'. */
export const dayInIndia = (moment: Date) =>
  new Date(moment.getTime() + indiaAheadMs).toISOString().slice(0, 10);

/** A day of the content, which is a day in India, as machines read it: '2026-11-21T00:00:00+05:30'. */
export const inIndia = (day: string) => `${day}T00:00:00+05:30`;

/** A month as it stands over an article: `formatMonth('2021-01')` is 'January 2021'. */
export const formatMonth = (month: string) =>
  new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
