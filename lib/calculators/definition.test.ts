import fc from 'fast-check';
import { compatibility } from './compatibility';
import { intakeGiven, linkHash, readHash, readLink } from './definition';
import { mobileNumber } from './own-number';
import { nameNumber } from './name-number';
import { personalYear } from './personal-year';

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
        for (const field of Object.keys(said)) expect(fields).toContain(field);
      }),
    );
    expect(readHash('#main', fields)).toBeUndefined();
    expect(readHash('#name=%E0%A4%A&day=29', fields)).toMatchObject({ day: '29' });
  });
});

it('brings back a long text whole: a part of a name has another sum', () => {
  const name = 'Ravi Kumar '.repeat(50).trim();
  expect(readHash(linkHash({ name }, fields), fields)).toEqual({ name });
});

describe('a text in a link that anybody may have made', () => {
  it.each([
    'Ravi Kumar',
    'Venkata Satyanarayana Rao',
    'प्रिया शर्मा',
    "Sinéad O'Connor",
    '98 23 45 67 10',
  ])('is taken where it is as short as a name: %s', (name) =>
    expect(readLink(linkHash({ name }, fields), fields)).toEqual({ name }),
  );

  it.each([
    ['five words', 'Refund Department please call now'],
    ['five words without spaces', 'Refund-Department-please-call-now'],
    ['41 letters', 'x'.repeat(41)],
  ])('is left out where it is a message: %s', (_, name) => {
    expect(readLink(linkHash({ name, day: '29' }, fields), fields)).toEqual({ day: '29' });
    expect(readLink(linkHash({ name }, fields), fields)).toBeUndefined();
  });
});

it('is what an order asks too, in the order of the form', () => {
  const typed = { day: '9', month: '11', year: '1983', day2: '14', month2: '8', year2: '1992' };
  expect(intakeGiven(compatibility.fields, typed).date).toEqual(['1983-11-09', '1992-08-14']);
  expect(intakeGiven(mobileNumber.fields, { mobile: '98765 43210' })).toEqual({
    date: ['', ''],
    name: [],
    list: ['98765 43210'],
  });
});

it('takes the spelling that was asked for in the place of the name, and leaves out what is no whole date', () => {
  for (const name of ['Asha', 'आशा']) {
    const typed = { name, spelling: name === 'Asha' ? 'left over' : 'Asha' };
    expect(intakeGiven(nameNumber.fields, typed).name).toEqual(['Asha']);
  }
  expect(intakeGiven(compatibility.fields, { day: '9', month: '11' }).date).toEqual(['', '']);
  expect(intakeGiven(personalYear.fields, { day: '9', month: '11' }).date).toEqual([]);
});
