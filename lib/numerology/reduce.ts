/** Indian numerologists reduce 11, 22 and 33 too. */
import { figures } from '../typed-words';

export const digitsOf = (text: string) => (text.match(/\d/g) ?? []).map(Number);

export const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** `reduceToRoot(29)` is `{ root: 2, steps: [29, 11, 2] }`. */
export type Reduction = { root: number; steps: readonly number[] };

export type Sum = Reduction & { values: readonly number[] };

export function reduceToRoot(total: number): Reduction {
  if (!Number.isInteger(total) || total < 1)
    throw new RangeError(`Only whole numbers above 0 can be reduced, not ${total}`);
  const steps = [total];
  let root = total;
  while (root > 9) {
    root = sumOf(digitsOf(String(root)));
    steps.push(root);
  }
  return { root, steps };
}

export const addUp = (values: readonly number[]): Sum => ({
  values,
  ...reduceToRoot(sumOf(values)),
});

export const pathText = ({ steps }: Reduction) => steps.join(' → ');

/** '29, then 11, then 2', for screen readers */
export const pathWords = ({ steps }: Reduction) => steps.join(', then ');

export const sumText = (values: readonly number[]) =>
  values.length === 1 ? String(values[0]) : `${values.join(' + ')} = ${sumOf(values)}`;

/** '2 + 9 = 11, 1 + 1 = 2' for 29; a single digit is itself. */
export const stepsText = ({ steps }: Reduction) =>
  steps
    .slice(0, -1)
    .map((step) => sumText(digitsOf(String(step))))
    .join(', ') || String(steps[0]);

/** '2 + 9 + 1 + 1 = 13, 1 + 3 = 4' */
export const workingText = (sum: Sum) =>
  sum.steps.length === 1 ? sumText(sum.values) : `${sumText(sum.values)}, ${stepsText(sum)}`;

/** Some schools stop at these. */
export const mastersOn = ({ steps }: Reduction) =>
  steps.filter((step) => [11, 22, 33].includes(step));

type OrFault<T> = T | { fault: string };

/** As `readTenDigits`, and refuses a number that nobody can have. */
export function readMobile(typed: string): OrFault<{ digits: readonly number[] }> {
  const read = readTenDigits(typed);
  return 'fault' in read || beginsAsMobile(read.digits)
    ? read
    : {
        fault: `An Indian mobile number begins with 6, 7, 8 or 9, and this one with ${read.digits[0]}.`,
      };
}

/** Our own examples begin with another digit, so that they are nobody's. */
export const beginsAsMobile = ([first = 0]: readonly number[]) => first > 5;

/** Totals to which Cheiro gives a meaning of their own. */
export const namedCompounds: readonly number[] = Array.from({ length: 43 }, (_, n) => n + 10);

/** As mobile numbers are written in India: '98234 56710'. */
export const inFives = (digits: readonly number[]) =>
  `${digits.slice(0, 5).join('')} ${digits.slice(5).join('')}`;

/** Accepts +91, 0091 or 91, a leading zero, and words around the number. */
export function readTenDigits(typed: string): OrFault<{ digits: readonly number[] }> {
  const whole = figures(typed);
  const [found, ...others] = (whole.match(/\+?\d[^\p{L}+,;:/|&]*/gu) ?? []).filter(
    (part) => digitsOf(part).length >= 10,
  );
  if (others.length > 0) return { fault: 'Which of these is the number? Write it alone.' };
  if (!found && /\p{L}/u.test(whole))
    return { fault: 'Write the number in digits, without letters.' };
  const text = found ?? whole;
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
  if (sumOf(digits) === 0) return { fault: 'Zeros alone add up to nothing.' };
  return { digits };
}

export type Registration = {
  /** 1234 of 'MH 00 AB 1234' */
  serial: readonly number[];
  all: readonly number[];
};

export function findPlate(typed: string): string | undefined {
  const text = figures(typed);
  const [plate, state = ''] =
    /\b([a-z]{2})[-. /]?\d{1,2}[a-z]?[-. /]?(?:temp|[a-z]{1,3}(?:[-. /]?(?:temp|tr))?)[-. /]?\d{4}\b/i.exec(
      text,
    ) ??
    // Temporary plates have month and year first: T 08 25 MH 1234 AB.
    /\bt[-. /]?\d{2}[-. /]?\d{2}[-. /]?([a-z]{2})[-. /]?\d{4}[-. /]?[a-z]{1,2}\b/i.exec(text) ??
    /\b\d{2}[-. /]?(bh)[-. /]?\d{4}[-. /]?[a-z]{1,2}\b/i.exec(text) ??
    [];
  return states.has(state.toUpperCase()) ? plate : undefined;
}

/** Codes of states and territories, older ones too: https://parivahan.gov.in */
export const states = new Set(
  'AN AP AR AS BH BR CG CH DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UA UK UP WB'.split(
    ' ',
  ),
);

/** Reads a whole plate or its number alone. Asks again about anything that may be a part. */
export function readRegistration(typed: string): OrFault<Registration> {
  const parts =
    figures(findPlate(typed) ?? typed)
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  // Bharat series, 22 BH 1234 AA, and temporary plates, T 0825 MH 1234 AB.
  const hasLettersLast = parts[1] === 'BH' || (parts[0] === 'T' && parts.length > 4);
  const read = hasLettersLast ? parts.slice(0, parts.map(isFigures).lastIndexOf(true) + 1) : parts;
  const letters = read.map(isFigures).lastIndexOf(false);
  const last = read.slice(letters + 1);
  const all = parts.filter(isFigures);
  if (all.length === 0)
    return { fault: 'Write the number on the plate, like 1234 or MH 00 AB 1234.' };
  // State and district alone: MH 31. Old plates go on with the number: MH 31 1234.
  const [state = ''] = read;
  const isDistrict = letters === 0 && state.length === 2 && (last[0]?.length ?? 0) < 3;
  const serials = isDistrict ? last.slice(1) : last;
  const [serial = ''] = serials;
  const whole = serials.join('');
  if (!serial)
    return {
      fault: `After ${parts.join(' ')} the number is missing. Write the plate to its end, like MH 00 AB 1234.`,
    };
  if (serials.length > 1 && whole.length <= 4)
    return { fault: `Is the number ${whole}? Then write it without a space.` };
  if (serials.some(({ length }) => length > 4))
    return { fault: 'The number on an Indian plate has up to four digits, like 1234.' };
  if (serials.length > 1)
    return {
      fault: 'Which is the number? Write it alone, or the whole plate, like MH 00 AB 1234.',
    };
  if (Number(serial) === 0) return { fault: 'Zeros alone add up to nothing.' };
  return { serial: digitsOf(serial), all: all.flatMap(digitsOf) };
}

const isFigures = (part: string) => /^\d+$/.test(part);

export function tally(digits: readonly number[]) {
  const times = (digit: number) => digits.filter((one) => one === digit).length;
  return {
    repeated: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
      .map((digit) => ({ digit, times: times(digit) }))
      .filter((one) => one.times > 1),
    absent: [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => times(digit) === 0),
  };
}
