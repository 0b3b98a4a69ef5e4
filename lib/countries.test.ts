import { countryNames } from './countries';

describe('the countries of the form', () => {
  const names = countryNames();

  it('puts India first and leaves no country out or in twice', () => {
    expect(names[0]).toBe('India');
    expect(new Set(names).size).toBe(249);
    expect(names).toHaveLength(249);
  });

  it('names every country in words, the rest of the list in alphabetical order', () => {
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(names[1]).toBe('Afghanistan');
    expect(names.at(-1)).toBe('Zimbabwe');
  });
});
