/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { jsonSchemaText, remarksOf } from './editors';
import { yamlSchemas } from './table-schemas';

const fixture = (name: string) => readFileSync(`lib/content/fixtures/${name}.yaml`, 'utf8');
const read = (name: string) => readFileSync(`content/${name}`, 'utf8');

/** Hints are taken from remarks that a marketer may change: an older one in the editor is no fault. */
const withoutHints = (schema: string): unknown =>
  JSON.parse(schema, (key, value) =>
    key === 'description' && typeof value === 'string' ? undefined : value,
  );

describe('the schemas for editors', () => {
  it('are there for each YAML file, and each file names its own', () => {
    const files = readdirSync('content').filter((name) => name.endsWith('.yaml'));
    expect(files).toEqual(Object.keys(yamlSchemas).map((name) => `${name}.yaml`));
    for (const name of Object.keys(yamlSchemas))
      expect(fixture(name).split('\n')[0]).toBe(
        `# yaml-language-server: $schema=schemas/${name}.json`,
      );
  });

  it.each(Object.keys(yamlSchemas))('are up to date, or else run npm run schemas: %s', (name) => {
    const made = jsonSchemaText(name, {});
    expect(withoutHints(read(`schemas/${name}.json`))).toEqual(withoutHints(made));
  });

  it('say of each field of a service what it is for', () => {
    const { items } = JSON.parse(read('schemas/services.json'));
    expect(items.additionalProperties).toBe(false);
    expect(items.required).toEqual(expect.arrayContaining(['title', 'rupees', 'dollars']));
    const silent = Object.entries<{ description?: string }>(items.properties)
      .filter(([, { description }]) => !description)
      .map(([field]) => field);
    expect(silent).toEqual([]);
  });
});

it('a remark goes on over further lines, and may speak of two fields', () => {
  const file =
    '# The list.\n#\n# one      the first\n#          of all\n# two, six  more\nrest: 1\n';
  expect(remarksOf(file)).toEqual({ one: 'the first of all', two: 'more', six: 'more' });
});
