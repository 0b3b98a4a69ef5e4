/**
 * The consulting hours, 6-9 PM in India, on other clocks, and waits in words. Pure: the day is an argument, since summer time
 * moves them.
 */

/** When calls are answered on every day, by the clock of India. */
export const hoursInIndia = '6-9 PM';

/** A stretch of a day in hours from 0 to 24: 18 to 21 in India. */
export type Band = { from: number; to: number };

export type LocalHours = {
  /** '6-9 PM', or '11:30 PM-2:30 AM' where they run over midnight. */
  text: string;
  /** One band, or two where they run over midnight. */
  bands: Band[];
};

/** Cities to show them in, from west to east. */
export const cities = [
  { name: 'San Francisco', zone: 'America/Los_Angeles', ink: 7 },
  { name: 'New York', zone: 'America/New_York', ink: 6 },
  { name: 'London', zone: 'Europe/London', ink: 2 },
  { name: 'Dubai', zone: 'Asia/Dubai', ink: 1 },
  { name: 'India', zone: 'Asia/Kolkata', ink: 3 },
  { name: 'Singapore', zone: 'Asia/Singapore', ink: 7 },
  { name: 'Sydney', zone: 'Australia/Sydney', ink: 6 },
] as const;

/** The hours of one day (written '2026-11-21') as a time zone's clock shows them. */
export function localHours(zone: string, day: string): LocalHours {
  // India is 5:30 ahead of UTC all year, so 6 PM there is always 12:30 UTC.
  const opens = clock(zone, new Date(`${day}T12:30:00Z`));
  const closes = clock(zone, new Date(`${day}T15:30:00Z`));
  return { text: spanText(opens, closes), bands: bandsOf(opens, closes) };
}

function clock(timeZone: string, moment: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: 'hour' | 'minute') =>
    Number(parts.find((one) => one.type === type)?.value ?? 0);
  return part('hour') + part('minute') / 60;
}

/** Half of the day is said once where it is the same at both ends. */
function spanText(opens: number, closes: number) {
  const sameHalf = half(opens) === half(closes);
  return `${time(opens)}${sameHalf ? '' : ` ${half(opens)}`}-${time(closes)} ${half(closes)}`;
}

const half = (hours: number) => (hours < 12 ? 'AM' : 'PM');

function time(hours: number) {
  const minutes = Math.round((hours % 1) * 60);
  const hour = Math.floor(hours) % 12 || 12;
  return minutes ? `${hour}:${String(minutes).padStart(2, '0')}` : String(hour);
}

function bandsOf(opens: number, closes: number): Band[] {
  if (opens < closes) return [{ from: opens, to: closes }];
  const bands = [
    { from: opens, to: 24 },
    { from: 0, to: closes },
  ];
  return bands.filter(({ from, to }) => from < to);
}

export type IndiaNow = {
  /** Since midnight there. */
  minutes: number;
  /** '12:49 AM' */
  time: string;
  isOpen: boolean;
  /** Until 6 PM there: '17 h 11 min'. */
  opensIn: string;
};

const opensAt = 18 * 60;
const closesAt = 21 * 60;
const dayMinutes = 24 * 60;

/** What time it is in India, and whether the practice answers calls. */
export function indiaNow(now: Date): IndiaNow {
  // India is 5:30 ahead of UTC all year.
  const minutes = (now.getUTCHours() * 60 + now.getUTCMinutes() + 330) % dayMinutes;
  return {
    minutes,
    time: clockTime(minutes),
    isOpen: minutes >= opensAt && minutes < closesAt,
    opensIn: duration((opensAt - minutes + dayMinutes) % dayMinutes),
  };
}

function clockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

const duration = (minutes: number) =>
  [minutes >= 60 && `${Math.floor(minutes / 60)} h`, minutes % 60 > 0 && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');

/** A wait as a person says it: 'in a minute', 'in 3 minutes'. */
export function inMinutes(wait = 0) {
  const minutes = Math.ceil(wait / 60_000);
  return minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
}
