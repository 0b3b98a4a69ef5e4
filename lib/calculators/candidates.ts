import { bhagyankOf, mulankOf, type Relation, relation } from '../numerology/birth';
import type { PlainDate } from '../numerology/plain-date';
import { pathWords, type Sum, workingText } from '../numerology/reduce';
import { listed } from '../lists';
import { manyLines } from '../typed-words';
import type { Tables } from './definition';
import {
  bornOn,
  type CalculatorResult,
  dateFields,
  dateIfAny,
  inShort,
  type FormValues,
  numberLink,
  saysOf,
  secondDateFields,
  totalLink,
  type Unread,
} from './reading';

export const MOST_CANDIDATES = 10;

/** One way in which a line is added up: '504', 'With the letter'. */
export type Count = { by: string; sum: Sum };

/** The first count is ours, and the one by which lines are put in order. */
export type ReadLine = (
  line: string,
) => { written: string; counts: readonly [Count, ...Count[]]; note?: string } | { fault: string };

type Person = { name: string; date: PlainDate };

const first = { legend: 'Date of birth (optional)', names: dateFields, optional: true } as const;

const second = {
  legend: 'The second date of birth (optional)',
  names: secondDateFields,
  optional: true,
  isOwn: false,
} as const;

export const candidateFields = [first, { ...second, fold: 'A second person' }] as const;

/** Below a calculator of one: the others, and by whose numbers they are compared. */
export const listFields = (many: string, hint: string) => {
  const fold = `Compare several ${many}`;
  const others = {
    name: 'more',
    label: `More ${many}, one on each line`,
    fold,
    rows: 3,
    autoComplete: 'off',
    intake: 'list',
    hint: `Ten in all. ${hint}`,
  } as const;
  return { others, first: { ...first, fold }, second: { ...second, fold } };
};

export const isListTyped = (typed: FormValues, dates: readonly string[] = secondDateFields) =>
  ['more', ...dates].some((field) => typed[field]?.trim());

/** Printed with each result. */
const candidateRule =
  'First stands what most of your numbers count as a friend, then what asks for least patience. Equals share a place.';

export function readCandidates(
  field: string,
  typed: FormValues,
  tables: Tables['pair'],
  today: PlainDate,
  read: ReadLine,
  thing: { one: string; many: string; isName?: true },
): CalculatorResult {
  const lines = linesOf(typed[field] ?? '');
  const [first, second] = [dateIfAny(typed, today), dateIfAny(typed, today, '2')];
  const results = lines.map((line) => ({ line, ...read(line) }));
  const unread = results.flatMap((one) => ('fault' in one ? one : []));
  const counted = results
    .flatMap((one) => ('fault' in one ? [] : one))
    .filter(({ written }, index, all) => index === all.findIndex((one) => one.written === written));
  const fault = faultOf(unread, counted.length, thing);
  if (fault || 'faults' in first || 'faults' in second)
    return {
      faults: {
        ...(fault && { [field]: fault }),
        ...('faults' in first && first.faults),
        ...('faults' in second && second.faults),
      },
    };
  const people: Person[] = [
    ...(first.date ? [{ name: 'First person', date: first.date }] : []),
    ...(second.date ? [{ name: 'Second person', date: second.date }] : []),
  ];
  const ordered = inOrder(counted, people, tables);
  const best = ordered.filter(({ place }) => place === 1);
  const isTold = people.length > 0 && best.length < ordered.length;
  const heading = isTold
    ? `${listed(
        best.map(({ written }) => written),
        'and',
      )} ${best.length > 1 ? 'come' : 'comes'} first`
    : `${counted.length === 1 ? `One ${thing.one}` : `${counted.length} ${thing.many}`}, worked out`;
  return {
    reading: {
      verdict: heading,
      answer: [
        people.length > 0 ? candidateRule : 'They stand in the order in which you wrote them.',
        people.length > 0
          ? 'What another custom counts stands below each line, with its own answer.'
          : 'Type a date of birth too, and they are put in order by whom they please.',
        'Price, place and papers come first; a number decides among those that are left.',
      ],
      plates: (best.length === 1 ? best : []).map(({ written, counts: [{ by, sum }] }) => ({
        title: written,
        rule: by,
        sum,
        says: saysOf(tables.numbers, sum.root),
        link: numberLink(sum.root),
      })),
      candidates: ordered.map(({ place, written, note, counts }) => ({
        place: people.length > 0 ? place : undefined,
        written,
        note,
        root: counts[0].sum.root,
        counts: counts.map(({ by, sum }) => ({
          by,
          working: workingText(sum),
          link: totalLink(sum),
          people: people.map(
            (person) =>
              `${people.length > 1 ? `${person.name}: ` : ''}${saidBy(person, sum.root, tables)}`,
          ),
        })),
      })),
      unread,
      school: tables.school,
      working: ordered.flatMap(({ written, counts }) =>
        counts.map(({ by, sum }) => ({ term: written, sum: workingText(sum), about: `${by}.` })),
      ),
      announcement: `${heading}. ${ordered.map(({ written, counts: [{ sum }] }) => `${written}: ${pathWords(sum)}.`).join(' ')}`,
      shortText: ordered
        .map(({ written, counts: [{ sum }] }) => `${written} is ${sum.root}`)
        .join(', '),
      subjects: [
        ...(thing.isName ? ordered.map(({ written }) => written) : []),
        ...people.map(({ date }) => bornOn(date)),
      ],
      orderNote: [
        ...people.map(({ name, date }) => `${name}: ${bornOn(date)}`),
        ...ordered.flatMap(({ place, written, counts }) =>
          counts.map(
            ({ by, sum }) =>
              `${people.length > 0 ? `${place}. ` : ''}${written}, ${by}: ${workingText(sum)}`,
          ),
        ),
      ],
    },
  };
}

/** Without what a message has around an entry: signs of a list before it, a price behind it. */
const linesOf = (typed: string) =>
  manyLines(typed)
    .split('\n')
    .map((line) =>
      line
        .replace(/^[\s•*·–-]+/u, '')
        .replace(/^\d{1,2}[.)] /, '')
        .replace(/(?:₹|\brs\.? ?)\d.*$/i, '')
        .replace(/(?<![\d,])[\d,]+\/-.*$/, '')
        .replace(/(?<![\s,;:–-])[\s,;:–-]+$/, ''),
    )
    .filter((line, index, all) => line !== '' && all.indexOf(line) === index);

function faultOf(
  unread: readonly Unread[],
  counted: number,
  { one, many }: { one: string; many: string },
) {
  const all = counted + unread.length;
  if (all === 0) return `Write one ${one} on each line.`;
  if (all > MOST_CANDIDATES)
    return `These are ${all} lines; ${MOST_CANDIDATES} ${many} can be compared at once.`;
  return counted === 0 ? unread[0]?.fault : undefined;
}

type Counted = Exclude<ReturnType<ReadLine>, { fault: string }>;

function inOrder(lines: readonly Counted[], people: readonly Person[], tables: Tables['pair']) {
  const ranked = lines.map((line) => {
    const said = people.flatMap((person) => relationsOf(person, line.counts[0].sum.root, tables));
    const times = (wanted: Relation) => said.filter((one) => one === wanted).length;
    return { ...line, friends: times('friendly'), patience: times('unfriendly') };
  });
  const isBefore = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
    one.friends > other.friends || (one.friends === other.friends && one.patience < other.patience);
  return ranked
    .map((line) => ({ ...line, place: 1 + ranked.filter((other) => isBefore(other, line)).length }))
    .sort((one, other) => one.place - other.place);
}

const relationsOf = ({ date }: Person, root: number, { numbers }: Tables['pair']): Relation[] =>
  [mulankOf(date).root, bhagyankOf(date).root].map((own) => relation(numbers, own, root));

function saidBy(person: Person, root: number, tables: Tables['pair']) {
  const [byMulank = 'neutral', byBhagyank = 'neutral'] = relationsOf(person, root, tables);
  const { date } = person;
  return `to mulank ${mulankOf(date).root} ${inShort[byMulank]}, to bhagyank ${bhagyankOf(date).root} ${inShort[byBhagyank]}`;
}
