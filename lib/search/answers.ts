/** What the search says itself to figures: the birth number that a date leads to, and the calculator filled in. Pure. */
import { bhagyankOf, ordinal } from '../numerology/birth';
import { birthdayText, dateText } from '../numerology/plain-date';
import { reduceToRoot, stepsText } from '../numerology/reduce';
import { mulankPath } from '../site';
import type { ToolSlug } from '../calculators/calculators';
import { linkHash, toolPath } from '../calculators/link';
import type { Entry } from './engine';
import { figuresIn, type Birth } from './figures';
import { wordsOf } from './fold';

type Answers = { answers: Entry[]; isFirst: boolean; rest: string };

/** `rest` is what is still to be looked for; the answers come first where it says no more than they do. */
export function answersTo(typed: string, entries: readonly Entry[]): Answers {
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

  if (!figures) return { answers: [], isFirst: false, rest: typed };
  if (figures.kind === 'mobile') {
    const { number } = figures;
    const answers = tool('mobile-number', { mobile: number }, `${number}, filled in for you`);
    return { answers, isFirst: true, rest: 'mobile number' };
  }
  if (figures.kind === 'plate') {
    const { plate } = figures;
    const answers = tool('vehicle-number', { plate }, `${plate}, filled in for you`);
    return { answers, isFirst: true, rest: 'vehicle number' };
  }
  const { date, rest } = figures;
  return {
    answers: [
      ...bornOn(date, entries),
      ...tool(
        'mulank-bhagyank',
        Object.fromEntries(Object.entries(date).map(([part, value]) => [part, String(value)])),
        `${textOf(date)}, filled in for you`,
      ),
    ],
    isFirst: !wordsOf(rest).some((word) => otherDays.test(word)),
    rest,
  };
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
