import type { ToolSlug } from '../calculators/calculators';
import { linkHash } from '../calculators/definition';
import { toolPath } from '../calculators/tool-path';
import { bhagyankOf, ordinal } from '../numerology/birth';
import {
  birthdayText,
  dateInDigits,
  dateText,
  type PlainDate,
  readBirthday,
  readDate,
} from '../numerology/plain-date';
import {
  findPlate,
  readMobile,
  readRegistration,
  reduceToRoot,
  states,
  stepsText,
} from '../numerology/reduce';
import { mulankPath } from '../site';
import type { SearchEntry } from './data';
import { fold, wordsOf } from './fold';

export type FigureMatch =
  { kind: 'birth'; date: Birth; rest: string } | { kind: 'mobile' | 'vehicle'; text: string };

export type Birth = { day: number; month?: number; year?: number };

export function figuresIn(typed: string): FigureMatch | undefined {
  const plate = plateIn(typed);
  if (plate) return { kind: 'vehicle', text: plate.toUpperCase() };
  const [long] = /\+?\d[\d\s().-]{7,}\d/.exec(typed) ?? [];
  const mobile = long && readMobile(long);
  if (mobile && 'digits' in mobile) return { kind: 'mobile', text: mobile.digits.join('') };
  for (const read of [inDigits, inWords, dayAlone]) {
    const found = read(typed);
    if (found) return { kind: 'birth', ...found };
  }
  return long && isCalledMobile(long, typed.replace(long, ''))
    ? { kind: 'mobile', text: long }
    : undefined;
}

/** Finds a whole plate anywhere; an incomplete one has to stand alone and begin with a state. */
function plateIn(typed: string) {
  const [part, state = ''] =
    /^([a-z]{2})[\s-]?\d{2}[a-z]?[\s-]?(?:temp|[a-z]{1,3})(?:[\s-]?\d{1,5}){0,4}$/i.exec(typed) ??
    [];
  return findPlate(typed) ?? (states.has(state.toUpperCase()) ? part : undefined);
}

/** A long number with a country's code, alone, or called a phone number. */
const isCalledMobile = (number: string, rest: string) =>
  number.replace(/\D/g, '').length > 8 &&
  /\d{3}/.test(number) &&
  (rest.trim() === '' || number.startsWith('+') || /mob|phone|sim|number|\bno\b/i.test(rest));

type BirthMatch = { date: Birth; rest: string } | undefined;

/** 29/05/1990, 29 5 1990, 29051990, the year first, or 29.5.90. */
function inDigits(typed: string): BirthMatch {
  const text = typed.replace(
    /(?<!\d)(\d{1,2}[-/.]\d{1,2}[-/.])(\d{2})(?!\d)/,
    (_, start: string, year: string) => `${start}${fullYear(year)}`,
  );
  const date = dateInDigits(text);
  if (!date) return undefined;
  const [day, month, year] = date.parts.map(Number);
  return { date: { day: day ?? 0, month, year }, rest: text.replace(date.found, ' ') };
}

/** '29 may', 'May 29, 1990', '29 मई' */
function inWords(typed: string): BirthMatch {
  const words = wordsOf(typed).filter((word) => !/^(st|nd|rd|th|of)$/i.test(word));
  const at = words.findIndex((word, index) => monthOf(word) && isNear(words, index));
  const month = monthOf(words[at] ?? '');
  if (!month) return undefined;
  const before = Number(words[at - 1]);
  const dayAt = before >= 1 && before <= 31 ? at - 1 : at + 1;
  const [afterwards = ''] = words.slice(Math.max(at, dayAt) + 1);
  const hasYear = /^(\d{2}|(19|20)\d{2})$/.test(afterwards);
  const used = new Set([at, dayAt, ...(hasYear ? [Math.max(at, dayAt) + 1] : [])]);
  return {
    date: { day: Number(words[dayAt]), month, ...(hasYear ? { year: fullYear(afterwards) } : {}) },
    rest: words.filter((_, index) => !used.has(index)).join(' '),
  };
}

const isNear = (words: readonly string[], index: number) =>
  [words[index - 1], words[index + 1]].some((word) => /^\d{1,2}$/.test(word ?? ''));

/** '29', '29th', 'born on 29', 'mulank 29', '29 tarikh ko janm' */
function dayAlone(typed: string): BirthMatch {
  const figures = wordsOf(typed).filter((word) => /^\d+$/.test(word));
  const [digits = ''] = figures;
  if (figures.length !== 1 || digits.length > 2) return undefined;
  const rest = wordsOf(typed)
    .filter((word) => word !== digits && !/^(st|nd|rd|th)$/i.test(word))
    .map(fold);
  const isBirth =
    (rest.length === 0 && Number(digits) >= 1 && Number(digits) <= 31) ||
    rest.some((word) => births.has(word) || (digits.length > 1 && isRoot(word)));
  return isBirth ? { date: { day: Number(digits) }, rest: rest.join(' ') } : undefined;
}

const births = new Set(
  'born birth birthday birthdate janm janam janma janme janmi janmdin janamdin paida tarikh tarik tareekh taarik dob birthdays'
    .split(' ')
    .map(fold),
);

const isRoot = (word: string) => ['mulank', 'psychic', 'driver'].includes(word);

const months = [
  'jan january janvari janavari',
  'feb february farvari farwari',
  'mar march',
  'apr april aprail',
  'may mai mei',
  'jun june',
  'jul july julai',
  'aug august agast',
  'sep sept september sitambar sitamber',
  'oct october aktubar aktoobar',
  'nov november navambar',
  'dec december disambar',
].map((names) => new Set(names.split(' ').map(fold)));

const monthOf = (word: string) => months.findIndex((names) => names.has(fold(word))) + 1;

/** 90 is 1990, 05 is 2005: nobody asks for a date of birth in the next fifty years. */
const fullYear = (digits: string) => {
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year > 30 ? 1900 + year : 2000 + year;
};

/** `isFirst` puts answers above the hits; `rest` is still searched for. */
export function answersTo(typed: string, entries: readonly SearchEntry[], today: PlainDate) {
  const figures = figuresIn(typed);
  const tool = (slug: ToolSlug, filled: Record<string, string>, about: string): SearchEntry[] =>
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
      // A wedding may be in the future, a birth can't.
      ...(fault && isOtherDay ? [] : tool('mulank-bhagyank', Object.fromEntries(filled), about)),
    ],
    isFirst: !isOtherDay,
    isQuestion: fault !== undefined,
    rest,
  };
}

function faultOf({ day, month, year }: Birth, today: PlainDate): string | undefined {
  if (!month)
    return day >= 1 && day <= 31
      ? undefined
      : 'A month has 31 days at most. Which day did you mean?';
  const typed = { day: String(day), month: String(month) };
  const read = year ? readDate({ ...typed, year: String(year) }, today) : readBirthday(typed);
  return 'fault' in read ? read.fault.message : undefined;
}

const otherDays =
  /^(wedding|marriage|marry|shaadi|shadi|vivah|muhurat|muhurta|moving|shift\w*|open\w*|launch|release|match|final|move|griha|book\w*|travel|flight)$/i;

function bornOn(date: Birth, entries: readonly SearchEntry[]): SearchEntry[] {
  const path = reduceToRoot(date.day);
  const sum = date.day > 9 ? `${stepsText(path)}, so ` : '';
  return entries
    .filter((entry) => entry.path === mulankPath(path.root))
    .map((entry) => ({
      ...entry,
      path: mulankPath(path.root, date.day),
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
