/** Words as on a cheque, so that a typed figure can be checked. */
import { capitalised } from '../lists';
import { paying, type Currency } from '../markets/markets';

/** 'Four thousand seven hundred rupees'; rupees in lakhs and crores. */
export function amountInWords(amount: number, currency: Currency): string {
  const { unit, scale } = paying[currency];
  return `${numberToWords(amount, scale)} ${unit[amount === 1 ? 0 : 1]}`;
}

/** 'Seven' */
export const numberToWords = (n: number, scale: Scale = []) => capitalised(words(n, scale));

/** Largest first. */
type Scale = readonly (readonly [size: number, name: string])[];

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

const tens = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

function words(n: number, scale: Scale): string {
  const step = scale.find(([size]) => n >= size);
  if (step) {
    const [size, name] = step;
    const rest = n % size;
    return `${words(Math.floor(n / size), scale)} ${name}${rest ? ` ${words(rest, scale)}` : ''}`;
  }
  if (n < 20) return small[n] ?? String(n);
  return [tens[Math.floor(n / 10)], n % 10 ? small[n % 10] : ''].filter(Boolean).join('-');
}
