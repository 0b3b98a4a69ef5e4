/** @jest-environment node */
import fc from 'fast-check';
import { linkHash, readHash } from './link';

const fields = ['name', 'spelling', 'day'];

describe('a result in a link', () => {
  it('holds what was typed in these fields, and nothing else', () => {
    const typed = { name: 'Ravi Kumar', day: '29', website: 'x' };
    expect(linkHash(typed, ['name'])).toBe('#name=Ravi+Kumar');
    expect(linkHash(typed, [])).toBe('');
    expect(linkHash({ name: '  ' }, fields)).toBe('');
  });

  it('comes back as it was typed, in any script', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(text, (name) => {
        // A browser replaces half characters, which no keyboard types.
        const said = readHash(linkHash({ name }, fields), fields);
        expect(said).toEqual(name.trim() === '' ? undefined : { name: name.trim() });
      }),
    );
  });

  it('is read with care, whatever somebody has made of it', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        const said = readHash(hash, fields) ?? {};
        for (const [field, value] of Object.entries(said)) {
          expect(fields).toContain(field);
          expect(value.length).toBeLessThanOrEqual(80);
        }
      }),
    );
    expect(readHash('#main', fields)).toBeUndefined();
    expect(readHash('#name=%E0%A4%A&day=29', fields)).toMatchObject({ day: '29' });
    expect(readHash(`#name=${'x'.repeat(500)}`, fields)?.name).toHaveLength(80);
  });
});
