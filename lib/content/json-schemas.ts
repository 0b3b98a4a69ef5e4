/** The schemas of the YAML files as JSON Schema, for editors that complete and check while one types. Pure. */
import { z } from 'zod';
import { yamlSchemas } from './yaml-schemas';

/**
 * One file of content/schemas. What a field means is said once, in the remark at the top of the content
 * file, and taken from there.
 */
export function jsonSchemaText(name: string, remarks: Readonly<Record<string, string>>): string {
  const schema = new Map<string, z.ZodType>(Object.entries(yamlSchemas)).get(name);
  if (!schema)
    throw new Error(`${name} is not in lib/content/yaml-schemas.ts: add its schema there.`);
  const json = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-7',
    override: ({ jsonSchema }) => {
      for (const [field, part] of Object.entries(jsonSchema.properties ?? {}))
        if (typeof part === 'object' && remarks[field]) part.description ??= remarks[field];
    },
  });
  return `${JSON.stringify(json, null, 2)}\n`;
}

/** What the remark says of each field: '# rupees  the price in India', with its further lines. */
export function remarksOf(contentFile: string): Record<string, string> {
  const remarks: Record<string, string> = {};
  let fields: string[] = [];
  for (const line of contentFile.split('\n')) {
    if (!line.startsWith('#')) break;
    const [, names, start] = /^# (\w+(?:, \w+)*) {2,}(\S.*)$/.exec(line) ?? [];
    const [, more] = /^# {6,}(\S.*)$/.exec(line) ?? [];
    if (names) fields = names.split(', ');
    else if (!more) fields = [];
    for (const field of fields)
      remarks[field] = [remarks[field], start ?? more].filter(Boolean).join(' ');
  }
  return remarks;
}
