import { filledDecoy, readPhone, tooFast } from './typed';

test.each([
  ['98220 12345', 'IN', '+919822012345'],
  ['९८२२०१२३४५', 'IN', '+919822012345'],
  ['0091 98220 12345', 'IN', '+919822012345'],
  ['+0091 98220 12345', 'IN', '+919822012345'],
  ['98220\u200b12345\u2060', 'IN', '+919822012345'],
  ['＋91 (98220) 12345', 'IN', '+919822012345'],
  ['9822012345 (WhatsApp)', 'IN', '+919822012345'],
  ['022-2345 6789 x12', 'IN', '+912223456789 ext. 12'],
  ['01 422 6571', 'NP', '+97714226571'],
  ['07911 123456', 'GB', '+447911123456'],
  ['+44 (0)20 7946 0018', undefined, '+442079460018'],
  ['011 91 98220 12345', 'US', '+919822012345'],
  ['+91 98000 00000 <script>', 'IN', '+919800000000'],
  ['My number: 98220 12345', 'IN', '+919822012345'],
  ['0712 2234567, 123', 'IN', '+917122234567 ext. 123'],
  ['0712 2234567 ext. 1234567', 'IN', '+917122234567 ext. 1234567'],
  ['0712 2234567,,123456#', 'IN', '+917122234567 ext. 123456'],
])('it reads %s in %s as %s', (typed, country, number) => {
  expect(readPhone(typed, country)).toBe(number);
});

test.each([
  ['020 7946 0018', undefined],
  ['98220 123456', 'IN'],
  ['00000 00000', 'IN'],
  ['98220 12345 / 98220 54321', 'IN'],
  ['98220 12345, 98220 54321', 'IN'],
  ['022 2345 6789, 2345678', 'IN'],
  ['+91 712 2234567,2234568', 'IN'],
  ['98220 12345; 234567', 'IN'],
  ['98220 12345, 2345678 (home)', 'IN'],
  ['020 7946 0018,79460019', 'GB'],
  ['212-555-2368, 5552369', 'US'],
  ['01 422 6571, 4226572', 'NP'],
  ['+999 1234 5678', 'IN'],
])('it does not read %s in %s', (typed, country) => {
  expect(readPhone(typed, country)).toBeUndefined();
});

test('it takes for a program what fills in the decoy, or the form within two seconds', () => {
  expect(['', ' ', 'x'].map((website) => filledDecoy({ website }))).toEqual([false, false, true]);
  expect([undefined, 0, 1_999, 2_000].map((elapsed) => tooFast({ elapsed }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
