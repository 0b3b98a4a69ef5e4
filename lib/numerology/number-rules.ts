/** Ten rules by which a date or a name is given a number, each with somebody who teaches it. */
import { bhagyankOf } from './birth';
import { chaldean, countName, type LetterRows, pythagorean } from './name';
import { dayBefore, type PlainDate } from './plain-date';
import { addUp, digitsOf, mastersOn, reduceToRoot, type Reduction, type Sum } from './reduce';

type NumberRule<Typed> = {
  name: string;
  source: string;
  isOurs?: true;
  /** Says nothing of its own where no 11, 22 or 33 is on the way. */
  stopsAtMasters?: true;
  work(typed: Typed): Sum;
};

const dayOf = ({ day }: PlainDate) => addUp(digitsOf(String(day)));

export const dateRules: readonly NumberRule<PlainDate>[] = [
  { name: 'Day of birth', source: 'the mulank of Future Samachar', isOurs: true, work: dayOf },
  {
    name: 'Day of birth, stopping at 11 or 22',
    source: 'Astrosight keeps master numbers for the day too',
    stopsAtMasters: true,
    // As a number, since 11 and 22 themselves are kept.
    work: ({ day }) => addUp([day]),
  },
  {
    name: 'Day before, for a birth before sunrise',
    source: 'Shastrogyan, by the Hindu day; another numerologist there counts from noon',
    work: (date) => dayOf(dayBefore(date)),
  },
  {
    name: 'Whole date',
    source: 'the bhagyank of Future Samachar',
    isOurs: true,
    work: bhagyankOf,
  },
  {
    name: 'Whole date, stopping at 11, 22 or 33',
    source: 'Freeindiantools keeps master numbers for the whole date',
    stopsAtMasters: true,
    work: bhagyankOf,
  },
  {
    name: 'Day, month and year one by one, 11 and 22 kept',
    source: 'Hans Decoz, decoz.com',
    work: ({ day, month, year }) =>
      stopped(addUp([day, month, year].map((part) => stopped(reduceToRoot(part)).root))),
  },
];

/** Cheiro's table has C 3, H 5 and X 5 instead. */
const earlierChart: LetterRows = ['AIJQY', 'BCKR', 'GLS', 'DMT', 'EN', 'UVWX', 'OZ', 'FHP'];

type Words = readonly string[];

export const nameRules: readonly NumberRule<Words>[] = [
  {
    name: 'Chaldean letters',
    source: 'Cheiro, Book of Numbers, 1926',
    isOurs: true,
    work: (words) => countName(words, chaldean).total,
  },
  {
    name: 'Pythagorean letters',
    source: 'Western books: the alphabet from 1 to 9 and round again',
    work: (words) => countName(words, pythagorean).total,
  },
  {
    name: 'Pythagorean letters, stopping at 11, 22 or 33',
    source: 'Western books that keep master numbers',
    stopsAtMasters: true,
    work: (words) => countName(words, pythagorean).total,
  },
  {
    name: 'Earlier chart: C 2, H 8, X 6',
    source: 'an early chart of Sepharial; Harish Johari, 1990',
    work: (words) => countName(words, earlierChart).total,
  },
];

/** Cut after its first master number, which is then its root. */
function stopped<R extends Reduction>(sum: R): R {
  const at = sum.steps.findIndex((step) => mastersOn({ ...sum, steps: [step] }).length > 0);
  const root = sum.steps[at];
  return root === undefined ? sum : { ...sum, root, steps: sum.steps.slice(0, at + 1) };
}

export type WorkedRule = { name: string; source: string; isOurs?: true; sum: Sum };

export const workRules = <Typed>(
  rules: readonly NumberRule<Typed>[],
  typed: Typed,
): readonly WorkedRule[] =>
  rules.flatMap(({ work, stopsAtMasters, ...rule }) => {
    const sum = work(typed);
    if (!stopsAtMasters) return { ...rule, sum };
    return mastersOn(sum).length > 0 ? { ...rule, sum: stopped(sum) } : [];
  });
