/**
 * Numbers that are typed as they are written on a SIM or a plate. Sources: all ten digits of a mobile number
 * without the country code (luckymobilenumberbooth, with 9823456710, which is 45, so 9; Bombay Samachar says
 * the same); the four-digit number of a plate (myfancynumber) or all digits on it (bharathorizon). Pure.
 */
import { figures } from '../typed-words';
import { digitsOf, sumOf } from './reduce';

type Read<T> = T | { fault: string };

/** An Indian mobile number as it was typed: with or without +91, 0091 or 91, a zero before it or behind that. */
export function readMobile(typed: string): Read<{ digits: readonly number[] }> {
  const text = figures(typed);
  if (/\p{L}/u.test(text)) return { fault: 'Write the number in digits, without letters.' };
  const all = text.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  const hasCode = /^(?:\+|00[1-9])/.test(text);
  if (hasCode && !all.startsWith('91'))
    return {
      fault:
        'This is a number of another country. Write an Indian mobile number: ten digits, with or without +91.',
    };
  const national = all.replace(hasCode ? /^91/ : /^0?91(?=0?\d{10}$)/, '');
  const digits = digitsOf(national.length > 10 ? national.replace(/^0/, '') : national);
  if (digits.length === 0) return { fault: 'Write the ten digits of the mobile number.' };
  if (digits.length !== 10)
    return {
      fault: `An Indian mobile number has ten digits after +91; these are ${digits.length}.`,
    };
  const [first = 0] = digits;
  if (sumOf(digits) === 0) return { fault: 'Zeros alone add up to nothing.' };
  return first > 5
    ? { digits }
    : { fault: `An Indian mobile number begins with 6, 7, 8 or 9, and this one with ${first}.` };
}

export type Registration = {
  /** The number that is asked for at the counter: 1234 of 'MH 31 AB 1234'. */
  serial: readonly number[];
  /** Every digit on the plate, as far as it was typed. */
  all: readonly number[];
};

/** A vehicle's number: the whole plate, or the number on it alone. What may be a part of it is asked about. */
export function readRegistration(typed: string): Read<Registration> {
  const parts =
    figures(typed)
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  // The series of Bharat has its letters last: 22 BH 1234 AA.
  const read = parts[1] === 'BH' ? parts.slice(0, 3) : parts;
  const letters = read.map(isFigures).lastIndexOf(false);
  const last = read.slice(letters + 1);
  const all = parts.filter(isFigures);
  if (all.length === 0)
    return { fault: 'Write the number on the plate, like 1234 or MH 31 AB 1234.' };
  // State and district alone: MH 31. Old plates go on with the number at once: MH 31 1234.
  const [state = ''] = read;
  const isDistrict = letters === 0 && state.length === 2 && (last[0]?.length ?? 0) < 3;
  const serials = isDistrict ? last.slice(1) : last;
  const [serial = ''] = serials;
  const whole = serials.join('');
  if (!serial)
    return {
      fault: `After ${parts.join(' ')} the number is missing. Write the plate to its end, like MH 31 AB 1234.`,
    };
  if (serials.length > 1 && whole.length <= 4)
    return { fault: `Is the number ${whole}? Then write it without a space.` };
  if (serials.some(({ length }) => length > 4))
    return { fault: 'The number on an Indian plate has up to four digits, like 1234.' };
  if (serials.length > 1)
    return {
      fault: 'Which is the number? Write it alone, or the whole plate, like MH 31 AB 1234.',
    };
  if (Number(serial) === 0) return { fault: 'Zeros alone add up to nothing.' };
  return { serial: digitsOf(serial), all: all.flatMap(digitsOf) };
}

const isFigures = (part: string) => /^\d+$/.test(part);

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
