/** The sums of a buyer's answers, as the site's own calculators work them out. */
import type { IntakeField } from '../content/services-schema';
import { countedBy } from '../calculators/sentences';
import { pairInShort, pairOf } from '../calculators/reading';
import type { Block } from '../mail/letter';
import { bhagyankOf, mulankOf, planetNames, type RelationRow } from '../numerology/birth';
import { countName, readName, type CountedName, type LetterRows } from '../numerology/name';
import { dateText, findDate, readDate, type PlainDate } from '../numerology/plain-date';
import {
  addUp,
  digitsOf,
  findPlate,
  readMobile,
  readRegistration,
  stepsText,
  sumText,
  workingText,
  type Sum,
} from '../numerology/reduce';
import { intakeName, type Intake, type ServiceNeeds } from '../order/intake';
import { oneLine, withName } from '../typed-words';

export type SumTables = {
  numbers: readonly (RelationRow & { planet: string; planetHindi: string })[];
  letters: Readonly<Record<'chaldean' | 'pythagorean', { rows: LetterRows }>>;
};

/** `line` says it whole, for the draft. */
export type Worked = { label: string; value: string; notes: readonly string[]; line: string };

/** Each date, name and entry of a list once, in the order of the forms. */
export function workOut(
  services: readonly ServiceNeeds[],
  answers: Intake,
  tables: SumTables,
  today: PlainDate,
): Worked[] {
  const subjects = services.flatMap((service) =>
    service.intake.flatMap((field) =>
      entriesOf(field.kind, answers[intakeName(service, field)] ?? ''),
    ),
  );
  const texts = [...new Map(subjects.map((one) => [one.text, one])).values()];
  const dateOf = (text: string) => dateIn(text, today);
  const own = texts.map(({ text }) => dateOf(text)).find(Boolean);
  return texts.flatMap(({ kind, text }) => {
    const date = kind === 'name' ? undefined : dateOf(text);
    if (date) return ofDate(text, date, tables);
    const number = kind === 'name' ? undefined : numberIn(text);
    return number ? ofNumber(text, number, own, tables) : ofName(text, own, tables);
  });
}

const entriesOf = (kind: IntakeField['kind'], answer: string) =>
  kind === 'date' || kind === 'name' || kind === 'list'
    ? answer
        .split('\n')
        .map(oneLine)
        .filter(Boolean)
        .map((text) => ({ kind, text }))
    : [];

function dateIn(text: string, today: PlainDate) {
  const [day, month, year] = findDate(text) ?? [];
  if (!day || !month || !year) return undefined;
  const read = readDate({ day, month, year }, today);
  return 'date' in read ? read.date : undefined;
}

/** A mobile number, the number of a plate, or all digits, as on a door. */
function numberIn(text: string): Sum | undefined {
  const mobile = readMobile(text);
  if ('digits' in mobile) return addUp(mobile.digits);
  const plate = findPlate(text) && readRegistration(text);
  const digits = plate && 'serial' in plate ? plate.serial : digitsOf(text);
  return digits.some((digit) => digit > 0) ? addUp(digits) : undefined;
}

function ofDate(text: string, date: PlainDate, { numbers }: SumTables): Worked[] {
  const [mulank, bhagyank] = [mulankOf(date), bhagyankOf(date)];
  const planet = (root: number) => {
    const facts = numbers.find(({ number }) => number === root);
    return facts ? `${root}, ${planetNames(facts)}` : String(root);
  };
  const pair = pairInShort(pairOf('', mulank.root, bhagyank.root, { numbers }));
  // A name may stand beside the date.
  const label = dateText(date);
  const who = /[^\d\s./-]/.test(text) ? text : label;
  return [
    {
      label: `Mulank of ${who}`,
      value: planet(mulank.root),
      notes: [`${date.day}: ${stepsText(mulank)}`],
      line: `Born on ${label}. Mulank: ${stepsText(mulank)}, ${planet(mulank.root)}.`,
    },
    {
      label: `Bhagyank of ${who}`,
      value: planet(bhagyank.root),
      notes: [workingText(bhagyank), `Mulank and bhagyank: ${pair}`],
      line: `Bhagyank: ${workingText(bhagyank)}, ${planet(bhagyank.root)}. ${mulank.root} and ${bhagyank.root} with each other: ${pair}.`,
    },
  ];
}

function ofNumber(text: string, sum: Sum, own: PlainDate | undefined, tables: SumTables): Worked[] {
  const relations = besideOwn(sum.root, own, tables);
  return [
    {
      label: text,
      value: String(sum.root),
      notes: [workingText(sum), ...relations],
      line: [`${text}: ${workingText(sum)}.`, ...relations].join(' '),
    },
  ];
}

function ofName(text: string, own: PlainDate | undefined, tables: SumTables): Worked[] {
  const read = readName(text);
  if (read.kind !== 'latin') {
    const reason = 'The tables know Latin letters and digits only.';
    return [{ label: text, value: 'no sum', notes: [reason], line: '' }];
  }
  const schools = [
    ['Chaldean', tables.letters.chaldean],
    ['Pythagorean', tables.letters.pythagorean],
  ] as const;
  return schools.map(([school, { rows }]) => {
    const counted = countName(read.words, rows);
    const relations = besideOwn(counted.total.root, own, tables);
    const sums = nameSums(counted);
    return {
      label: `${text}, ${school}`,
      value: String(counted.total.root),
      notes: [...sums, ...relations],
      line: [`${text}, by the ${school} table: ${sums.join('; ')}.`, ...relations].join(' '),
    };
  });
}

/** 'ASHA 1 + 3 + 5 + 1 = 10', a line for each word, and then their sum. */
const nameSums = ({ words, total }: CountedName) => [
  ...words.map(
    ({ signs }) =>
      `${signs.map(({ sign }) => sign).join('')} ${sumText(signs.map(({ value }) => value))}`,
  ),
  ...(words.length > 1 ? [workingText(total)] : total.steps.length > 1 ? [stepsText(total)] : []),
];

const besideOwn = (root: number, own: PlainDate | undefined, { numbers }: SumTables) =>
  own ? [`${countedBy('Mulank', root, own, numbers)}.`] : [];

/** For the owner: every sum, and a draft that holds sums only. */
export function sumBlocks(worked: readonly Worked[], firstName: string): Block[] {
  if (worked.length === 0) return [];
  return [
    {
      kind: 'rows',
      title: 'The sums',
      rows: worked.map(({ label, value, notes }) => ({ label, value, note: notes.join('\n') })),
    },
    {
      kind: 'quote',
      title: 'A draft to edit and send',
      text: [
        `${withName('Namaste', firstName)},`,
        'here are the sums of your reading, so that you can check each of them at home.',
        worked
          .map(({ line }) => line)
          .filter(Boolean)
          .join('\n\n'),
        '[Here what you see in it, and what you advise.]',
      ].join('\n\n'),
    },
    {
      kind: 'small',
      words:
        'The sums follow the tables of this site, and friends its own table of friendly numbers. A plate is counted by its last digits, a flat by all digits.',
    },
  ];
}
