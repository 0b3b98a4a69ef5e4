/** What programs in which the content is edited know of it, made from the schemas: JSON Schema for editors, .pages.yml for Pages CMS. Pure. */
import { Document, visit } from 'yaml';
import { z } from 'zod';
import { capitalised } from '../lists';
import { yamlSchemas } from './table-schemas';
import { articleSchema, mulankSchema, pageSchema, predictionSchema } from './text-schemas';

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

type Json = z.core.JSONSchema.BaseSchema;
type Field = { name: string; type: string; [key: string]: unknown };

/** The tables behind the calculators are changed with whoever reads by them, and not in a form. */
const lists = Object.entries(yamlSchemas).filter(
  ([name]) => !['numerology', 'tools'].includes(name),
);

const texts = [
  { name: 'predictions', label: 'Predictions', schema: predictionSchema, file: 'next-number.md' },
  { name: 'blogs', label: 'Articles', schema: articleSchema, file: '{primary}.md' },
  { name: 'mulank', label: 'Birth numbers', schema: mulankSchema, file: 'number.md' },
  { name: 'pages', label: 'Pages', schema: pageSchema, file: '{primary}.md' },
];

/** `remarksOf` says of each field of a YAML file, by the file's name, what it means. */
export function cmsConfig(remarksOf: (name: string) => Readonly<Record<string, string>>): string {
  const config = {
    media: {
      input: 'content/photos',
      // As a text names a photograph, so that GitHub shows it too.
      output: '../photos',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    settings: { commit: { templates: { update: 'Change {path}', create: 'Add {path}' } } },
    content: [
      ...texts.map(({ name, label, schema, file }) => ({
        name,
        label,
        type: 'collection',
        path: `content/${name}`,
        format: 'yaml-frontmatter',
        filename: { template: file, field: 'create' },
        ...('title' in schema.shape ? {} : { view: { primary: 'searchTitle' } }),
        fields: [
          ...fieldsOf(jsonOf(schema), {}),
          // As it is: an editor that draws would take out what it does not know, a video for example.
          { name: 'body', label: 'Text', type: 'code', options: { format: 'markdown' } },
        ],
      })),
      ...lists.map(([name, schema]) => {
        const json = jsonOf(schema);
        const remarks = remarksOf(name);
        const entry = {
          name,
          label: labelOf(name),
          type: 'file',
          path: `content/${name}.yaml`,
          format: 'yaml',
        };
        const items = itemsOf(json);
        // A form has no place for lists of lists.
        if (holdsListsOfLists(json)) return { ...entry, format: 'code' };
        if (!items) return { ...entry, fields: fieldsOf(json, remarks) };
        return { ...entry, list: true, fields: fieldsOf(items, remarks) };
      }),
    ],
  };
  const file = new Document(config, { aliasDuplicateObjects: false });
  file.commentBefore =
    ' Made by npm run schemas; never by hand. docs/editing.md says what it is for.';
  // A line for each field that holds no others.
  visit(file, {
    Map(_, map) {
      map.flow = map.has('name') && !map.has('fields');
    },
  });
  return file.toString({ lineWidth: 0 });
}

const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });

const itemsOf = ({ items }: Json): Json | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const holdsListsOfLists = ({ properties = {} }: Json): boolean =>
  Object.values(properties).some((part) => {
    const items = typeof part === 'object' ? itemsOf(part) : undefined;
    return items !== undefined && itemsOf(items) !== undefined;
  });

const fieldsOf = (
  { properties = {}, required = [] }: Json,
  remarks: Readonly<Record<string, string>>,
): Field[] =>
  Object.entries(properties).flatMap(([name, part]) =>
    typeof part === 'object'
      ? [
          {
            name,
            label: labelOf(name),
            ...describe(part.description ?? remarks[name]),
            ...(required.includes(name) ? { required: true } : {}),
            ...kindOf(name, part, remarks, required.includes(name)),
          },
        ]
      : [],
  );

const describe = (description?: string) => (description ? { description } : {});

type Kind = Omit<Field, 'name'> & { type: string };

function kindOf(
  name: string,
  json: Json,
  remarks: Readonly<Record<string, string>>,
  isRequired: boolean,
): Kind {
  const items = itemsOf(json);
  if (items?.enum) return { type: 'select', options: { values: items.enum, multiple: true } };
  if (items) return { ...kindOf(name, items, remarks, true), list: true };
  if (name === 'photo') return { type: 'image' };
  if (json.enum) return { type: 'select', options: { values: json.enum } };
  if (json.type === 'object') return { type: 'object', fields: fieldsOf(json, remarks) };
  if (json.type === 'boolean') return { type: 'boolean' };
  if (json.type === 'integer' || json.type === 'number')
    return { type: 'number', options: { min: 0 } };
  // A new text is of today; a day that may be left out starts empty.
  if (json.format === 'date') return { type: 'date', options: { format: 'yyyy-MM-dd' } };
  const { minLength, maxLength, pattern, format } = json;
  return {
    type: isLong.has(name) ? 'text' : 'string',
    // A form holds an empty text to them too.
    ...(pattern && !format ? { pattern: isRequired ? pattern : `^$|${pattern}` } : {}),
    ...(maxLength
      ? { options: { minlength: (isRequired && minLength) || 0, maxlength: maxLength } }
      : {}),
  };
}

const isLong = new Set(['about', 'answer', 'description', 'lead', 'tagline', 'teaser', 'text']);

/** 'searchTitle' is 'Search title'. */
const labelOf = (name: string) =>
  capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
