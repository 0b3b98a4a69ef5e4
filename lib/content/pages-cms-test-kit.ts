/**
 * What Pages CMS 2.1.6 does with a file when somebody opens it and presses Save, for the tests: as its lib/schema.ts,
 * fields/core and lib/serialization.ts say (github.com/pages-cms/pages-cms).
 */
import { parse, stringify } from 'yaml';

export type Field = {
  name: string;
  type: string;
  list?: boolean;
  required?: boolean;
  pattern?: string;
  options?: {
    values?: unknown[];
    multiple?: boolean;
    min?: number;
    minlength?: number;
    maxlength?: number;
  };
  fields?: Field[];
};

/** A collection of texts, or a file: a list, or fields. Without fields it is edited as it is. */
export type Entry = {
  name: string;
  path: string;
  format: string;
  list?: boolean;
  fields?: Field[];
};

type Values = Record<string, unknown>;

/** The fields of a file as the form shows them and writes them, those that nobody wrote too. */
export function open(entry: Entry, text: string): Values {
  if (entry.list) return opened({ items: text.trim() ? parse(text) : [] }, formOf(entry));
  if (entry.format === 'yaml') return opened(parse(text) as Values, formOf(entry));
  const [, front = '', body = ''] = /^---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/.exec(text) ?? [];
  const values = { ...(parse(front) as Values), body: body.replace(/^\r?\n/, '') };
  return opened(values, formOf(entry));
}

/** What stops Save. */
export const refusals = (entry: Entry, values: Values): string[] =>
  formOf(entry).flatMap((field) => refused(values[field.name], field, field.name));

/** The file that is written: with what was left empty, or, as `sanitizeObject` does it, without. */
export function save({ format, list }: Entry, values: Values, sanitized: boolean) {
  const { body = '', ...kept } = sanitized ? (withoutEmpty(values) as Values) : values;
  // Nothing at all is written of an empty list.
  const written = list ? (kept.items ?? []) : kept;
  const yaml = Object.keys(written).length > 0 ? stringify(written) : '';
  return format === 'yaml' ? yaml : `---\n${yaml}---\n${String(body)}`;
}

const formOf = ({ list, fields = [] }: Entry): Field[] =>
  list ? [{ name: 'items', type: 'object', list, fields }] : fields;

const opened = (values: Values | null | undefined, fields: Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values?.[field.name];
      if (!field.list) return [field.name, openedOne(value, field)];
      return [field.name, [value ?? []].flat().map((item) => openedOne(item, field))];
    }),
  );

function openedOne(value: unknown, { type, options, fields = [] }: Field): unknown {
  if (type === 'object') return opened(value as Values, fields);
  if (type === 'boolean') return value ?? false;
  if (options?.multiple) return value ?? [];
  if (['string', 'text', 'code'].includes(type)) return String(value ?? '');
  return type === 'number' && value !== undefined ? Number(value) : (value ?? '');
}

function refused(value: unknown, field: Field, place: string): string[] {
  const { type, list, required, pattern, options = {}, fields = [] } = field;
  if (list) {
    const items = value as unknown[];
    if (required && items.length === 0) return [`${place}: needs an item`];
    const one = { ...field, list: false };
    return items.flatMap((item, index) => refused(item, one, `${place}.${index}`));
  }
  if (type === 'object')
    return !required && isEmpty(value)
      ? []
      : fields.flatMap((part) =>
          refused((value as Values)[part.name], part, `${place}.${part.name}`),
        );
  if (type === 'boolean' || type === 'image') return [];
  const { values = [], min = -Infinity, minlength = 0, maxlength = Infinity } = options;
  const isAmong = (one: unknown) => values.map(String).includes(String(one));
  const text = String(value);
  const isRight =
    {
      select: options.multiple ? [value].flat().every(isAmong) : text === '' || isAmong(text),
      number: Number(text) >= min,
      date: text === '' || !Number.isNaN(Date.parse(text)),
    }[type] ??
    // The pattern holds for an empty text too.
    (new RegExp(pattern ?? '').test(text) && text.length >= minlength && text.length <= maxlength);
  return isRight && (text !== '' || !required) ? [] : [`${place}: "${text}" is refused`];
}

/** A switch that is off says something. */
const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty).filter((item) => !isEmpty(item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).map(([name, part]) => [name, withoutEmpty(part)] as const);
  return Object.fromEntries(kept.filter(([, part]) => !isEmpty(part)));
}
