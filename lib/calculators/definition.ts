import type { CalculatorPicture } from '../art/catalogue';
import type { PlainDate } from '../numerology/plain-date';
import {
  dateFields,
  type NumberFacts,
  type CalculatorResult,
  type RelationTables,
  type FormValues,
} from './reading';

export type Definition<K extends keyof Tables = keyof Tables> = {
  /** Its address below /tools, and the name of its text, content/tools/SLUG.md. */
  slug: string;
  picture: CalculatorPicture;
  fields: readonly CalculatorField[];
  action?(typed: FormValues): string;
  tables: K;
  hasMeanings?: true;
  read(typed: FormValues, tables: CalculatorInput<K>, today: PlainDate): CalculatorResult;
  /** Which list is typed, in place of a single one: lib/calculators/lists.ts reads it. */
  listIn?(typed: FormValues): ListName | false;
  drawing: Drawing;
};

export type ListName = 'numbers' | 'plates' | 'spellings';

export type CalculatorInput<K extends keyof Tables = keyof Tables> = Tables[K] & {
  meanings?: readonly string[];
};

export type Drawing =
  'numbers' | 'digits' | 'grid' | 'letters' | 'pairs' | 'years' | 'rules' | 'candidates';

export type CalculatorField = LineField | DateField;

type LineField = {
  name: string;
  label: string;
  type?: 'tel';
  inputMode?: 'numeric';
  pattern?: string;
  /** Takes several lines. */
  rows?: number;
  /** Stands below the button, in a fold of this title with all that have it. */
  fold?: string;
  autoComplete: string;
  autoCapitalize?: 'characters';
  required?: boolean;
  hint: string;
  /** The field means nothing without the date, so a shared link has both or neither. */
  withDate?: boolean;
  /** Replaces the field before it, depending on the last submit. */
  isAsked?(typed: FormValues): boolean;
  /** Prefills this kind of intake field; whole dates prefill date fields anyway. */
  intake?: 'name' | 'list';
};

export type DateField = {
  legend: string;
  names: readonly string[];
  optional?: boolean;
  fold?: string;
  /** Browsers may offer the visitor's own birthday. */
  isOwn?: boolean;
  hint?: string;
};

export type Tables = {
  birth: { numbers: readonly NumberFacts[] };
  name: { chaldean: LetterSchool; pythagorean: LetterSchool } & RelationTables;
  /** In the order of `gridLines`, with teachers' names. */
  grid: {
    lines: readonly { digits: readonly number[]; name: string; about: string }[];
    /** For the numbers 1 to 9. */
    digits: readonly { missing: string; repeated: string }[];
  };
  pair: RelationTables;
  none: object;
};

export type LetterSchool = { name: string; usual: string; source: string; rows: readonly string[] };

export function linkHash(typed: FormValues, fields: readonly string[]) {
  const filled = fields.flatMap((field) => {
    const value = (typed[field] ?? '').trim();
    return value === '' ? [] : [[field, value]];
  });
  return filled.length > 0 ? `#${new URLSearchParams(filled).toString()}` : '';
}

/** Names of fields; dates are apart, since a link holds them by consent only. */
export function linkFields(fields: readonly CalculatorField[]) {
  const names = (isBirth: boolean) =>
    fields.flatMap((field) => {
      if ('names' in field) return isBirth ? field.names : [];
      return isBirth === Boolean(field.withDate) ? field.name : [];
    });
  return { open: names(false), birth: names(true) };
}

export type LinkFields = ReturnType<typeof linkFields>;

/** A name fits, but no message that a stranger could show as ours by a link. */
export const fitsLink = (text: string) =>
  text.length <= 40 && (text.match(/[\p{L}\p{M}]+/gu)?.length ?? 0) <= 4;

export function readLink(hash: string, fields: readonly string[]): FormValues | undefined {
  const typed = Object.entries(readHash(hash, fields) ?? {});
  const filled = typed.filter(([, value]) => fitsLink(value));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

export function readHash(hash: string, fields: readonly string[]): FormValues | undefined {
  const params = new URLSearchParams(hash.replace(/^#/, ''));
  const filled = fields.flatMap((field) => {
    const value = params.get(field)?.trim();
    return value ? [[field, value] as const] : [];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

/** Values by the kind of intake field, in the form's order; dates as '1983-11-09'. */
export type IntakePrefill = Readonly<Record<'date' | 'name' | 'list', readonly string[]>> & {
  /** The service that the calculator leads to. */
  service?: number;
};

export function intakeGiven(fields: readonly CalculatorField[], typed: FormValues): IntakePrefill {
  const given = { date: [] as string[], name: [] as string[], list: [] as string[] };
  for (const field of fields)
    if ('names' in field) {
      if (field.names.length === dateFields.length) given.date.push(dayOf(field.names, typed));
    } else if (field.intake && (field.isAsked?.(typed) ?? true)) {
      const values = given[field.intake];
      if (field.isAsked) values.pop();
      const before = field.fold ? values.pop() : undefined;
      values.push([before, typed[field.name]].filter(Boolean).join('\n'));
    }
  return given;
}

function dayOf([day = '', month = '', year = '']: readonly string[], typed: FormValues) {
  const part = (name: string, length: number) => (typed[name] ?? '').trim().padStart(length, '0');
  const written = `${part(year, 4)}-${part(month, 2)}-${part(day, 2)}`;
  return /^[12]\d{3}-\d\d-\d\d$/.test(written) ? written : '';
}
