import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { ownFolder } from '../folder-test-kit';
import { compileContent } from './compile';
import type { Content } from './content';
import { layContent } from './content-test-kit';
import { cmsConfig, remarksOf } from './editors';

/** Left out, since they are taken from remarks that a marketer may change. */
const hints = (key: unknown, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;

it('a remark goes on over further lines, and may speak of two fields', () => {
  const file =
    '# The list.\n#\n# one      the first\n#          of all\n# two, six  more\nrest: 1\n';
  expect(remarksOf(file)).toEqual({ one: 'the first of all', two: 'more', six: 'more' });
});

/** What a form could write otherwise: a field left out, a day, a number as text, a choice, a list of one or none. */
const edits: [file: string, from: string, to: string][] = [
  ['predictions/1.md', 'updated: ', "event: '2026-12-06'\nupdated: "],
  ['predictions/1.md', 'button: Read prediction', "button: '1e3'"],
  ['predictions/1.md', 'button: ', "figure: '007'\nbutton: "],
  ['predictions/1.md', 'button: ', 'motif: cup\nbutton: '],
  ['predictions/1.md', 'button: ', 'motif:\nbutton: '],
  ['predictions/1.md', 'services: [10]', 'sober: true'],
  ['predictions/1.md', 'mulanks: [7, 2]', 'mulanks: []'],
  ['blogs/jersey-numbers.md', 'updated: ', 'published: 2026-11-20\nupdated: '],
  ['blogs/jersey-numbers.md', 'sampleDate: true\n', ''],
  ['mulank/5.md', 'services: [5, 3]', 'services: [5]'],
  ['services.yaml', '  rating: 4.5\n', '  minutes: 30\n'],
  ['services.yaml', 'lists: [india, abroad]', 'lists: [india]'],
  [
    'videos.yaml',
    "    published: '2026-11-14'",
    "    duration: '4:35'\n    published: '2026-11-14'",
  ],
  ['redirects.yaml', '[]', ''],
  ['redirects.yaml', '[]', '# A remark.\n'],
  ['redirects.yaml', '[]', '- from: /मूलांक/\n  to: /about'],
];

describe('Pages CMS', () => {
  const text = readFileSync('.pages.yml', 'utf8');
  const { content: entries } = parse(text) as { content: Entry[] };
  const withoutHints = (config: string): unknown => parse(config, hints);

  it('has its settings up to date, or else run npm run generate', () => {
    expect(withoutHints(text)).toEqual(withoutHints(cmsConfig(() => ({}))));
  });

  const inCopy = ownFolder();
  let before: Content;

  beforeAll(async () => {
    before = (await compileContent()).content;
  });

  beforeEach(() => {
    cpSync('content', inCopy('content'), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
  });

  const filesOf = ({ path }: Entry) =>
    path.endsWith('.yaml') ? [path] : readdirSync(inCopy(path)).map((file) => join(path, file));

  const forms = entries.filter(({ fields }) => fields);

  function openAndSaveAll(sanitized: boolean) {
    for (const entry of forms)
      for (const file of filesOf(entry)) {
        const values = open(entry, readFileSync(inCopy(file), 'utf8'));
        expect([file, refusals(entry, values)]).toEqual([file, []]);
        writeFileSync(inCopy(file), save(entry, values, sanitized));
      }
  }

  it.each([
    ['with every field that was left empty', false],
    ['without them', true],
  ])('opens and saves every file %s, and nothing has changed', async (_, sanitized) => {
    openAndSaveAll(sanitized);
    expect((await compileContent()).content).toEqual(before);
  });

  it.each(edits)('opens and saves %s with %j as %j, and says the same', async (...edit) => {
    const [file, from, to] = edit;
    rmSync(inCopy('content'), { recursive: true });
    layContent(inCopy('content'));
    const text = readFileSync(inCopy('content', file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(inCopy('content', file), text.replace(from, to));
    const compiled = async () => (await compileContent()).content;
    const content = await compiled();
    openAndSaveAll(true);
    expect(await compiled()).toEqual(content);
  });

  it('says nothing by itself in a new entry, but for the day of the change', () => {
    for (const { name, fields } of forms)
      expect([name, saidIn(opened({}, fields ?? []))]).toEqual([
        name,
        expect.not.arrayContaining([expect.not.stringMatching(/(^|\.)updated$/)]),
      ]);
  });

  it('saves a new text of each kind, and a draft stays one', async () => {
    const updated = '2026-11-21';
    const words = 'One sentence for search engines and cards, which has to be of some length.';
    const page = { description: words, lead: 'A lead.', updated, services: [3] };
    const article = { date: '2026-11', order: 99, description: words, updated };
    const prediction = { published: updated, updated, teaser: words, quote: 'A.', button: 'Go' };
    const filled = Object.entries({
      'predictions/99': prediction,
      'blogs/new': article,
      'pages/new': page,
    });
    for (const [file, fields] of filled)
      for (const entry of entries.filter(({ name }) => name === dirname(file))) {
        const title = `A new text of ${entry.name}`;
        const values = { ...open(entry, ''), title, ...fields, draft: true, body: 'The text.\n' };
        expect(refusals(entry, values)).toEqual([]);
        writeFileSync(inCopy('content', `${file}.md`), save(entry, values, false));
      }
    const { predictions, articles, addedPages } = (await compileContent({ drafts: true })).content;
    const drawn = [...predictions, ...articles, ...addedPages];
    for (const [file, fields] of filled)
      expect(drawn).toContainEqual(
        expect.objectContaining({ ...fields, title: `Draft: A new text of ${dirname(file)}` }),
      );
    expect((await compileContent({ drafts: false })).content).toEqual(before);
  });
});

/**
 * What Pages CMS 2.1.6 does with a file when somebody opens it and presses Save: as its lib/schema.ts, fields/core and
 * lib/serialization.ts say (github.com/pages-cms/pages-cms), and pagescms.org/docs of a day.
 */
type Field = {
  name: string;
  type: string;
  list?: boolean;
  required?: boolean;
  default?: unknown;
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
type Entry = {
  name: string;
  path: string;
  format: string;
  list?: boolean;
  fields?: Field[];
};

type Values = Record<string, unknown>;

/** The fields of a file as the form shows them and writes them, those that nobody wrote too. */
function open(entry: Entry, text: string): Values {
  if (entry.list) return opened({ items: text.trim() ? parse(text) : [] }, formOf(entry));
  if (entry.format === 'yaml') return opened(parse(text) as Values, formOf(entry));
  const [, front = '', body = ''] = /^---\r?\n([^]*?)\r?\n---(?:\r?\n([^]*))?$/.exec(text) ?? [];
  const values = { ...(parse(front) as Values), body: body.replace(/^\r?\n/, '') };
  return opened(values, formOf(entry));
}

/** What stops Save. */
const refusals = (entry: Entry, values: Values): string[] =>
  formOf(entry).flatMap((field) => refused(values[field.name], field, field.name));

/** The file that is written: with what was left empty, or, as `sanitizeObject` does it, without. */
function save(entry: Entry, values: Values, sanitized: boolean) {
  const { format, list } = entry;
  const form = writtenAll(values, formOf(entry));
  const { body = '', ...kept } = sanitized ? (withoutEmpty(form) as Values) : form;
  // Nothing at all is written of an empty list.
  const file = list ? (kept.items ?? []) : kept;
  const yaml = Object.keys(file).length > 0 ? stringify(file) : '';
  return format === 'yaml' ? yaml : `---\n${yaml}---\n${String(body)}`;
}

const formOf = ({ list, fields = [] }: Entry): Field[] =>
  list ? [{ name: 'items', type: 'object', list, fields }] : fields;

const opened = (values: Values | null | undefined, fields: Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values?.[field.name];
      if (!field.list) return [field.name, openedOne(value, field)];
      // What is no list is dropped.
      const items: unknown[] = Array.isArray(value) ? value : [];
      return [field.name, items.map((item) => openedOne(item, field))];
    }),
  );

/** The value as it stands in the file; of a field that is not there its default, or that of its type. */
function openedOne(value: unknown, field: Field): unknown {
  const { type, options, fields = [] } = field;
  if (type === 'object') return opened(value as Values, fields);
  return value ?? field.default ?? (options?.multiple ? [] : (emptyOf[type]?.() ?? ''));
}

/** "Date fields initialize to the current local date": pagescms.org/docs/configuration/fields/date. */
const emptyOf: Record<string, () => unknown> = {
  boolean: () => false,
  date: () => new Date().toISOString().slice(0, 10),
};

/** The value as its type writes it. */
function written(value: unknown, field: Field): unknown {
  const { type, list, options, fields = [] } = field;
  if (list) return (value as unknown[]).map((item) => written(item, { ...field, list: false }));
  if (type === 'object') return writtenAll(value as Values, fields);
  if (options?.multiple) return (value as unknown[]).map(String);
  if (type === 'number') return value === '' ? '' : Number(value);
  if (type === 'boolean') return Boolean(value);
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(String(value)) ? value : '';
  return type === 'image' || type === 'select' ? value : String(value);
}

const writtenAll = (values: Values, fields: Field[]): Values =>
  Object.fromEntries(fields.map((field) => [field.name, written(values[field.name], field)]));

/** The fields in which something stands, in those of groups too. */
const saidIn = (values: Values): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    if (value === false || isEmpty(value)) return [];
    return typeof value === 'object'
      ? saidIn(value as Values).map((part) => `${name}.${part}`)
      : [name];
  });

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
  const text = String(value);
  const isRight =
    type === 'select'
      ? [value]
          .flat()
          .every((one) => (one === '' && !required) || values.map(String).includes(one as string))
      : type === 'number'
        ? text === '' || Number(text) >= min
        : // The pattern holds for an empty text too.
          new RegExp(pattern ?? '').test(text) &&
          text.length >= minlength &&
          text.length <= maxlength;
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
