import { home, perCurrency } from '../markets/currency';
import type { Service } from './catalogue';
export const sampleService = (given: Partial<Service> = {}): Service => ({
  id: 5,
  title: 'Name spelling change',
  subtitle: 'A spelling that agrees with the date of birth.',
  prices: perCurrency((currency) => (currency === home ? 2800 : 50)),
  lists: ['INR', 'USD'],
  group: 'names',
  rating: 4.5,
  duration: '25-30 Days',
  description: ['The first paragraph.', 'The second paragraph.'],
  reading: { sheet: 'name' },
  intake: [],
  send: ['Date of birth'],
  ask: 'your date of birth',
  ...given,
});
