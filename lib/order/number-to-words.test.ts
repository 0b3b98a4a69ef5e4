import { amountInWords } from './number-to-words';

it.each([
  [4700, 'INR', 'Four thousand seven hundred rupees'],
  [1, 'INR', 'One rupee'],
  [20, 'INR', 'Twenty rupees'],
  [99, 'INR', 'Ninety-nine rupees'],
  [100, 'INR', 'One hundred rupees'],
  [125_030, 'INR', 'One lakh twenty-five thousand thirty rupees'],
  // Each word of the tables, once at least.
  [111_213_414, 'INR', 'Eleven crore twelve lakh thirteen thousand four hundred fourteen rupees'],
  [
    151_617_518,
    'INR',
    'Fifteen crore sixteen lakh seventeen thousand five hundred eighteen rupees',
  ],
  [193_021_140, 'INR', 'Nineteen crore thirty lakh twenty-one thousand one hundred forty rupees'],
  [
    506_072_688,
    'INR',
    'Fifty crore sixty lakh seventy-two thousand six hundred eighty-eight rupees',
  ],
  [908_007_010, 'INR', 'Ninety crore eighty lakh seven thousand ten rupees'],
  [2_000_300, 'USD', 'Two million three hundred US dollars'],
  [21_000_015, 'INR', 'Two crore ten lakh fifteen rupees'],
  [50, 'USD', 'Fifty US dollars'],
  [125_300, 'USD', 'One hundred twenty-five thousand three hundred US dollars'],
] as const)('counts %d %s as its country does', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words);
});
