/** What a calculator is, all that the site has to know of it but its text, content/tools/SLUG.md; and its result as a link. Pure. */
import type { Picture } from '../art/catalogue';
import type { PlainDate } from '../numerology/plain-date';
import { paths } from '../site';
import type { ToolSlug } from './calculators';
import {
  dateFields,
  type NumberFacts,
  type Outcome,
  type RelationTables,
  type Typed,
} from './reading';

export type Definition<K extends keyof Tables = keyof Tables> = {
  /** Its address below /tools, and the name of its text. */
  slug: string;
  picture: Picture;
  fields: readonly Field[];
  /** What the button says, by what was sent last. */
  action?(typed: Typed): string;
  /** The tables of the content that it works with: no more of them reaches the browser, and its page shows them. */
  tables: K;
  /** Its text says something of each number (`meanings`), by which it reads. */
  hasMeanings?: true;
  read(typed: Typed, tables: Given<K>, today: PlainDate): Outcome;
  /** What is drawn of a reading beside its numbers and their working. */
  drawing: Drawing;
};

/** What it works with: its tables, and what its own text says of the numbers 1 to 9. */
export type Given<K extends keyof Tables = keyof Tables> = Tables[K] & {
  meanings?: readonly string[];
};

export type Drawing = 'numbers' | 'digits' | 'grid' | 'letters' | 'pairs' | 'years';

/** A field of its form: a line of text, or a date of birth. */
export type Field = TextField | DateField;

type TextField = {
  name: string;
  label: string;
  type?: 'tel';
  inputMode?: 'numeric';
  pattern?: string;
  autoComplete: string;
  autoCapitalize?: 'characters';
  required?: boolean;
  hint: string;
  /** It says nothing without the date, and stands with it in a shared link or not at all. */
  withDate?: boolean;
  /** Whether it is asked for, by what was sent last: then it stands for the field before it. */
  isAsked?(typed: Typed): boolean;
  /** The kind of field that it fills in on the page of an order; a whole date fills in a date by itself. */
  intake?: 'name' | 'list';
};

export type DateField = {
  legend: string;
  /** Its parts as `dateFields` names them, for a birthday day and month alone. */
  names: readonly string[];
  optional?: boolean;
  /** Browsers may offer the visitor's own birthday. */
  isOwn?: boolean;
  hint?: string;
};

export type Tables = {
  birth: { numbers: readonly NumberFacts[] };
  name: { chaldean: LetterSchool; pythagorean: LetterSchool; numbers: readonly NumberFacts[] };
  /** The eight lines in the order of `gridLines`, with the names that teachers give them. */
  grid: { lines: readonly { digits: readonly number[]; name: string; about: string }[] };
  pair: RelationTables;
  none: object;
};

export type LetterSchool = { name: string; usual: string; source: string; rows: readonly string[] };

export const toolPath = (slug: ToolSlug) => `${paths.tools}/${slug}`;

/** '#name=Ravi+Kumar', or nothing when none of these fields was filled in. */
export function linkHash(typed: Typed, fields: readonly string[]) {
  const filled = fields.flatMap((field) => {
    const value = (typed[field] ?? '').trim();
    return value === '' ? [] : [[field, value]];
  });
  return filled.length > 0 ? `#${new URLSearchParams(filled).toString()}` : '';
}

/** The names of a calculator's fields, those of a date apart: a link holds them by consent only. */
export function linkFields(fields: readonly Field[]) {
  const names = (isBirth: boolean) =>
    fields.flatMap((field) => {
      if ('names' in field) return isBirth ? field.names : [];
      return isBirth === Boolean(field.withDate) ? field.name : [];
    });
  return { open: names(false), birth: names(true) };
}

export type LinkFields = ReturnType<typeof linkFields>;

/**
 * Whether a text is short enough to come from a link: a name fits, and no message that would stand in our page as if it were ours.
 */
export const fitsLink = (text: string) =>
  text.length <= 40 && (text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) <= 4;

/** As readHash, of a link that anybody may have made. */
export function readLink(hash: string, fields: readonly string[]): Typed | undefined {
  const typed = Object.entries(readHash(hash, fields) ?? {});
  const filled = typed.filter(([, value]) => fitsLink(value));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** What a link says of these fields; undefined when it says nothing of any. */
export function readHash(hash: string, fields: readonly string[]): Typed | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const filled = fields.flatMap((field) => {
    const value = params.get(field)?.trim();
    return value ? [[field, value] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** What was typed, by the kind of field that it fills in, in the order of the form: dates as '1983-11-09'. */
export type IntakeGiven = Readonly<Record<'date' | 'name' | 'list', readonly string[]>>;

export function intakeGiven(fields: readonly Field[], typed: Typed): IntakeGiven {
  const given = { date: [] as string[], name: [] as string[], list: [] as string[] };
  for (const field of fields)
    if ('names' in field) {
      if (field.names.length === dateFields.length) given.date.push(dayOf(field.names, typed));
    } else if (field.intake && (field.isAsked?.(typed) ?? true)) {
      if (field.isAsked) given[field.intake].pop();
      given[field.intake].push(typed[field.name] ?? '');
    }
  return given;
}

/** Nothing where it is not whole. */
function dayOf([day = '', month = '', year = '']: readonly string[], typed: Typed) {
  const part = (name: string, length: number) => (typed[name] ?? '').trim().padStart(length, '0');
  const written = `${part(year, 4)}-${part(month, 2)}-${part(day, 2)}`;
  return /^[12]\d{3}-\d\d-\d\d$/.test(written) ? written : '';
}
