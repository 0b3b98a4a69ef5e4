import { getCountries } from 'libphonenumber-js';
import { countryCode, countryNames } from './countries';

it('the form has every country once, in words: India first, the others by the alphabet', () => {
  const [first, ...others] = countryNames();
  expect(first).toBe('India');
  expect(others).toEqual([...new Set(others)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(others).toHaveLength(248);
  expect(others.filter((name) => name === 'India' || /^[A-Z]{2}$/.test(name))).toEqual([]);
});

it('knows the code of every country that it offers, as the list of phone codes has it', () => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  expect(countryNames().filter((name) => !countryCode(name))).toEqual([]);
  const unknown = getCountries().filter((code) => countryCode(names.of(code) ?? '') !== code);
  // Ascension, Tristan da Cunha and Kosovo have no code of their own in ISO's list.
  expect(unknown).toEqual(['AC', 'TA', 'XK']);
});

it('knows every name by which people call theirs', () => {
  const called = {
    GB: 'UK, U.K., GB, Britain, Great Britain, Northern Ireland, England, Scotland, Wales',
    US: 'US, U.S.A., America',
    IN: 'IN, Bharat, भारत',
    ...{ AE: 'UAE', HK: 'Hong Kong', MO: 'Macau', TR: 'Turkey' },
  };
  for (const [code, names] of Object.entries(called))
    for (const name of names.split(', ')) expect([name, countryCode(name)]).toEqual([name, code]);
});
