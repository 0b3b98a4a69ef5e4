import { amountInWords } from './in-words';

it.each([
  [4700, 'Four thousand seven hundred rupees'],
  [1, 'One rupee'],
  [99, 'Ninety-nine rupees'],
  [10_000, 'Ten thousand rupees'],
  [125_030, 'One lakh twenty-five thousand thirty rupees'],
  [21_000_015, 'Two crore ten lakh fifteen rupees'],
])('counts %d rupees in the Indian way', (amount, words) => {
  expect(amountInWords(amount, 'INR')).toBe(words);
});

it.each([
  [50, 'Fifty US dollars'],
  [200, 'Two hundred US dollars'],
  [125_300, 'One hundred twenty-five thousand three hundred US dollars'],
])('counts %d dollars in thousands', (amount, words) => {
  expect(amountInWords(amount, 'USD')).toBe(words);
});
