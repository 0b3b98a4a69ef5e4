import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { listed } from '../lists';
import { currencies, markets } from '../markets/markets';
import { chaldean } from '../numerology/name';
import { businessSchema } from './business-schema';
import { layContent } from './content-test-kit';
import { checkContent, ContentError } from './faults';
import { loadList } from './load';
import { servicesSchema } from './services-schema';
import { yamlSchemas } from './list-schemas';
import { textSchemas } from './text-schemas';
import { parseYaml } from './yaml';

const lists = currencies.map((currency) => markets[currency].list);
const prices = currencies.map((currency) => markets[currency].price);

const folder = mkdtempSync(join(tmpdir(), 'content-'));
layContent(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const textOf = (...file: string[]) => readFileSync(join(folder, ...file), 'utf8');

describe('a mistake in a field', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ dollars: undefined }, 'dollars: is missing; write a whole number, for example 50.'],
    [{ rupees: null }, 'rupees: is empty; write a whole number, for example 1900.'],
    [
      { rupees: '₹1,900' },
      'rupees: is the text "₹1,900"; write 1900, without comma, sign or quotes.',
    ],
    [
      { lists: [lists[0], 'usa'] },
      `lists, item 2: is the text "usa"; write ${listed(lists, 'or')}.`,
    ],
    [{ lists: [] }, `lists: is an empty list; write a list, for example [${lists[0]}].`],
    [{ duration: 30 }, "duration: is the number 30; put it in quotes: '30'."],
    [
      { send: 'Name' },
      'send: is the text "Name"; write a list, each item on its own line after a dash, for example - Your date of birth.',
    ],
    [
      { questions: [{ question: '  ', answer: 'Yes.' }] },
      'questions, item 1, question: is empty; write some text, for example Whose date of birth counts?',
    ],
    [
      { colour: 'red' },
      `colour: is not a known field; take it out, or use one of id, title, searchTitle, subtitle, ${prices.join(', ')}, lists, group, rating, reviews, duration, description, example, questions, photo, photoAlt, appointment, minutes, intake, send, ask, samples, updated, confirmed.`,
    ],
    [
      { duration: undefined, durration: '25-30 Days' },
      'durration: is not a known field; write duration instead.',
    ],
    [{ rating: 7 }, 'rating: is the number 7; write a number from 0 to 5, for example 4.5.'],
    [
      { example: { kind: 'name', value: 'आशा', caption: 'A name.' } },
      "example, value: has nothing to add up; for kind: name write Latin letters, for example ASHA, for kind: digits write digits in quotes, for example '704'.",
    ],
  ])('%j is one sentence with its place and a way out', (change, sentence) => {
    expect(
      faultsOf(() => check([service(), service({ id: 4, title: 'Love', ...change })])),
    ).toEqual([`services.yaml, service 2 (Love), ${sentence}`]);
  });

  it('names an entry by its place when its title is what is missing', () => {
    expect(faultsOf(() => check([service({ title: undefined })]))).toEqual([
      'services.yaml, service 1, title: is missing; write some text, for example Mobile Number Selection.',
    ]);
  });

  it('refuses an id or a title that is used twice, and names every other mistake with it', () => {
    const entries = [service(), service({ rupees: 'free' })];
    expect(faultsOf(() => check(entries))).toEqual([
      'services.yaml, service 2 (Mobile), rupees: is the text "free"; write a whole number, for example 1900.',
      'services.yaml, service 2 (Mobile), id: is the same in entry 1; where one of the two had another number before, give it back, and give a new one the next that is free.',
      'services.yaml, service 2 (Mobile), title: is the same in entry 1; write a title of its own.',
    ]);
  });

  it('lets two lists use the same title', () => {
    const others = service({ id: 4, lists: lists.slice(1) });
    expect(faultsOf(() => check([service({ lists: lists.slice(0, 1) }), others]))).toEqual([]);
  });

  it('tells a file of another shape', () => {
    expect(faultsOf(() => check({}))).toEqual([
      'services.yaml: is a group of fields; write a list, each item on its own line after a dash, for example - id: 3.',
    ]);
  });

  it('finds its way in fields within fields', () => {
    const text = textOf('business.yaml')
      .replace('ifsc:', 'ifcs:')
      .replace(/dial: .*/, 'dial: +910000000000');
    expect(faultsOf(() => checkContent('business.yaml', parse(text), businessSchema))).toEqual([
      'business.yaml, bank, ifcs: is not a known field; write ifsc instead.',
      "business.yaml, phone, dial: is the number 910000000000; write + and digits without spaces, ten after 91, the code of India, in quotes, for example '+910000000000'.",
    ]);
  });
});

it('throws one error that lists every sentence', () => {
  expect(() => check([service({ rating: 7, ask: '' })])).toThrow(
    /^The content needs attention:\n- .*rating.*\n- .*ask.*\.$/,
  );
});

it('names a list on which nothing is sold', () => {
  const [first, ...others] = lists;
  expect(faultsOf(() => check([service({ lists: [first] })]))).toEqual(
    others.map(
      (list) =>
        `services.yaml: no service is sold on the list '${list}'; write it into lists of those that are.`,
    ),
  );
});

const check = (value: unknown) => checkContent('services.yaml', value, servicesSchema);

const service = (change: Record<string, unknown> = {}) => {
  const [first] = parse(textOf('services.yaml'));
  return { ...first, id: 3, title: 'Mobile', ...change };
};

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

const unclosedBracket =
  'what was opened with [ or { is not closed; write ] or } at its end, as in [3, 5]';
const column =
  'this line or one beside it does not start as it should; fields of one entry start in the same column, and each entry of a list, and nothing else, with a dash and a space';
const nameless =
  'does not begin with the name of a field; where it goes on with the text above, put two more spaces at its start than the field above has, and where it is a field, write a colon and a space after its name';
const unclosed = 'a quote is opened and not closed; write the same quote at the end of the text';
const forWord =
  'holds a sign that is none for people, as Word and PDF files bring it; delete what stands at that place, and type it again';
const cut =
  'the text ends before the #; put the whole text in quotes, or write the remark on a line of its own';

test.each<[string, number, string]>([
  ["- id: 1\n  title: 'Mobile\n  rupees: 1\n", 2, unclosed],
  ["- title: 'Mobile\n  ask: 'x'\n", 1, unclosed],
  [
    "- title: 'Today's number'\n",
    1,
    'the text goes on after its closing quote; put the whole text in double quotes, and use single ones inside it',
  ],
  [
    'title: “2023: predictions”',
    1,
    'the quotes around the text are curly, as Word and phones write them, and count as letters; write straight ones',
  ],
  ['- id: 1\n\ttitle: A\n', 2, 'starts with a tab; use spaces, two for each step to the right'],
  [
    '- id: 1\n  title: Names: a guide\n',
    2,
    "a colon inside a text splits it; put the text in quotes, for example title: 'Names: a guide'",
  ],
  ['- id: 1\n   title: Mobile\n', 1, column],
  ['- id: 1\n title: Mobile\n', 2, column],
  ['list:\nname: A\n  sample: true\n- name: B\n', 2, column],
  ['- title: A\ntext: B\n', 2, column],
  ['- id: 1\n  title Mobile\n  rupees: 1\n', 2, nameless],
  ['quote: It is alone,\nand more.\n', 2, nameless],
  ['- name: A\n-name: B\n', 2, 'a space is missing after the dash'],
  [
    '- id: 1\n  id: 2\n',
    2,
    'the field id is written twice in one entry; keep one of them, or put a dash before it where a new entry begins',
  ],
  ['- id: 1\n  lists: [india, abroad\n  ask: x\n', 2, unclosedBracket],
  ["video: { id: '1', title: 'A'\nupdated: 1\n", 1, unclosedBracket],
  ['[]\n- from: /old\n', 1, '[] says that there are no entries; take it out, since there are some'],
  [
    'quote: "A folder C:\\photos"\n',
    1,
    'between double quotes a \\ begins a sign of its own; write \\\\ for a single one, or put the text in single quotes',
  ],
  ["# It's a remark\n- id: 1 # fine\n  title: Flat #704\n", 3, cut],
  ['title: #1 of all\n', 1, cut],
  ['- id: 1\n  title: One\u000Btwo\n', 2, forWord],
  ['- id: 1\n  title: \uF0B7 One\n', 2, forWord],
])('%j is told with its line', (text, line, sentence) => {
  expect(faultsOf(() => parseYaml('services.yaml', text))).toEqual([
    `services.yaml, line ${line}: ${sentence}.`,
  ]);
});

test.each(['@home', '*Mobile*', '[New] One', '{New} One', '> One', '- One'])(
  'a text that starts as %s does is told to be put in quotes',
  (text) => {
    const [sign = ''] = text;
    expect(faultsOf(() => parseYaml('services.yaml', `- title: ${text}\n`))).toEqual([
      `services.yaml, line 1: a text that starts with ${sign} needs quotes around it, for example '${sign} and the rest'.`,
    ]);
  },
);

const tables = loadList('tools');

it('the sums in our texts are worked out by the Chaldean table of the calculator', () => {
  expect(tables.letters.chaldean.rows).toEqual(chaldean);
});

it('a slip in the tables is told with its place and the fix', () => {
  const { numbers, letters, lines } = tables;
  const rows = [...chaldean.slice(1), 'AIJQ'];
  const broken = {
    numbers: numbers.slice(1),
    letters: { ...letters, chaldean: { ...letters.chaldean, rows } },
    lines: [...lines].reverse(),
  };
  expect(faultsOf(() => checkContent('tools.yaml', broken, yamlSchemas.tools))).toEqual([
    expect.stringMatching(/^tools\.yaml.*rows.*each of the 26 letters exactly once/s),
    expect.stringMatching(/^tools\.yaml.*numbers.*nine lines/s),
    expect.stringMatching(/^tools\.yaml.*lines.*4,9,2/s),
  ]);
});

test.each<[string, string, boolean]>([
  ['/a', '/b', true],
  ['/b.html', '/', true],
  ['/old/c', 'https://shop.navank.in/c?x=1', true],
  ...['/a:id', '/a*', '/(a)', '/a?b=1', '/a/', 'a', '/', 'https://x.in/a'].map(
    (from): [string, string, boolean] => [from, '/b', false],
  ),
])('%s may move to %s: %s', (from, to, may) => {
  expect(yamlSchemas.redirects.safeParse([{ from, to }]).success).toBe(may);
});

/** A file's fields, and those of the first entry of each list in it: the path to each. */
function fieldsIn(value: unknown, path: readonly (string | number)[] = []): (typeof path)[] {
  if (Array.isArray(value)) return fieldsIn(value[0], [...path, 0]);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => [
    [...path, name],
    ...fieldsIn(part, [...path, name]),
  ]);
}

/** The value with a field named otherwise, or gone, or with another value. */
function changed(
  value: unknown,
  path: readonly (string | number)[],
  change: Record<string, unknown>,
) {
  const whole: unknown = structuredClone(value);
  const parent = path
    .slice(0, -1)
    .reduce<unknown>((at, step) => Reflect.get(at as object, step), whole);
  Reflect.deleteProperty(parent as object, path.at(-1) ?? '');
  Object.assign(parent as object, change);
  return whole;
}

/** Each list, and the front of a text of each kind, with its schema. */
const files = [
  ...Object.entries(yamlSchemas).map(([name, schema]): [string, unknown, z.ZodType] => [
    `${name}.yaml`,
    parse(textOf(`${name}.yaml`)),
    schema,
  ]),
  ...Object.entries(textSchemas).map(([kind, schema]): [string, unknown, z.ZodType] => {
    const [file = ''] = readdirSync(join(folder, kind));
    const [, front = ''] = textOf(kind, file).split('---\n');
    return [`${kind}/${file}`, parse(front), schema];
  }),
];

test.each(files)('every field of %s says what to write in it', (file, value, schema) => {
  // The fields of a calculator's example are the calculator's.
  for (const path of fieldsIn(value).filter(([first, second]) => first !== 'example' || !second)) {
    const name = String(path.at(-1));
    const faults = (change: Record<string, unknown>) =>
      faultsOf(() => checkContent(file, changed(value, path, change), schema));
    const wrong = `${name}${name.at(-1)}`;
    expect(faults({ [wrong]: 1 }).join('\n')).toContain(
      `, ${wrong}: is not a known field; write ${name} instead.`,
    );
    // With an example or the choices, which no schema has by itself.
    const fix = /(?:write|say) (?!some text\.|another value|a value of the kind)/;
    const empty = faults({ [name]: null }).filter((fault) =>
      fault.includes(`, ${name}: is empty; `),
    );
    expect([path, empty]).toEqual([path, [expect.stringMatching(fix)]]);
    for (const fault of faults({}))
      if (fault.includes(`, ${name}: `)) expect(fault).toMatch(/: is missing; (?:write|say) ./);
  }
});

/** Files in which nothing about the practice stands, and two whose values say themselves that they are samples. */
const withoutPlace = {
  redirects: 'addresses of this site',
  listings: 'titles for search engines',
  numerology: 'a table of a named school',
  tools: 'tables of named schools',
  book: 'coming: sample',
  videos: 'ids that begin with SAMPLE',
  synonyms: 'what people type into the search',
};

const hasPlace = (schema: z.ZodType) =>
  /"samples?"/.test(
    JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' })),
  );

it('has a place for samples in every list that says something of the practice, and in every text', () => {
  const without = [...Object.entries(yamlSchemas), ...Object.entries(textSchemas)].flatMap(
    ([name, schema]) => (hasPlace(schema) ? [] : [name]),
  );
  expect(without.sort()).toEqual(Object.keys(withoutPlace).sort());
});
