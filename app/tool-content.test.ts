import { loadTools } from '@/lib/content/load';
import { exampleOf, toolCards, toolTables } from './tool-content';
import { calculators } from '@/lib/calculators/calculators';
import { compatibility } from '@/lib/calculators/compatibility';
import { loShuGrid } from '@/lib/calculators/lo-shu-grid';
import { mobileNumber } from '@/lib/calculators/mobile-number';
import { mulankBhagyank } from '@/lib/calculators/mulank-bhagyank';
import { nameNumber } from '@/lib/calculators/name-number';
import { personalYear } from '@/lib/calculators/personal-year';
import type { Outcome, Reading, Typed } from '@/lib/calculators/reading';
import { vehicleNumber } from '@/lib/calculators/vehicle-number';

const tables = toolTables();
const meanings = Array.from('123456789', (digit) => `what ${digit} stands for`);
const today = { day: 21, month: 11, year: 2026 };
const born = { day: '29', month: '11', year: '1983' };

describe('the calculators', () => {
  it('are listed in order, each with what its example comes to', () => {
    const cards = toolCards();
    expect(cards.map(({ slug }) => slug)).toEqual(calculators.map(({ slug }) => slug));
    for (const { brief } of cards) expect(brief).toMatch(/\d/);
  });

  it('refuse an example that can’t be worked out, with the file and the reason', () => {
    expect(() => exampleOf({ slug: 'name-number', example: {} })).toThrow(
      "tools/name-number.md: the example can't be worked out. name: Write the name",
    );
  });
});

describe('mulank and bhagyank', () => {
  const read = (typed: Typed) => mulankBhagyank.read(typed, tables.birth, today);

  it('come with every step, and with what other schools would say', () => {
    expect(sumsOf(read(born))).toEqual({
      Mulank: '2 + 9 = 11, 1 + 1 = 2',
      Bhagyank: '2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7',
      'On the way': '11',
      'Added in parts': '2 + 2 + 3 = 7',
      'Born before sunrise?': '2 + 8 = 10, 1 + 0 = 1',
    });
  });

  it('are said in a sentence, and link to the pages of their numbers', () => {
    const { spoken, plates } = readingOf(read(born));
    expect(spoken).toBe('Mulank 2: 29, then 11, then 2. Bhagyank 7: 34, then 7.');
    expect(plates.map(({ link }) => link.href)).toEqual(['/mulank2', '/mulank7']);
  });

  it('say at the field what is wrong', () => {
    expect(faultsOf(read({ ...born, month: '2', day: '31' }))).toEqual({
      day: 'February 1983 has 28 days. Which day did you mean?',
    });
    expect(Object.keys(faultsOf(read({})))).toEqual(['day', 'month', 'year']);
  });
});

describe('a name', () => {
  const read = (typed: Typed) => nameNumber.read(typed, tables.name);

  it('is read by both tables', () => {
    expect(readingOf(read({ name: 'Ravi Kumar' })).spoken).toBe(
      'RAVI KUMAR. Chaldean 7: 25, then 7. Pythagorean 6: 42, then 6.',
    );
  });

  it('keeps an accented letter and says how it was counted', () => {
    expect(sumsOf(read({ name: 'José' })).Accents).toBe('é counts as E');
    expect(readingOf(read({ name: 'José' })).brief).toMatch(/^JOSE is 7 or/);
  });

  it('shows the other compound where words are reduced first', () => {
    expect(sumsOf(read({ name: 'Lloyd George' }))['Chaldean, word by word']).toBe(
      '9 + 7 = 16, so 7',
    );
  });

  it('in Devanagari waits for the spelling that the visitor gives', () => {
    expect(faultsOf(read({ name: 'प्रिया शर्मा' }))).toHaveProperty('spelling');
    const spelled = read({ name: 'प्रिया शर्मा', spelling: 'Priya Sharma' });
    expect(sumsOf(spelled).Counted).toBe('PRIYA SHARMA');
    expect(readingOf(spelled).carried[0]).toBe('Name: प्रिया शर्मा, spelled PRIYA SHARMA');
  });

  it.each(['', '123 !', '-'])('without a letter has no number: %j', (name) => {
    expect(faultsOf(read({ name })).name).toMatch(/Write the name as you sign it/);
  });
});

describe('the Lo Shu grid', () => {
  it('is drawn by both customs', () => {
    const outcome = loShuGrid.read({ day: '9', month: '12', year: '1973' }, tables.grid, today);
    expect(sumsOf(outcome)['Not there']).toBe('4, 6, 8');
    const reading = readingOf(outcome);
    expect(reading.grids?.map(({ grid }) => grid.missing)).toEqual([
      [4, 6, 8],
      [4, 5, 6, 8],
    ]);
    expect(reading.lines?.map(({ name }) => name)).toContain('Mind');
  });
});

describe('a number that one has', () => {
  it('stands alone, or beside the numbers of a date', () => {
    const mobile = (typed: Typed) =>
      readingOf(mobileNumber.read({ mobile: '9823456710', ...typed }, tables.pair, today));
    expect(mobile({}).pairs).toEqual([]);
    expect(
      mobile({ day: '15', month: '3', year: '1992' }).pairs?.map(({ sides }) =>
        sides.map(({ text }) => text),
      ),
    ).toEqual([
      ['6 counts 9 as neutral', '9 counts 6 as neutral'],
      ['3 counts 9 as neutral', '9 counts 3 as friendly'],
    ]);
  });

  it('tells what is wrong with the number and with the date at once', () => {
    const typed = { plate: 'MH', day: '31', month: '4', year: '2001' };
    expect(Object.keys(faultsOf(vehicleNumber.read(typed, tables.pair, today)))).toEqual([
      'plate',
      'day',
    ]);
  });

  it('on a plate is counted by both customs', () => {
    const whole = vehicleNumber.read({ plate: 'MH 31 AB 1234' }, tables.pair, today);
    expect(sumsOf(whole)).toMatchObject({
      'The number': '1 + 2 + 3 + 4 = 10, 1 + 0 = 1',
      'Whole plate': '3 + 1 + 1 + 2 + 3 + 4 = 14, 1 + 4 = 5',
    });
  });
});

describe('two people', () => {
  const other = { day2: '9', month2: '12', year2: '1973' };

  it('are read from both sides, without a verdict', () => {
    const { spoken } = readingOf(
      compatibility.read({ day: '14', month: '8', year: '1992', ...other }, tables.pair, today),
    );
    expect(spoken).toMatch(/5 counts 9 as neutral; 9 counts 5 as friendly/);
    expect(spoken).toMatch(/7 counts 5 as friendly; 5 counts 7 as neutral/);
    expect(spoken).not.toMatch(/enem|incompatible|%/i);
  });

  it('need both dates', () => {
    expect(Object.keys(faultsOf(compatibility.read(other, tables.pair, today)))).toEqual([
      'day',
      'month',
      'year',
    ]);
  });
});

describe('the personal year', () => {
  const read = (typed: Typed) => personalYear.read(typed, { meanings }, today);

  it('is that of the year which is asked for, or of this one', () => {
    const birthday = { day: '14', month: '8' };
    expect(readingOf(read({ ...birthday, forYear: '2027' })).brief).toBe('14 August in 2027 is 6');
    expect(readingOf(read(birthday)).brief).toBe('14 August in 2026 is 5');
  });

  it('knows birthdays on the 29th of February, and no 30th', () => {
    expect('reading' in read({ day: '29', month: '2' })).toBe(true);
    expect(faultsOf(read({ day: '30', month: '2' })).day).toMatch(/February has at most 29 days/);
    expect(faultsOf(read({ day: '1', month: '2', forYear: '20' })).forYear).toMatch(/1900 to 2100/);
  });
});

describe('an answer in sentences', () => {
  const own = { day: '14', month: '8', year: '1992' };
  const pair = (day2: string, month2: string, year2: string) =>
    readingOf(compatibility.read({ ...own, day2, month2, year2 }, tables.pair, today)).answer;
  const mobile = (typed: Typed) =>
    readingOf(mobileNumber.read({ mobile: '9823456710', ...typed }, tables.pair, today)).answer;

  it('says of two people who warms to whom, by the table, from day to day and on the long road', () => {
    expect(pair('9', '12', '1973')).toEqual([
      'From day to day, by mulank, the second person (9) warms to the first, and the first (5) takes the second as they come.',
      'On the long road, by bhagyank, the first person (7) warms to the second, and the second (5) takes the first as they come.',
      expect.stringContaining('This month'),
    ]);
    expect(pair('23', '8', '1992')[0]).toBe(
      'From day to day, by mulank, both are a 5, and warm to each other.',
    );
    expect(pair('6', '8', '1992')[0]).toContain('the two warm to each other (5 and 6)');
  });

  it('says how one’s own two numbers get on, and what to do this month', () => {
    const { answer } = readingOf(mulankBhagyank.read(born, tables.birth, today));
    expect(answer).toEqual([
      'By temperament you are a 2, the number of Chandra, the Moon; your road is a 7, the number of Ketu.',
      'The two take each other as they come.',
      'For what matters this month, tradition picks a Monday, and white or cream.',
    ]);
  });

  it('says how a number suits its owner, and which would please both of theirs', () => {
    expect(mobile({ day: '15', month: '3', year: '1992' }).slice(0, 2)).toEqual([
      'Your mulank 6 and bhagyank 3 both take it as it comes: keep it without worry.',
      'In another one, a total of 1 or 5 would please both.',
    ]);
    expect(mobile({})[0]).toBe('9 is the number of Mangal, Mars.');
  });

  it('says of a name whom it suits, and of a number that is nobody’s friend that it is none', () => {
    const name = (name: string) => readingOf(nameNumber.read({ name }, tables.name)).answer[1];
    expect(name('Ravi Kumar')).toContain('mulank 4, 6 or 8 best: each counts a 7 as a friend');
    expect(name('Mira')).toMatch(
      /^No mulank of our table has it as a friend; 3, 5, 6, 7 and 9 take/,
    );
  });

  it('of a grid begins with what is there, and gives the usual advice for a gap', () => {
    const read = (typed: Typed) => readingOf(loShuGrid.read(typed, tables.grid, today)).answer;
    expect(read({ day: '9', month: '12', year: '1973' })).toEqual([
      'Emotion (3 5 7) and Will (9 5 1) are full lines: each counts as a talent that comes without trying.',
      'A gap is a quality to practise, and not a fault.',
      'This month, keep a diary: it is the usual advice for a missing 4.',
    ]);
  });

  it('is three sentences at most, and names nobody and no date', () => {
    for (const text of loadTools()) {
      const { answer } = exampleOf(text);
      expect(answer.length).toBeLessThanOrEqual(3);
      expect(answer.join(' ')).not.toMatch(/19\d\d|PRIYA|undefined/);
    }
  });
});

function readingOf(outcome: Outcome): Reading {
  if ('reading' in outcome) return outcome.reading;
  throw new Error(Object.values(outcome.faults).join(' '));
}

const faultsOf = (outcome: Outcome) => ('faults' in outcome ? outcome.faults : {});

const sumsOf = (outcome: Outcome) =>
  Object.fromEntries(readingOf(outcome).working.map(({ term, sum }) => [term, sum]));
