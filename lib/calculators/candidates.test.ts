import fc from 'fast-check';
import { readBusiness } from './business-name';
import { readCandidates } from './candidates';
import { readDoor } from './house-number';
import { readList } from './lists';
import type { CalculatorResult, Candidate, NumberFacts, Reading } from './reading';
import { pathText } from '../numerology/reduce';
import { loadList } from '../content/load';

const { mulanks, school } = loadList('numerology');
const numbers = mulanks.map((row): NumberFacts => ({ ...row, says: '', ratna: row.ratna }));
const today = { day: 27, month: 11, year: 2026 };
const doors = { one: 'door', many: 'doors' };

const outcomeOf = (lines: string, dates: Record<string, string> = {}) =>
  readCandidates(
    'doors',
    { doors: lines, ...dates },
    { school: school.name, numbers },
    today,
    readDoor,
    doors,
  );

function readingOf(lines: string, dates?: Record<string, string>): Reading {
  const outcome = outcomeOf(lines, dates);
  if ('reading' in outcome) return outcome.reading;
  throw new Error(Object.values(outcome.faults).join());
}

const march = { day: '15', month: '3', year: '1992' };
const second = { day2: '9', month2: '12', year2: '1973' };

const sumsOf = (read: ReturnType<typeof readDoor | typeof readBusiness>) =>
  'fault' in read ? read.fault : read.counts.map(({ by, sum }) => `${by}: ${pathText(sum)}`);

// F13 is the example of Pawan Kaushik, and 326 is his too.
test.each<[line: string, ...sums: string[]]>([
  ['326', 'The figures alone: 11 → 2'],
  [
    'F13',
    'With the letter, Chaldean: 12 → 3',
    'The figures alone: 4',
    'With the letter, Pythagorean: 10 → 1',
  ],
  ['B-504', 'With the letter, by both tables: 11 → 2', 'The figures alone: 9'],
  ['A-1204', 'With the letter, by both tables: 8', 'The figures alone: 7'],
  ['12B', 'With the letter, by both tables: 5', 'The figures alone: 3'],
  ['Flat no 7, Wing C', 'With the letter, by both tables: 10 → 1', 'The figures alone: 7'],
  ['H. No. १४/२', 'The figures alone: 7'],
])('adds up the door %s', (line, ...sums) => {
  expect(sumsOf(readDoor(line))).toEqual(sums);
});

test.each([
  ['Rose Villa', 'no number in ‘Rose Villa’'],
  ['00', 'Zeros alone'],
  ['12 MG Road', 'holds more than a door'],
])('says why the door %s is not counted', (line, fault) => {
  expect(sumsOf(readDoor(line))).toContain(fault);
});

// PATANG DOR is 22 + 13, and LLP 14 by the Chaldean table.
test.each<[line: string, ...sums: string[]]>([
  ['Patang Dor', 'As it is said, Chaldean: 35 → 8', 'As it is said, Pythagorean: 42 → 6'],
  [
    'Patang Dor LLP - kites since 1988',
    'As it is said, Chaldean: 35 → 8',
    'As it is said, Pythagorean: 42 → 6',
    'With LLP, Chaldean: 49 → 13 → 4',
  ],
  [
    'Neem 27 Pvt. Ltd.',
    'As it is said, Chaldean: 28 → 10 → 1',
    'As it is said, Pythagorean: 28 → 10 → 1',
    'With Pvt. Ltd., Chaldean: 57 → 12 → 3',
  ],
])('adds up the business %s', (line, ...sums) => {
  expect(sumsOf(readBusiness(line))).toEqual(sums);
});

it('leaves a tagline out, and says so', () => {
  expect(readBusiness('Patang Dor - kites since 1988')).toMatchObject({
    written: 'PATANG DOR',
    note: 'Left out, as a tagline: kites since 1988',
  });
});

it('puts lines in order by the rule it prints, and hides none that it cannot read', () => {
  const { verdict, answer, candidates, unread } = readingOf(
    '- A-1204 ₹45 lakh\n12B\n\nRose Villa\nFlat no 7, Wing C\n12B',
    march,
  );
  expect(verdict).toBe('12B and Flat no 7, Wing C come first');
  expect(answer[0]).toMatch(/^First stands what most of your numbers/);
  expect(candidates?.map(({ place, written }) => [place, written])).toEqual([
    [1, '12B'],
    [1, 'Flat no 7, Wing C'],
    [3, 'A-1204'],
  ]);
  expect(unread).toEqual([expect.objectContaining({ line: 'Rose Villa' })]);
});

it.each([
  ['', 'Write one door on each line.'],
  ['Rose Villa', 'There is no number in ‘Rose Villa’.'],
  [Array.from({ length: 11 }, (_, n) => n + 1).join('\n'), 'These are 11 lines; 10 doors'],
])('says at the field what is wrong with %j', (lines, fault) => {
  expect(outcomeOf(lines)).toEqual({ faults: { doors: expect.stringContaining(fault) } });
});

const placesIn = (candidates: readonly Candidate[] = []) =>
  Object.fromEntries(candidates.map(({ written, ...rest }) => [written, rest]));

const list = fc.uniqueArray(
  fc
    .tuple(fc.constantFrom('', 'A-', 'B-', 'F-'), fc.integer({ min: 1, max: 9999 }))
    .map((door) => door.join('')),
  { minLength: 1, maxLength: 10 },
);

it('gives each line the same place and the same words, in whatever order they are typed', () => {
  const shuffled = list.chain((lines) =>
    fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
  );
  fc.assert(
    fc.property(shuffled, ([lines, others]) => {
      const [one, other] = [lines, others].map((typed) =>
        placesIn(readingOf(typed.join('\n'), { ...march, ...second }).candidates),
      );
      expect(other).toEqual(one);
    }),
    { numRuns: 60 },
  );
});

it('never hides what the other custom counts, or what it means for each person', () => {
  fc.assert(
    fc.property(list, (lines) => {
      const { candidates = [] } = readingOf(lines.join('\n'), { ...march, ...second });
      expect(candidates).toHaveLength(lines.length);
      for (const { written, counts } of candidates) {
        expect(counts).toHaveLength(/[A-Z]/.test(written) ? (/F/.test(written) ? 3 : 2) : 1);
        for (const { people } of counts) expect(people).toHaveLength(2);
      }
    }),
    { numRuns: 60 },
  );
});

const tables = { school: school.name, numbers };

const listedIn = (outcome: CalculatorResult) =>
  'reading' in outcome
    ? {
        counted: outcome.reading.candidates?.map(({ written, root }) => `${written}: ${root}`),
        unread: outcome.reading.unread?.map(({ line }) => line),
      }
    : outcome.faults;

it('reads ten SIM numbers as a shop sends them, with the one above among them', () => {
  const more = `1) +91 98234 56711 ₹500
2) 98234-56712 Rs. 1,200
• 0 98234 56713 (VIP)
98234 56714 - 500/-
+91-9823456715
9823456716,
98234 5671
09823456718
98234 56719
+919823456710`;
  const typed = { mobile: '98234 56710', more, ...march };
  const { counted, ...rest } = listedIn(readList('numbers', typed, tables, today));
  expect(rest).toEqual({ unread: ['98234 5671'] });
  expect(counted).toEqual(
    expect.arrayContaining(['98234 56710: 9', '98234 56711: 1', '98234 56719: 9']),
  );
  expect(counted).toHaveLength(9);
});

it('reads a series of plates by both customs', () => {
  const typed = { plate: '', more: 'MH 31 AB 1234\n1235 - ₹5,000\nMH' };
  const outcome = readList('plates', typed, tables, today);
  expect(listedIn(outcome)).toEqual({
    counted: ['MH 31 AB 1234: 1', '1235: 2'],
    unread: ['MH'],
  });
});

it('reads spellings by both tables, beside letters of another script too', () => {
  const typed = {
    name: 'प्रिया',
    spelling: 'Priya',
    more: 'Preeya\nPria (प्रिया)\nPRIYA\nप्रीया\nপ্রিয়া Priyaa',
  };
  const outcome = readList('spellings', typed, tables, today);
  expect(listedIn(outcome)).toEqual({
    counted: ['PRIYA: 4', 'PREEYA: 4', 'PRIA: 3', 'PRIYAA: 5'],
    unread: ['प्रीया'],
  });
  if (!('reading' in outcome)) return;
  expect(outcome.reading.candidates?.map(({ note }) => note)).toEqual([
    'The spelling that you gave for प्रिया.',
    undefined,
    'The spelling that you gave for प्रिया.',
    'The spelling that you gave for প্রিয়া.',
  ]);
  expect(outcome.reading.subjects).toEqual(['PRIYA', 'PREEYA', 'PRIA', 'PRIYAA']);
});
