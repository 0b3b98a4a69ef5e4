import { countryCode } from '../countries';
import { addresses, currencies, markets, pageWords, serviceWords } from './markets';

const all = currencies.map((currency) => ({
  ...serviceWords[currency],
  ...pageWords[currency],
  ...markets[currency],
}));

it.each([
  'code',
  'lang',
  'price',
  'list',
  'listPath',
  'servicePath',
  'money',
  'short',
  'from',
  'name',
  'heading',
  'listing',
  'section',
  'living',
  'paid',
] as const)('no two markets have the same %s', (part) => {
  const said = all.map((market) => market[part]);
  expect(new Set(said).size).toBe(said.length);
});

it('each address is one part, as the routes of app/[page] are', () => {
  for (const { listPath, servicePath } of all)
    expect(`${listPath} ${servicePath}`).toMatch(/^\/[a-z]+ \/[a-z]+$/);
  expect(new Set(all.flatMap((one) => [one.listPath, one.servicePath])).size).toBe(2 * all.length);
});

it('the countries of its buyers are known, by whichever name', () => {
  for (const name of addresses.INR?.country ?? [])
    expect([name, countryCode(name)]).toEqual([name, 'IN']);
});
