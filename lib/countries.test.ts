import { countryNames } from './countries';

it('the form has every country once, in words: India first, the others by the alphabet', () => {
  const [first, ...others] = countryNames();
  expect(first).toBe('India');
  expect(others).toEqual([...new Set(others)].sort((a, b) => a.localeCompare(b, 'en')));
  expect(others).toHaveLength(248);
  expect(others.filter((name) => name === 'India' || /^[A-Z]{2}$/.test(name))).toEqual([]);
});
