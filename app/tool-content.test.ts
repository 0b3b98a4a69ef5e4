import { readFileSync } from 'node:fs';
import { definitionOf, exampleOf, calculatorInput, toolCards } from './tool-content';
import { calculators, type ToolSlug } from '@/lib/calculators/calculators';
import type { Reading, FormValues } from '@/lib/calculators/reading';
import { loadTools } from '@/lib/content/load';

const today = { day: 21, month: 11, year: 2026 };

/** A calculator's outcome for typed values, with the tables and meanings of the content. */
function outcomeOf(slug: ToolSlug, typed: FormValues) {
  const text = loadTools().find((one) => one.slug === slug);
  if (!text) throw new Error(`there is no text for ${slug}`);
  return definitionOf(slug).read(typed, calculatorInput(text), today);
}

function readingOf(slug: ToolSlug, typed: FormValues): Reading {
  const outcome = outcomeOf(slug, typed);
  if ('reading' in outcome) return outcome.reading;
  throw new Error(Object.values(outcome.faults).join(' '));
}

const november = { day: '29', month: '11', year: '1983' };
const december = { day: '9', month: '12', year: '1973' };
const march = { day: '15', month: '3', year: '1992' };
const mobile = '9823456710';
const priya = 'प्रिया शर्मा';
const august = { day: '14', month: '8', year: '1992' };
const pair = (day2: string, month2: string, year2: string) => ({ ...august, day2, month2, year2 });

describe('the calculators', () => {
  it('are listed in order, each with what its example comes to', () => {
    const cards = toolCards();
    expect(cards.map(({ slug }) => slug)).toEqual(calculators.map(({ slug }) => slug));
    for (const { brief } of cards) expect(brief).toMatch(/\d/);
  });

  it('have cases of their own here, or where lines are compared', () => {
    const files = ['app/tool-content.test.ts', 'lib/calculators/candidates.test.ts'];
    const cases = files.map((file) => readFileSync(file, 'utf8')).join();
    const without = calculators.filter(
      ({ slug, drawing }) => drawing !== 'candidates' && !cases.includes(`'${slug}',`),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });

  it('refuse an example that can’t be worked out, with the file and the reason', () => {
    expect(() => exampleOf({ slug: 'name-number', example: {} })).toThrow(
      "tools/name-number.md: the example can't be worked out. name: Write the name",
    );
  });

  it('answer in three sentences at most, without a verdict, and name nobody and no date', () => {
    for (const text of loadTools()) {
      const { answer, announcement } = exampleOf(text);
      expect(announcement).not.toMatch(/enem|incompatible|%/i);
      expect(answer.length).toBeLessThanOrEqual(3);
      expect(answer.join(' ')).not.toMatch(/19\d\d|PRIYA|undefined/);
    }
  });

  it.each<[ToolSlug, FormValues, Record<string, string>, object?]>([
    [
      'mulank-bhagyank',
      november,
      {
        Mulank: '2 + 9 = 11, 1 + 1 = 2',
        Bhagyank: '2 + 9 + 1 + 1 + 1 + 9 + 8 + 3 = 34, 3 + 4 = 7',
        'On the way': '11',
        'Added in parts': '2 + 2 + 3 = 7',
        'Born before sunrise?': '2 + 8 = 10, 1 + 0 = 1',
      },
      {
        announcement: 'Mulank 2: 29, then 11, then 2. Bhagyank 7: 34, then 7.',
        plates: [{ link: { href: '/mulank2' } }, { link: { href: '/mulank7' } }],
      },
    ],
    [
      'name-number',
      { name: 'Lloyd Géorge' },
      { Accents: 'é counts as E', 'Chaldean, word by word': '9 + 7 = 16, so 7' },
    ],
    [
      'name-number',
      { name: priya, spelling: 'Priya Sharma' },
      { Counted: 'PRIYA SHARMA' },
      { orderNote: expect.arrayContaining([`Name: ${priya}, spelled PRIYA SHARMA`]) },
    ],
    [
      'name-number',
      { name: 'R'.repeat(500) },
      {},
      { shortText: expect.stringMatching(/^R{500} is /) },
    ],
    [
      'personal-year',
      { day: '29', month: '2', forYear: 'The year 2027?' },
      {},
      { shortText: expect.stringMatching(/^29 February in 2027/) },
    ],
    ...['1900', '2100', ''].map(
      (forYear): [ToolSlug, FormValues, Record<string, string>, object] => [
        'personal-year',
        { day: '29', month: '2', forYear },
        {},
        { shortText: expect.stringMatching(`^29 February in ${forYear || '2026'} `) },
      ],
    ),
  ])(
    'show every step, and what other schools would say, and draw it: %s of %j',
    (slug, typed, sums, drawn = {}) => {
      const { working, ...reading } = readingOf(slug, typed);
      expect(Object.fromEntries(working.map(({ term, sum }) => [term, sum]))).toMatchObject(sums);
      expect(reading).toMatchObject(drawn);
    },
  );

  it.each<[ToolSlug, FormValues, Record<string, RegExp>]>([
    ['mulank-bhagyank', { ...november, month: '2', day: '31' }, { day: /1983 has 28 days. Which/ }],
    ['mulank-bhagyank', {}, { day: /./, month: /./, year: /./ }],
    ['vehicle-number', { plate: 'MH', ...november, day: '31' }, { plate: /./, day: /./ }],
    ['different-number', { told: '3' }, { of: /Write the name or the date/ }],
    ['different-number', { told: '3 or 11', of: 'प्रिया' }, { told: /alone/, of: /Latin letters/ }],
    ['different-number', { told: '0', of: '31/2/1990' }, { told: /alone/, of: /28 days/ }],
    ['personal-year', { day: '30', month: '2' }, { day: /February has at most 29 days/ }],
    ...['15', '1899', '2101', '20277'].map(
      (forYear): [ToolSlug, FormValues, Record<string, RegExp>] => [
        'personal-year',
        { day: '9', month: '2', forYear },
        { forYear: /Write a year from 1900 to 2100/ },
      ],
    ),
    ['personal-year', { day: '9', month: '2', forYear: '2027-28' }, { forYear: /Write a year/ }],
  ])('say at each field what is wrong: %s of %j', (slug, typed, wrong) => {
    const outcome = outcomeOf(slug, typed);
    const told = Object.entries(wrong).map(([field, words]) => [
      field,
      expect.stringMatching(words),
    ]);
    expect(outcome).toEqual({ faults: Object.fromEntries(told) });
  });

  it.each<[ToolSlug, FormValues, unknown[]]>([
    [
      'compatibility',
      pair('9', '12', '1973'),
      [
        '5 brings 9 speech, trade and quick turns. A 9 counts 5 as a friend.',
        '9 brings 5 energy, nerve and plain words. A 5 takes 9 as it comes.',
        'On the long road, by bhagyank, the first person (7) warms to the second, and the second (5) takes the first as they come.',
        expect.stringContaining('This month'),
      ],
    ],
    [
      'compatibility',
      pair('23', '8', '1992'),
      ['Both bring speech, trade and quick turns. A 5 counts another 5 as a friend.'],
    ],
    [
      'compatibility',
      pair('6', '8', '1992'),
      [
        '6 brings 5 beauty, comfort and care for a family. A 5 counts 6 as a friend.',
        '5 brings 6 speech, trade and quick turns. A 6 counts 5 as a friend.',
      ],
    ],
    [
      'mulank-bhagyank',
      november,
      [
        '2 meets 7: each takes the other as it comes.',
        'By temperament you are a 2, the number of Chandra, the Moon; your road is a 7, the number of Ketu.',
        'For what matters this month, tradition picks a Monday, and white or cream.',
      ],
    ],
    [
      'mobile-number',
      { mobile, ...march },
      [
        'Your mulank 6 and bhagyank 3 both take it as it comes: keep it without worry.',
        'In another one, a total of 1 or 5 would please both.',
      ],
    ],
    ['mobile-number', { mobile }, ['9 is the number of Mangal, Mars.']],
    [
      'name-number',
      { name: 'Ravi Kumar' },
      [
        expect.anything(),
        expect.stringContaining('mulank 4, 6 or 8 best: each counts a 7 as a friend'),
      ],
    ],
    [
      'name-number',
      { name: 'Mira' },
      [
        expect.anything(),
        expect.stringMatching(/^No mulank of our table has it as a friend; 3, 5, 6, 7 and 9 take/),
      ],
    ],
    [
      'different-number',
      { told: '3', of: 'Priya Sharma' },
      [
        'You were told 3. ‘Pythagorean letters’ gives 3: 33 + 24 = 57, 5 + 7 = 12, 1 + 2 = 3.',
        'We count 2 by ‘Chaldean letters’. Each number is right by its own rule.',
        expect.stringContaining('Stay with one rule'),
      ],
    ],
    [
      'different-number',
      { told: '57', of: 'Priya Sharma' },
      [
        'You were told 57. It is a total on the way: 33 + 24 = 57, 5 + 7 = 12, 1 + 2 = 3 by ‘Pythagorean letters’.',
      ],
    ],
    [
      'different-number',
      { told: '७', of: 'Priya Sharma' },
      [
        'You were told 7. None of our rules for a name gives 7; perhaps another spelling or a longer name was counted.',
        expect.anything(),
        'Ask to see the sum. Whoever counted can write it in one line.',
      ],
    ],
    [
      'different-number',
      { told: '11', of: '29 Nov 1983' },
      [
        'You were told 11. ‘Day of birth, stopping at 11 or 22’ gives 11: 29, 2 + 9 = 11.',
        'We count 2 by ‘Day of birth’ and 7 by ‘Whole date’. Each number is right by its own rule.',
      ],
    ],
    [
      'different-number',
      { told: '7', of: '29 Nov 1983' },
      [
        expect.stringContaining('one by one, 11 and 22 kept’ give 7: 2 + 9 + 1'),
        'We count so too: 2 by ‘Day of birth’ and 7 by ‘Whole date’.',
      ],
    ],
    [
      'lo-shu-grid',
      december,
      [
        'Emotion (3 5 7) and Will (9 5 1) are full lines: each counts as a talent that comes without trying.',
        'A gap is a quality to practise, and not a fault.',
        'This month, keep a diary: it is the usual advice for a missing 4.',
      ],
    ],
  ])('answer in sentences by the table: %s of %j', (slug, typed, sentences) => {
    const { exchange, together, answer } = readingOf(slug, typed);
    const first = exchange?.map(({ says }) => says) ?? [together];
    const said = [...first, ...answer].filter(Boolean);
    expect(said.slice(0, sentences.length)).toEqual(sentences);
  });
});
