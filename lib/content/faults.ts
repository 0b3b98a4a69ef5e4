import { closestMatch } from 'leven';
import { stringify } from 'yaml';
import { z } from 'zod';
import { titleOf } from './samples';

export class ContentError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(['The content needs attention:', ...faults].join('\n- '));
    this.name = 'ContentError';
  }
}

export class Faults {
  private readonly sentences = new Set<string>();

  add(...sentences: readonly string[]) {
    for (const sentence of sentences) this.sentences.add(sentence);
  }

  at(place: string, fault: string | false | undefined) {
    if (fault) this.add(`${place}: ${fault}.`);
  }

  /** Runs `read`; collects a ContentError and returns undefined. */
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

/** The closest word, at most two letters away, or one in a short word. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const small = words.map((other) => other.toLowerCase());
  const maxDistance = word.length > 3 ? 2 : 1;
  return words[small.indexOf(closestMatch(word.toLowerCase(), small, { maxDistance }) ?? '')];
}

type Path = readonly PropertyKey[];

/** How and where a value was typed: 007 where the value is 7; a missing value has only a line. */
export type SourceLookup = (path: Path) => { line?: number; as?: string };

/** Throws a ContentError with every mistake. */
export function checkContent<T extends z.ZodType>(
  file: string,
  value: unknown,
  schema: T,
  typed: SourceLookup = () => ({}),
): z.infer<T> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const faults = result.error.issues.flatMap((issue) => {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    return unknown.map((key) => {
      const path = key === undefined ? issue.path : [...issue.path, key];
      const { line, as } = typed(path);
      const sentence = sentenceOf(issue, schemaAt(schema, issue.path), as);
      return `${placeOf(file, value, path, line)}: ${sentence.replace(/([^.?])$/, '$1.')}`;
    });
  });
  throw new ContentError([...new Set(faults)]);
}

/** The value, Zod's or the schema's complaint, and an example; a `custom` issue says all of it. */
function sentenceOf(issue: z.core.$ZodIssue, schema: unknown, as?: string): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys')
    return `is not a known field; take it out, or write one of ${fieldsOf(schema).join(', ')}`;
  const { input, message } = issue;
  const typed = as ?? shortened(JSON.stringify(input) ?? '');
  const stands = input === null || typed === '' ? 'is empty' : `is ${typed}`;
  const expected = message
    .replace(/^Invalid \w+: |, received \w+$/g, '')
    .replace(/expected string$/, 'expected a text in quotes')
    .replace(/(?<=expected )\w+/, (kind) => kinds[kind] ?? kind);
  const example = exampleOf(schema);
  return `${input === undefined ? 'is missing' : stands}; ${expected}${example === undefined ? '' : `, for example ${asYaml(example)}`}`;
}

const kinds: Record<string, string> = {
  string: 'a text',
  array: 'a list',
  object: 'a group of fields',
  boolean: 'true, or no such line',
};

const asYaml = (example: unknown) =>
  stringify(example, {
    collectionStyle: 'flow',
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
    lineWidth: 0,
  }).trim();

function exampleOf(schema: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodPipe) return exampleOf(inner.in);
  if (inner instanceof z.ZodEnum) return inner.options[0];
  if (inner instanceof z.ZodArray) return [exampleOf(inner.element)];
  const [name = ''] = fieldsOf(inner);
  if (inner instanceof z.ZodObject) return { [name]: exampleOf(inner.shape[name]) };
  if (!(inner instanceof z.ZodType)) return undefined;
  const { examples } = z.globalRegistry.get(inner) ?? {};
  return [examples].flat()[0];
}

function schemaAt(schema: unknown, [step, ...rest]: Path): unknown {
  const inner = unwrapped(schema);
  if (step === undefined) return inner;
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  return inner instanceof z.ZodObject ? schemaAt(inner.shape[String(step)], rest) : undefined;
}

const fieldsOf = (schema: unknown) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** Removes empty optional values ('', null, [], false) that Pages CMS writes. */
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

export const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}...` : text);

/** 'services.yaml, line 9, service 4 (Mobile Number Selection), send, item 2' */
export const placeOf = (file: string, value: unknown, path: Path, line?: number): string =>
  [
    file,
    ...(line === undefined ? [] : [`line ${line}`]),
    ...(path[0] === 'list' && path.length > 1 ? path.slice(1) : path).map((step, index) => {
      if (typeof step !== 'number') return String(step);
      if (index > 0) return `item ${step + 1}`;
      return `${nounOf(file)} ${step + 1}${titleOf(entriesOf(value)[step])}`;
    }),
  ].join(', ');

const nounOf = (file: string) => /([a-z]*[a-rt-z])s\.\w+$/.exec(file)?.[1] ?? 'entry';

export function entriesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return z.looseObject({ list: z.array(z.unknown()) }).safeParse(value).data?.list ?? [];
}
