/** What a calculator is: all that the site has to know of it but its text, content/tools/SLUG.md. Pure. */
import type { Picture } from '../art/catalogue';
import type { PlainDate } from '../numerology/plain-date';
import type { NumberFacts, Outcome, Typed } from './reading';
import type { RelationTables } from './relations';

export type Definition<K extends keyof Tables = keyof Tables> = {
  /** Its address below /tools, the name of its text and that of its file here. */
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
  maxLength: number;
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
  pair: RelationTables & { numbers: readonly NumberFacts[] };
  none: object;
};

export type LetterSchool = { name: string; usual: string; source: string; rows: readonly string[] };
