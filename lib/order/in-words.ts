/** Amounts in words, as on a cheque: whoever types the figure into a bank's form can check it. Pure. */
import type { Currency } from '../format';

/**
 * A whole amount in words: 'Four thousand seven hundred rupees', 'Two hundred US dollars'. Rupees are
 * counted in lakhs and crores.
 */
export function amountInWords(amount: number, currency: Currency): string {
  const unit = units[currency][amount === 1 ? 0 : 1];
  const text = `${words(amount, scales[currency])} ${unit}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const units = { INR: ['rupee', 'rupees'], USD: ['US dollar', 'US dollars'] } as const;

type Scale = readonly (readonly [size: number, name: string])[];

const scales: Record<Currency, Scale> = {
  INR: [
    [10_000_000, 'crore'],
    [100_000, 'lakh'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
  USD: [
    [1_000_000, 'million'],
    [1000, 'thousand'],
    [100, 'hundred'],
  ],
};

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
