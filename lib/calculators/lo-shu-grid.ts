import { bhagyankOf, type Grid, gridOf, mulankOf } from '../numerology/birth';
import { capitalised, listed } from '../lists';
import { dateDigits, dateNumbers, dateText, type PlainDate } from '../numerology/plain-date';
import { pathText } from '../numerology/reduce';
import type { Definition, Tables } from './definition';
import { bornOn, dateFields, dateIn, type CalculatorResult, type FormValues } from './reading';

export const loShuGrid = {
  slug: 'lo-shu-grid',
  picture: { form: 'grid', behind: 'slant', width: 15, scale: 1.7 },
  fields: [
    {
      legend: 'Date of birth',
      names: dateFields,
      hint: 'Day, month, year. For example 9 12 1973.',
    },
  ],
  tables: 'grid',
  read: readGrid,
  drawing: 'grid',
} as const satisfies Definition<'grid'>;

function readGrid(
  typed: FormValues,
  { lines, digits: says }: Tables['grid'],
  today: PlainDate,
): CalculatorResult {
  const read = dateIn(typed, today);
  if ('faults' in read) return read;
  const { date } = read;
  const [mulank, bhagyank] = [mulankOf(date), bhagyankOf(date)];
  const plain = gridOf(date, { withRoots: false });
  const full = gridOf(date, { withRoots: true });
  const digits = dateDigits(date).filter((digit) => digit > 0);
  return {
    reading: {
      verdict: full.missing.length
        ? `This grid has no ${full.missing.join(', ')}`
        : 'This grid has all nine numbers',
      answer: [strength(full, lines), ...gaps(full)],
      plates: [],
      grids: [
        {
          title: 'With mulank and bhagyank',
          about: `As taught in India, with ${mulank.root} and ${bhagyank.root} written in.`,
          grid: full,
        },
        { title: 'The date alone', about: 'As other schools write it.', grid: plain },
      ],
      lines: full.lines.map((line, index) => ({
        name: lines[index]?.name ?? '',
        about: lines[index]?.about ?? '',
        ...line,
      })),
      working: [
        {
          term: 'From the date',
          sum: digits.join(', '),
          about: `Every digit of ${dateText(date)} but the zeros, which have no seat in the square.`,
        },
        {
          term: 'Mulank',
          sum: pathText(mulank),
          about: 'The day of birth, down to one digit. It is written in once.',
        },
        {
          term: 'Bhagyank',
          sum: pathText(bhagyank),
          about: 'All digits of the date, down to one. It is written in once too.',
        },
        {
          term: 'Not there',
          sum: full.missing.join(', ') || 'none',
          about: 'Qualities that are built by practice. Nearly everybody has such gaps.',
        },
        ...full.missing.map((n) => ({
          term: `${n} is missing`,
          sum: '',
          about: sentence(says[n - 1]?.missing),
        })),
        {
          term: 'More than once',
          sum: full.repeated.join(', ') || 'none',
          about: everybodyHas(date),
        },
        ...full.repeated.map((n) => ({
          term: `${n} is repeated`,
          sum: '',
          about: sentence(says[n - 1]?.repeated),
        })),
      ],
      announcement: `With mulank ${mulank.root} and bhagyank ${bhagyank.root} the grid has ${presentText(full)}. Missing: ${full.missing.join(', ') || 'none'}.`,
      shortText: `${dateNumbers(date)} has no ${full.missing.join(', ') || 'gap'}`,
      subjects: [bornOn(date)],
      orderNote: [
        bornOn(date),
        `Mulank: ${pathText(mulank)}`,
        `Bhagyank: ${pathText(bhagyank)}`,
        `Lo Shu grid with both: ${presentText(full)}; missing ${full.missing.join(', ') || 'none'}`,
        `Lo Shu grid of the date alone: missing ${plain.missing.join(', ') || 'none'}`,
      ],
    },
  };
}

const sentence = (says = '') => `${capitalised(says)}.`;

const presentText = ({ cells }: Grid) =>
  cells
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.n - b.n)
    .map(({ n, count }) => (count > 1 ? `${n} (${count} times)` : String(n)))
    .join(', ');

const everybodyHas = ({ year }: PlainDate) =>
  year < 2000
    ? 'Everybody born from 1900 to 1999 has a 1 and a 9, so these two say least.'
    : 'Everybody born from 2000 on has a 2, so that one says least.';

function strength({ lines, repeated }: Grid, names: Tables['grid']['lines']) {
  const full = lines.flatMap(({ digits, present }, index) =>
    present === digits.length ? [`${names[index]?.name} (${digits.join(' ')})`] : [],
  );
  if (full.length > 0)
    return full.length > 1
      ? `${listed(full, 'and')} are full lines: each counts as a talent that comes without trying.`
      : `${full[0]} is a full line, which counts as a talent that comes without trying.`;
  return repeated.length > 0
    ? `No line is full; ${listed(repeated, 'and')} ${repeated.length > 1 ? 'stand' : 'stands'} there more than once, which is taken for emphasis.`
    : 'No line is full, and no number stands there twice.';
}

/** Advice about missing numbers is usually a habit. */
function gaps({ missing }: Grid) {
  if (missing.length === 0) return [];
  const habit = habits.find(({ of }) => missing.includes(of));
  return [
    'A gap is a quality to practise, and not a fault.',
    habit
      ? `This month, ${habit.says}: it is the usual advice for a missing ${habit.of}.`
      : 'This month, ask of each gap whether you have made up for it already, and how.',
  ];
}

const habits = [
  { of: 4, says: 'keep a diary' },
  { of: 8, says: 'fix a day for saving' },
] as const;
