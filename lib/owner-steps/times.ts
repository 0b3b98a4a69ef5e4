import { dayMs, indiaMoment } from '../time';

/** In the order of the form. Only the first is needed. */
export const timeFields = [
  { day: 'day1', time: 'time1' },
  { day: 'day2', time: 'time2' },
  { day: 'day3', time: 'time3' },
] as const;

/** Minutes. */
export const callMinutes = { least: 5, usual: 45, most: 240 } as const;

export type TimeFieldName = (typeof timeFields)[number]['day' | 'time'];

export type TypedTimes = Record<TimeFieldName, string>;

export type TimeFault = { field: TimeFieldName; message: string };

/** Up to three future moments, or every error. An empty row is no time. */
export function readTimes(
  typed: TypedTimes,
  now: number,
): { ok: true; times: number[] } | { ok: false; errors: TimeFault[] } {
  const times: number[] = [];
  const errors: TimeFault[] = [];
  for (const [index, { day, time }] of timeFields.entries()) {
    if (index > 0 && typed[day] === '' && typed[time] === '') continue;
    const moment = indiaMoment(typed[day], typed[time]);
    const message = moment === undefined ? undefined : momentFault(moment, times, now);
    if (typed[day] === '') errors.push({ field: day, message: 'Choose a day' });
    else if (typed[time] === '') errors.push({ field: time, message: 'Choose a time' });
    else if (moment === undefined) errors.push({ field: day, message: 'Choose a day that exists' });
    else if (message) errors.push({ field: day, message });
    else times.push(moment);
  }
  return errors.length > 0 ? { ok: false, errors } : { ok: true, times };
}

/** A link to the times with one of them picked: the token, then its place among them. */
export const choiceLink = (href: string, choice: number) => `${href}&time=${choice}`;

/** Links of older mails pick none. */
export function readChoiceLink(hash: string) {
  const [token = '', choice = ''] = hash.split('&time=');
  return { token, choice: /^\d$/.test(choice) ? Number(choice) : undefined };
}

export const isPast = (moment: number, now: number) => moment <= now;

export const newerTimes =
  'We have sent you newer times since then: please choose from the newest email.';

function momentFault(moment: number, others: readonly number[], now: number) {
  if (isPast(moment, now)) return 'Choose a time that is still to come';
  if (moment > now + 366 * dayMs) return 'Choose a day within a year';
  return others.includes(moment) ? 'Choose three different times' : undefined;
}
