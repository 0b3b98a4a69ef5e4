import { subjectLine } from './mail/message';
import { greetingName, manyLines, oneLine, plainDigits } from './typed-words';

test('it keeps a typed line on one line, without controls or direction marks', () => {
  expect(oneLine(' a\r\nb\tc\u0000\u202ed\ud800 ')).toBe('a b cd\ufffd');
});

test('it keeps the line breaks of a note, whichever way they are written', () => {
  expect(manyLines('a\r\nb\rc\nd\u0007')).toBe('a\nb\nc\nd');
});

test('a subject has at most 120 characters, and never half of one', () => {
  expect(subjectLine('😀'.repeat(200))).toBe('😀'.repeat(120));
});

test.each([
  ['zero width', 'a\u200bsha\u2060@\ufeffexample.com', 'asha@example.com'],
  ['a soft hyphen', 'Wa\u00adrdha', 'Wardha'],
  ['marks of direction', '\u202aAsha\u202c\u061c\u2067', 'Asha'],
  ['variation selectors and tags', 'A\ufe0f\u{e0041}', 'A'],
  ['a joiner between Latin letters', 'evil\u200c.com', 'evil.com'],
  ['fillers alone', '\u3164\u115f\uffa0\u200b', ''],
  ['Braille without a dot', '\u2800 \u2800', ''],
  ['spaces of all kinds', 'a\u00a0\u2003\u3000b\u2028c\vd', 'a b c d'],
])('it takes away what shows nothing: %s', (_what, typed, line) => {
  expect(oneLine(typed)).toBe(line);
});

test.each(['क्\u200dष', 'র\u200d্য', 'శ్రీ\u200cరామ్', 'അനില്\u200d'])(
  'it keeps the joiner that %s is written with',
  (typed) => {
    expect(oneLine(typed)).toBe(typed);
  },
);

test.each([
  ['९८२२०१२३४५', '9822012345'],
  ['૯૮૨૨૦૧૨૩૪૫', '9822012345'],
  ['৯৮২২০ ੧੨੩੪੫', '98220 12345'],
  ['௦౧೨൩୪', '01234'],
  ['٤٤٢٠٠١ ۴۴۲۰۰۱', '442001 442001'],
  ['４４２００１', '442001'],
  ['𝟘𝟙𝟚𝟵 Ⅻ ½', '0129 Ⅻ ½'],
])('it reads the digits of every script: %s', (typed, digits) => {
  expect(plainDigits(typed)).toBe(digits);
});

test.each([
  ...[
    'Asha',
    "D'Souza",
    'D’Souza',
    'J. R.',
    'Smt. Asha',
    'Anne-Marie',
    'Ram Kumar',
    'Zoë',
    'Kaʻiulani',
    'OʼBrien',
  ],
  ...['आशा', 'क्\u200dषमा', 'શ્રી', 'ராம்', 'അനില്\u200d'],
])('it greets %s by name', (name) => {
  expect(greetingName(name)).toBe(name);
});

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
  // Short addresses, and signs that look like a dot or show nothing.
  ...['j.mp', 't.co', 'J.R.', 'क.भारत', 'evil\u200c.com', 'YouㅤwonㅤVisitㅤevilꓸcom'],
  ...['evil\ua78fcom', 'evil\u0971com', 'evil\u2024com', 'evil\u3002com', 'evilஃcom', 'evil .com'],
  // Letters of other scripts, which look like ours.
  ...['p\u0430ypal', 'Ольга', '愛', '\u3164'],
])('it does not greet %j by name', (name) => {
  expect(greetingName(name)).toBeUndefined();
});
