/** The calculator of the Lo Shu grid. Pure. */
import { bhagyankOf, type Grid, gridOf, mulankOf } from '../numerology/birth';
import { dateDigits, dateNumbers, dateText, type PlainDate } from '../numerology/plain-date';
import { pathText } from '../numerology/reduce';
import type { Definition, Tables } from './definition';
import { dateFields, dateIn, type Outcome, type Typed } from './reading';

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

function readGrid(typed: Typed, { lines }: Tables['grid'], today: PlainDate): Outcome {
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
      detail: `${full.missing.length ? 'A gap is a quality to practise, and not a fault. ' : ''}Mulank: ${pathText(mulank)}. Bhagyank: ${pathText(bhagyank)}.`,
      plates: [],
      grids: [
        {
          title: 'With mulank and bhagyank',
          about: `As it is usually taught in India: ${mulank.root} and ${bhagyank.root} are written in as well.`,
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
        {
          term: 'More than once',
          sum: full.repeated.join(', ') || 'none',
          about: everybodyHas(date),
        },
      ],
      spoken: `With mulank ${mulank.root} and bhagyank ${bhagyank.root} the grid has ${presentText(full)}. Missing: ${full.missing.join(', ') || 'none'}.`,
      brief: `${dateNumbers(date)} has no ${full.missing.join(', ') || 'gap'}`,
      carried: [
        `Born ${dateText(date)}`,
        `Mulank: ${pathText(mulank)}`,
        `Bhagyank: ${pathText(bhagyank)}`,
        `Lo Shu grid with both: ${presentText(full)}; missing ${full.missing.join(', ') || 'none'}`,
        `Lo Shu grid of the date alone: missing ${plain.missing.join(', ') || 'none'}`,
      ],
    },
  };
}

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
