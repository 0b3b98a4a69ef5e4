import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { chaldean, pythagorean } from '../numerology/name';
import { layContent } from './content-test-kit';
import { checkContent, ContentError } from './faults';
import { loadList } from './load';
import { yamlSchemas } from './list-schemas';
import { textSchemas } from './text-schemas';
import { parseYaml } from './yaml';

const folder = mkdtempSync(join(tmpdir(), 'content-'));
layContent(folder);
afterAll(() => rmSync(folder, { recursive: true }));
const textOf = (...file: string[]) => readFileSync(join(folder, ...file), 'utf8');

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.faults;
    throw error;
  }
}

test.each<[string, number, string]>([
  // YAML's own sentence, and the line where the slip begins.
  ['- id: 1\n  title: Names: a guide\n', 2, 'Nested mappings are not allowed'],
  ['- id: 1\n\ttitle: A\n', 2, 'Unexpected scalar'],
  ['- id: 1\n title: Mobile\n', 2, 'Sequence item without - indicator'],
  ['- id: 1\n  id: 2\n', 2, 'Map keys must be unique'],
  ["- id: 1\n  title: 'Mobile\n  rupees: 1\n", 2, 'Missing closing'],
  ["- title: 'Mobile\n  ask: 'x'\n", 1, 'Missing closing'],
  ['- id: 1\n  lists: [india, abroad\n  ask: x\n', 2, 'Flow sequence in block collection'],
  ["video: { id: '1', title: 'A'\nupdated: 1\n", 1, 'Flow map in block collection'],
  ['[]\n- from: /old\n', 1, 'Unexpected seq-item-ind'],
  // What YAML lets pass.
  ["# It's a remark\n- id: 1 # fine\n  title: Flat #704\n", 3, 'a text with # needs quotes'],
  ['- title: *Mobile*\n', 1, 'a text with * needs quotes'],
  ['- id: 1\n  title: One\u000Btwo\n', 2, "has a letter or sign that can't be read"],
  ['- id: 1\n  rupees:\u00A01900\n', 2, "holds a space or a sign that can't be seen"],
  ['<<<<<<< HEAD\nid: 1\n=======\nid: 2\n>>>>>>> other\n', 1, 'two versions of the same lines'],
])('%j is told with its line', (text, line, sentence) => {
  expect(faultsOf(() => parseYaml('services.yaml', text))).toEqual([
    expect.stringContaining(`services.yaml, line ${line}: ${sentence}`),
  ]);
});

it('what YAML says comes with the place in the file, and with what mends it', () => {
  expect(faultsOf(() => parseYaml('steps.yaml', '- title: Names: a guide\n'))).toEqual([
    expect.stringMatching(/\n- title: Names: a guide\n {9}\^\nPut a text in straight quotes/),
  ]);
});

it('the tables of letters, numbers and lines are whole, and those by which our texts are summed', () => {
  const { numbers, letters, lines, digits } = loadList('tools');
  expect(letters.chaldean.rows).toEqual(chaldean);
  expect(letters.pythagorean.rows).toEqual(pythagorean);
  const broken = {
    numbers: numbers.slice(1),
    digits,
    letters: { ...letters, chaldean: { ...letters.chaldean, rows: chaldean.slice(1) } },
    lines: [...lines].reverse(),
  };
  expect(faultsOf(() => checkContent('tools.yaml', broken, yamlSchemas.tools))).toEqual([
    expect.stringMatching(/^tools\.yaml.*rows.*each of the 26 letters exactly once/s),
    expect.stringMatching(/^tools\.yaml.*numbers.*nine lines/s),
    expect.stringMatching(/^tools\.yaml.*lines.*4,9,2/s),
  ]);
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
    expect(faults({ [wrong]: 1 }).join('\n')).toMatch(
      new RegExp(`, ${wrong}: is not a known field; .* write one of .*\\b${name}\\b`),
    );
    const empty = faults({ [name]: null }).filter((fault) =>
      fault.includes(`, ${name}: is empty; `),
    );
    // What is wanted, and an example or the choices.
    const fix = / is empty; (?:.*for example .|expected true|write .{9})/;
    expect([path, empty]).toEqual([path, [expect.stringMatching(fix)]]);
    for (const fault of faults({}))
      if (fault.includes(`, ${name}: `))
        expect(fault).toMatch(/: is missing; (?:write|say|expected) ./);
  }
});

it('has a place for samples in every list that says something of the practice, and in every text', () => {
  const all = [...Object.entries(yamlSchemas), ...Object.entries(textSchemas)];
  const without = all.filter(
    ([, schema]) => !/"samples?"/.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input' }))),
  );
  // Nothing of the practice, but for the book and the videos, whose values say themselves that they are samples.
  expect(without.map(([name]) => name).sort()).toEqual(
    'book listings numerology redirects synonyms tools videos'.split(' '),
  );
});
