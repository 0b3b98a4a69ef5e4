/** What the search says itself to figures: the birth number that a date leads to, and the calculator filled in. Pure. */
import { bhagyankOf, ordinal } from '../numerology/birth';
import {
  birthdayText,
  dateText,
  readBirthday,
  readDate,
  type PlainDate,
} from '../numerology/plain-date';
import { readMobile, readRegistration } from '../numerology/long-numbers';
import { reduceToRoot, stepsText } from '../numerology/reduce';
import { mulankPath } from '../site';
import type { ToolSlug } from '../calculators/calculators';
import { linkHash, toolPath } from '../calculators/link';
import type { Entry } from './engine';
import { figuresIn, type Birth } from './figures';
import { wordsOf } from './fold';

type Answers = {
  answers: Entry[];
  /** Whether they come before what is found. */
  isFirst: boolean;
  /** Whether they ask what was meant: then nothing else can have been. */
  isQuestion: boolean;
  /** What is still to be looked for. */
  rest: string;
};

/** The answers to figures. What can't be is said in the calculator's own words, and what is incomplete is asked for. */
export function answersTo(typed: string, entries: readonly Entry[], today: PlainDate): Answers {
  const figures = figuresIn(typed);
  const tool = (slug: ToolSlug, filled: Record<string, string>, about: string): Entry[] =>
    entries
      .filter(({ path }) => path === toolPath(slug))
      .map((entry) => ({
        ...entry,
        path: entry.path + linkHash(filled, Object.keys(filled)),
        about,
        group: 'Work it out',
      }));
  const filledIn = (text: string) => `${text}, filled in for you`;

  if (!figures) return { answers: [], isFirst: false, isQuestion: false, rest: typed };
  if (figures.kind !== 'birth') {
    const { kind, text } = figures;
    const read = kind === 'mobile' ? readMobile(text) : readRegistration(text);
    const isQuestion = 'fault' in read;
    const about = isQuestion ? read.fault : filledIn(text);
    const answers =
      kind === 'mobile'
        ? tool('mobile-number', { mobile: text }, about)
        : tool('vehicle-number', { plate: text }, about);
    return { answers, isFirst: true, isQuestion, rest: `${kind} number` };
  }
  const { date, rest } = figures;
  const fault = faultOf(date, today);
  const isOtherDay = wordsOf(rest).some((word) => otherDays.test(word));
  const filled = Object.entries(date).map(([part, value]) => [part, String(value)]);
  const about = fault ?? filledIn(textOf(date));
  return {
    answers: [
      ...(fault ? [] : bornOn(date, entries)),
      // A wedding may well be still to come, but nobody is born on that day.
      ...(fault && isOtherDay ? [] : tool('mulank-bhagyank', Object.fromEntries(filled), about)),
    ],
    isFirst: !isOtherDay,
    isQuestion: fault !== undefined,
    rest,
  };
}

/** What is wrong with a day of birth, as far as it was typed. */
function faultOf({ day, month, year }: Birth, today: PlainDate): string | undefined {
  if (!month)
    return day >= 1 && day <= 31
      ? undefined
      : 'A month has 31 days at most. Which day did you mean?';
  const typed = { day: String(day), month: String(month) };
  const read = year ? readDate({ ...typed, year: String(year) }, today) : readBirthday(typed);
  return 'fault' in read ? read.fault.message : undefined;
}

/** A date beside one of these words is hardly a birthday. */
const otherDays =
  /^(wedding|marriage|marry|shaadi|shadi|vivah|muhurat|muhurta|moving|shift\w*|open\w*|launch|release|match|final|move|griha|book\w*|travel|flight)$/i;

function bornOn(date: Birth, entries: readonly Entry[]): Entry[] {
  const path = reduceToRoot(date.day);
  const sum = date.day > 9 ? `${stepsText(path)}, so ` : '';
  return entries
    .filter((entry) => entry.path === mulankPath(path.root))
    .map((entry) => ({
      ...entry,
      name: `${sum}Mulank ${path.root}`,
      group: `Born on the ${ordinal(date.day)}?`,
    }));
}

function textOf({ day, month, year }: Birth): string {
  if (!month) return `The ${ordinal(day)}`;
  if (!year) return birthdayText({ day, month });
  const date = { day, month, year };
  return `${dateText(date)}, bhagyank ${bhagyankOf(date).root}`;
}
