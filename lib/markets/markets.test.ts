import { countryCode } from '../countries';
import { addresses, currencies, markets, pageWords, serviceWords } from './markets';

const all = currencies.map((currency) => ({
  ...serviceWords[currency],
  ...pageWords[currency],
  ...markets[currency],
}));

it.each([
  'code lang price list listPath servicePath money short',
  'from name heading listing section living paid',
])('no two markets have the same %s', (parts) => {
  const said = (part: string) =>
    new Set(all.map((market: Record<string, unknown>) => market[part]));
  expect(parts.split(' ').filter((part) => said(part).size < all.length)).toEqual([]);
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
