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

/** The fields of a file as the form shows them, those that nobody wrote too. */
export function open({ format, list, fields = [] }: Entry, text: string): Values {
  if (list) return opened({ items: text.trim() ? parse(text) : [] }, root(fields));
  if (format === 'yaml') return opened(parse(text) as Values, fields);
  const [, front = '', body = ''] = /^---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/.exec(text) ?? [];
  return opened({ ...(parse(front) as Values), body: body.replace(/^\r?\n/, '') }, fields);
}

/** What stops Save. */
export const refusals = ({ list, fields = [] }: Entry, values: Values): string[] =>
  refused(values, list ? root(fields) : fields);

/** The file that is written: with what was left empty, or, as `sanitizeObject` does it, without. */
export function save({ format, list, fields = [] }: Entry, values: Values, sanitized: boolean) {
  const written = coerced(values, list ? root(fields) : fields);
  const kept = sanitized ? (withoutEmpty(written) as Values) : written;
  if (list) return yaml(kept.items ?? []);
  if (format === 'yaml') return yaml(kept);
  const { body = '', ...front } = kept;
  return `---\n${yaml(front)}---\n${String(body)}`;
}

const root = (fields: Field[]): Field[] => [{ name: 'items', type: 'object', list: true, fields }];

/** Nothing at all is written of an empty list. */
const yaml = (value: object) => (Object.keys(value).length > 0 ? stringify(value) : '');

const opened = (values: Values | null | undefined, fields: Field[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, openedField(values?.[field.name], field)]));

function openedField(value: unknown, field: Field): unknown {
  const one = (item: unknown) =>
    field.type === 'object' ? opened(item as Values, field.fields ?? []) : (item ?? emptyOf(field));
  if (field.list) return Array.isArray(value) ? value.map(one) : [];
  return one(value);
}

function emptyOf({ type, options }: Field) {
  if (type === 'boolean') return false;
  return options?.multiple ? [] : '';
}

const refused = (values: Values, fields: Field[], at: string[] = []): string[] =>
  fields.flatMap((field) => {
    const value = values[field.name];
    const place = [...at, field.name];
    if (!field.list) return refusedOne(value, field, place);
    const items = value as unknown[];
    if (field.required && items.length === 0) return [`${place.join('.')}: needs an item`];
    return items.flatMap((item, index) => refusedOne(item, field, [...place, String(index)]));
  });

function refusedOne(value: unknown, field: Field, place: string[]): string[] {
  const fault = (text: string) => [`${place.join('.')}: ${text}`];
  const { type, required, pattern, options = {} } = field;
  if (type === 'object') {
    if (!required && !field.list && isEmpty(value)) return [];
    return refused(value as Values, field.fields ?? [], place);
  }
  if (type === 'boolean') return [];
  if (options.multiple)
    return [value].flat().every((item) => options.values?.map(String).includes(String(item)))
      ? []
      : fault('is not among the values');
  if (typeof value === 'object') return fault('a text is expected');
  const text = String(value);
  if (text === '' && required) return fault('is required');
  if (type === 'select')
    return text === '' || options.values?.map(String).includes(text) ? [] : fault('is no value');
  if (type === 'number') return Number(text) >= (options.min ?? -Infinity) ? [] : fault('too low');
  if (type === 'date')
    return text === '' || !Number.isNaN(Date.parse(text)) ? [] : fault('is no day');
  if (type === 'image') return [];
  // Of an empty text too.
  if (pattern && !new RegExp(pattern).test(text)) return fault(`"${text}" is not ${pattern}`);
  if (text.length < (options.minlength ?? 0)) return fault(`"${text}" is too short`);
  if (text.length > (options.maxlength || Infinity)) return fault('is too long');
  return [];
}

const coerced = (values: Values, fields: Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values[field.name];
      const one = (item: unknown) => coercedOne(item, field);
      return [field.name, field.list ? (value as unknown[]).map(one) : one(value)];
    }),
  );

function coercedOne(value: unknown, { type, fields = [] }: Field): unknown {
  if (type === 'object') return coerced(value as Values, fields);
  if (['string', 'text', 'code'].includes(type)) return String(value);
  return type === 'number' && value !== '' ? Number(value) : value;
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
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, withoutEmpty(part)])
      .filter(([, part]) => !isEmpty(part)),
  );
}
