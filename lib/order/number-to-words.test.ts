import { amountInWords } from './number-to-words';

it.each([
  [4700, 'INR', 'Four thousand seven hundred rupees'],
  [1, 'INR', 'One rupee'],
  [20, 'INR', 'Twenty rupees'],
  [99, 'INR', 'Ninety-nine rupees'],
  [100, 'INR', 'One hundred rupees'],
  [125_030, 'INR', 'One lakh twenty-five thousand thirty rupees'],
  [21_000_015, 'INR', 'Two crore ten lakh fifteen rupees'],
  [50, 'USD', 'Fifty US dollars'],
  [125_300, 'USD', 'One hundred twenty-five thousand three hundred US dollars'],
] as const)('counts %d %s as its country does', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words);
});
