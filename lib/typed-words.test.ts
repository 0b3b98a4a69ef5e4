/** @jest-environment node */
import { subjectLine } from './mail/message';
import { greetingName, manyLines, oneLine, phoneDigits } from './typed-words';

test('it keeps a typed line on one line, without controls or direction marks', () => {
  expect(oneLine(' a\r\nb\tc\u0000\u202ed\ud800 ')).toBe('a b cd\ufffd');
});

test('it keeps the line breaks of a note, whichever way they are written', () => {
  expect(manyLines('a\r\nb\rc\nd\u0007')).toBe('a\nb\nc\nd');
});

test('a subject has at most 120 characters, and never half of one', () => {
  expect(subjectLine('😀'.repeat(200))).toBe('😀'.repeat(120));
});

test.each(['Asha', "D'Souza", 'J. R.', 'Anne-Marie', 'Ram Kumar', 'आशा', 'Zoë'])(
  'it greets %s by name',
  (name) => {
    expect(greetingName(name)).toBe(name);
  },
);

test.each([
  '',
  '...',
  'A1',
  'a@b',
  'evil.example',
  'x'.repeat(31),
  '<b>',
  'URGENT your bank account is blocked',
  'Pay-now-or-lose-it',
  'call.now.please',
  'Call ९८७६५४३२१०',
])('it does not greet %j by name', (name) => {
  expect(greetingName(name)).toBeUndefined();
});

test.each([
  ['098765 43210', { code: '91', digits: 10 }, '919876543210', true],
  ['09876543210', { code: '91', digits: 10 }, '919876543210', true],
  ['91 98765 43210', { code: '91', digits: 10 }, '919876543210', true],
  ['01697 73555', { code: '44', digits: 10 }, '44169773555', true],
  ['+44 (0)20 7946 0018', undefined, '442079460018', true],
  ['+44 20 7946 0018', undefined, '442079460018', true],
  ['0044 20 7946 0018', undefined, '442079460018', true],
  ['020 7946 0018', undefined, '02079460018', false],
])('it reads the phone number %s', (phone, country, digits, international) => {
  expect(phoneDigits(phone, country)).toEqual({ digits, international });
});
