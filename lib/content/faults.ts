import { closestMatch } from 'leven';
import { z } from 'zod';
import { listed } from '../lists';
import { titleOf } from './business';

/** A content file with mistakes: every fault is one sentence for whoever edits the file. */
export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The content needs attention:', ...faults].join('\n- '));
    this.name = 'ContentError';
  }
}

/** Collects what is wrong in several files, so that whoever edits them hears of it once. */
export class Faults {
  private readonly sentences = new Set<string>();

  add(...sentences: readonly string[]) {
    for (const sentence of sentences) this.sentences.add(sentence);
  }

  at(place: string, fault: string | false | undefined) {
    if (fault) this.add(`${place}: ${fault}.`);
  }

  /** What is read, or undefined after its faults were noted. */
  of<T>(read: () => T): T | undefined {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.add(...error.faults);
      return undefined;
    }
  }

  throwAny() {
    if (this.sentences.size > 0) throw new ContentError([...this.sentences]);
  }
}

/** The word that was probably meant: at most two letters away, or one in a short word. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const small = words.map((other) => other.toLowerCase());
  const maxDistance = word.length > 3 ? 2 : 1;
  return words[small.indexOf(closestMatch(word.toLowerCase(), small, { maxDistance }) ?? '')];
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** How a value of a file was typed: 007 where the value is 7. */
export type TypedAt = (path: Path) => string | undefined;

/**
 * Checks one content file's value against its schema, or throws a ContentError that names every
 * fault: file, entry, field, what is wrong, and an example that works.
 */
export function checkContent<T extends z.ZodType>(
  file: string,
  value: unknown,
  schema: T,
  typedAt: TypedAt = () => undefined,
): z.infer<T> {
  const result = schema.safeParse(value, { reportInput: true, error: wayOut });
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(key, issue, schema))
      : [],
  );
  const sentences = issues
    .filter((issue) => issue.code !== 'unrecognized_keys' && !isMistyped(issue, unknown))
    .map((issue) => ({ path: issue.path, text: problem(issue, typedAt(issue.path)) }));
  const faults = [...unknown, ...sentences].map(
    ({ path, text }) => `${placeOf(file, value, path)}: ${text.replace(/([^.?])$/, '$1.')}`,
  );
  throw new ContentError([...new Set(faults)]);
}

/**
 * A value without what forms write of an optional field that nobody filled in: '', null, false, an empty list, or a group
 * of nothing else. An empty file is an empty list, where there may be one.
 */
export function withoutUnfilled(value: unknown, schema: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) {
    if (value === null && inner.safeParse([]).success) return [];
    return Array.isArray(value) ? value.map((item) => withoutUnfilled(item, inner.element)) : value;
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const field: unknown = inner.shape[name];
      const isOptional = field !== unwrapped(field);
      return isOptional && isUnfilled(part) ? [] : [[name, withoutUnfilled(part, field)]];
    }),
  );
}

const unwrapped = (schema: unknown): unknown =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema;

const isUnfilled = (value: unknown): boolean =>
  value === '' ||
  value === false ||
  value === null ||
  (typeof value === 'object' && Object.values(value).every(isUnfilled));

/** The way out where a schema names none itself: by the kind of value that it takes, and an example of it. */
function wayOut({ code, schema, ...issue }: z.core.$ZodRawIssue): string {
  if (typeof issue.input === 'string' && issue.input.trim()) {
    if (code === 'too_small')
      return `is shorter than ${String(issue.minimum)} characters; say more`;
    if (code === 'too_big') return `is longer than ${String(issue.maximum)} characters; shorten it`;
  }
  const example = exampleOf(schema);
  if (schema instanceof z.ZodBoolean || schema instanceof z.ZodLiteral)
    return 'write true, or take the line out';
  if (schema instanceof z.ZodEnum) return `write ${listed(schema.options, 'or')}`;
  if (schema instanceof z.ZodObject)
    return 'write its fields, each on its own line, as name: value';
  if (!(schema instanceof z.ZodArray))
    return `write some text${example && `, for example ${example}`}`;
  const isShort = /^\[\w+\]$/.test(example);
  const shape = isShort ? example : `- ${exampleOf(schema.element)}`;
  return `write a list, ${isShort ? '' : 'each item on its own line after a dash, '}for example ${shape}${schema.safeParse([]).success ? ', or []' : ''}`;
}

/** As a schema's value is written: that of a list in brackets, that of a group by its first field. */
function exampleOf(schema: unknown): string {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodEnum) return String(inner.options[0]);
  if (inner instanceof z.ZodArray) return `[${exampleOf(inner.element)}]`;
  if (!(inner instanceof z.ZodObject))
    return String([z.globalRegistry.get(inner as z.ZodType)?.examples].flat()[0] ?? '');
  const [name = ''] = Object.keys(inner.shape);
  return `${name}: ${exampleOf(inner.shape[name])}`;
}

type UnknownField = { path: Path; text: string; meant?: string };

function unknownField(key: string, { path }: Issue, schema: z.ZodType): UnknownField {
  const allowed = fieldsAt(schema, path);
  const meant = nearest(key, allowed);
  const hint = meant
    ? `write ${meant} instead`
    : `take it out, or use one of ${allowed.join(', ')}`;
  return { path: [...path, key], text: `is not a known field; ${hint}`, meant };
}

/** A field that is missing only because its name was mistyped has its sentence already. */
const isMistyped = ({ path, input }: Issue, unknown: readonly UnknownField[]) =>
  input === undefined &&
  unknown.some(({ path: at, meant }) => meant && same([...at.slice(0, -1), meant], path));

const same = (one: Path, other: Path) =>
  one.length === other.length && one.every((step, index) => step === other[index]);

/** What is wrong and what would be right. A schema's own message is the way out, `custom` says both. */
function problem({ code, input, message }: Issue, typed = String(input)): string {
  if (code === 'custom') return message;
  if (typeof input === 'string') {
    if (/^is (long|short)er than/.test(message))
      return message.replace(';', `, it has ${input.trim().length};`);
    const curly = /^[‘’“”](.+)[‘’“”]$/.exec(input.trim())?.[1];
    if (curly)
      return `${found(input)}, with curly quotes, which count as letters; write straight ones: '${curly}'`;
    const price = message.startsWith('write a whole number') && bare(input);
    if (price) return `${found(input)}; write ${price}, without comma, sign or quotes`;
  }
  const isUnquoted = /^(number|boolean)$/.test(typeof input) && /^write (some )?text/.test(message);
  return `${found(input, typed)}; ${isUnquoted ? `put it in quotes: '${typed}'` : message}`;
}

/** The number in '₹1,900', where it is one. */
const bare = (input: string) =>
  /^(?:[a-z]{2,3}\.?|\p{Sc})?\s*(\d[\d,]*)(?:\/-)?$/iu.exec(input.trim())?.[1]?.replaceAll(',', '');

function found(input: unknown, typed = String(input)): string {
  if (input === undefined) return 'is missing';
  if (input === null || (typeof input === 'string' && input.trim() === '')) return 'is empty';
  if (typeof input === 'string') return `is the text "${shortened(input)}"`;
  if (Array.isArray(input)) return input.length > 0 ? 'is a list' : 'is an empty list';
  if (typeof input === 'object') return 'is a group of fields';
  return `is ${typeof input === 'number' ? 'the number ' : ''}${typed}`;
}

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/**
 * Where a fault stands: 'services.yaml, service 4 (Mobile Number Selection), send, item 2'. The entries of a file with a
 * switch above its list are counted as those of any other.
 */
export const placeOf = (file: string, value: unknown, path: Path): string =>
  [
    file,
    ...(path[0] === 'list' && path.length > 1 ? path.slice(1) : path).map((step, index) => {
      if (typeof step !== 'number') return String(step);
      if (index > 0) return `item ${step + 1}`;
      return `${nounOf(file)} ${step + 1}${titleOf(entriesOf(value)[step])}`;
    }),
  ].join(', ');

/** 'services.yaml' lists services; 'press.yaml' has entries. */
const nounOf = (file: string) => /([a-z]*[a-rt-z])s\.\w+$/.exec(file)?.[1] ?? 'entry';

/** Of a file that is a list, or has one below a switch. */
export function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return z.looseObject({ list: z.array(z.unknown()) }).safeParse(value).data?.list ?? [];
}

function fieldsAt(schema: unknown, [step, ...rest]: Path): string[] {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return fieldsAt(inner.element, rest);
  if (!(inner instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(inner.shape) : fieldsAt(inner.shape[String(step)], rest);
}
