/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { yamlSchemas } from './table-schemas';
import * as textSchemas from './text-schemas';

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

it('has a place for samples in every list that says something of the practice', () => {
  const files = readdirSync('content').filter((file) => file.endsWith('.yaml'));
  expect(files.sort()).toEqual(
    Object.keys(yamlSchemas)
      .map((name) => `${name}.yaml`)
      .sort(),
  );
  const without = Object.entries(yamlSchemas).flatMap(([name, schema]) =>
    hasPlace(schema) ? [] : [name],
  );
  expect(without.sort()).toEqual(Object.keys(withoutPlace).sort());
});

it('has a place for samples in every text', () => {
  const schemas = Object.entries(textSchemas);
  expect(schemas.length).toBeGreaterThanOrEqual(5);
  for (const [name, schema] of schemas)
    expect([name, hasPlace(schema as z.ZodType)]).toEqual([name, true]);
});
