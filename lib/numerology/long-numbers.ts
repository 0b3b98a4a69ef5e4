/**
 * Numbers that are typed as they are written on a SIM or a plate. Sources: all ten digits of a mobile number
 * without the country code (luckymobilenumberbooth, with 9823456710, which is 45, so 9; Bombay Samachar says
 * the same); the four-digit number of a plate (myfancynumber) or all digits on it (bharathorizon). Pure.
 */
import { digitsOf, plainDigits, sumOf } from './reduce';

type Read<T> = T | { fault: string };

/** An Indian mobile number as it was typed, with or without +91 or a leading zero. */
export function readMobile(typed: string): Read<{ digits: readonly number[] }> {
  const text = plainDigits(typed).trim();
  if (/\p{L}/u.test(text)) return { fault: 'Write the number in digits, without letters.' };
  const all = digitsOf(text).join('');
  const digits = digitsOf(all.length > 10 ? all.replace(/^(0091|091|91|0)/, '') : all);
  if (digits.length === 0) return { fault: 'Write the ten digits of the mobile number.' };
  if (digits.length !== 10)
    return {
      fault: `An Indian mobile number has ten digits after +91; these are ${digits.length}.`,
    };
  return sumOf(digits) > 0 ? { digits } : { fault: 'Zeros alone add up to nothing.' };
}

export type Registration = {
  /** The number that is asked for at the counter: 1234 of 'MH 31 AB 1234'. */
  serial: readonly number[];
  /** Every digit on the plate, as far as it was typed. */
  all: readonly number[];
};

/** A vehicle's number: the whole plate, or the number on it alone. */
export function readRegistration(typed: string): Read<Registration> {
  const text = plainDigits(typed);
  const groups = text.match(/\d+/g) ?? [];
  const serial = groups.at(-1) ?? '';
  if (!serial) return { fault: 'Write the number on the plate, like 1234 or MH 31 AB 1234.' };
  if (serial.length > 4)
    return { fault: 'The number on an Indian plate has up to four digits, like 1234.' };
  if (Number(serial) === 0) return { fault: 'Zeros alone add up to nothing.' };
  return { serial: digitsOf(serial), all: groups.flatMap(digitsOf) };
}

/** A digit and how often it stands in a number. */
export type Tally = { digit: number; times: number };

/** The digits that stand in a number more than once, and those from 1 to 9 that don't stand in it. */
export function tally(digits: readonly number[]): { repeated: Tally[]; absent: number[] } {
  const times = (digit: number) => digits.filter((one) => one === digit).length;
  return {
    repeated: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((digit) => ({ digit, times: times(digit) }))
      .filter((one) => one.times > 1),
    absent: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => times(digit) === 0),
  };
}
