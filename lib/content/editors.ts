import { Document, visit } from 'yaml';
import { z } from 'zod';
import { capitalised } from '../lists';
import { yamlSchemas } from './list-schemas';
import { textSchemas } from './text-schemas';

type Remarks = Readonly<Record<string, string>>;

/** Descriptions of fields come from the remark at the top of the content file. */
function jsonOf(schema: z.ZodType, remarks: Remarks = {}): Json {
  const json = JSON.stringify(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }));
  return JSON.parse(json, (field, part: unknown) =>
    remarks[field] && typeof part === 'object' ? { ...part, description: remarks[field] } : part,
  );
}

/** Field descriptions in that remark: '# rupees  the price in India', with its further lines. */
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
type FieldType = { type: string; [key: string]: unknown };
type CmsField = FieldType & { name: string };

/** Texts with a form. Those of the calculators change together with code. */
const texts = [
  { name: 'predictions', label: 'Predictions', template: 'next-number.md' },
  { name: 'blogs', label: 'Articles', template: '{primary}.md' },
  { name: 'mulank', label: 'Birth numbers', template: 'number.md' },
  { name: 'years', label: 'Years', template: 'year.md' },
  { name: 'pages', label: 'Pages', template: '{primary}.md' },
] as const;

const lists = Object.entries(yamlSchemas).filter(
  ([name]) => !['numerology', 'tools'].includes(name),
);

export function cmsConfig(remarksOf: (name: string) => Remarks): string {
  const config = {
    media: {
      input: 'content/photos',
      // A text names a photograph by this path, so that GitHub shows it too.
      output: '../photos',
      extensions: ['jpg', 'jpeg', 'png', 'webp', 'avif'],
    },
    settings: { commit: { templates: { update: 'Change {path}', create: 'Add {path}' } } },
    content: [
      ...texts.map(({ name, label, template }) => {
        const fields = fieldsOf(jsonOf(textSchemas[name]));
        return {
          name,
          label,
          type: 'collection',
          path: `content/${name}`,
          format: 'yaml-frontmatter',
          filename: { template, field: 'create' },
          view: fields.some((field) => field.name === 'title')
            ? undefined
            : { primary: 'searchTitle' },
          fields: [
            ...fields,
            { name: 'body', label: 'Text', type: 'code', options: { format: 'markdown' } },
          ],
        };
      }),
      ...lists.map(([name, schema]) => {
        const json = jsonOf(schema, remarksOf(name));
        const items = itemsOf(json);
        const form = { format: 'yaml', list: items && true, fields: fieldsOf(items ?? json) };
        return {
          name,
          label: labelOf(name),
          type: 'file',
          path: `content/${name}.yaml`,
          // Pages CMS has no form for lists of lists.
          ...(holdsListsOfLists(json) ? { format: 'code' } : form),
        };
      }),
    ],
  };
  const file = new Document(config, { aliasDuplicateObjects: false });
  file.commentBefore =
    ' Made by npm run generate; never by hand. docs/editing.md says what it is for.';
  visit(file, {
    Map(_, map) {
      map.flow = map.has('name') && !map.has('fields');
    },
  });
  return file.toString({ lineWidth: 0 });
}

const itemsOf = ({ items }: Json): Json | undefined =>
  typeof items === 'object' && !Array.isArray(items) ? items : undefined;

const holdsListsOfLists = ({ properties = {} }: Json): boolean =>
  Object.values(properties).some((part) => {
    const items = typeof part === 'object' ? itemsOf(part) : undefined;
    return items !== undefined && itemsOf(items) !== undefined;
  });

const fieldsOf = ({ properties = {}, required = [] }: Json): CmsField[] =>
  Object.entries(properties).flatMap(([name, part]) => {
    if (typeof part !== 'object') return [];
    const { description } = part;
    const isRequired = required.includes(name) || undefined;
    const kind = kindOf(name, part, isRequired);
    return [{ name, label: labelOf(name), description, required: isRequired, ...kind }];
  });

function kindOf(name: string, json: Json, isRequired?: boolean): FieldType {
  const items = itemsOf(json);
  if (items?.enum) return { type: 'select', options: { values: items.enum, multiple: true } };
  if (items) return { ...kindOf(name, items, true), list: true };
  if (name === 'photo') return { type: 'image' };
  if (json.enum) return { type: 'select', options: { values: json.enum } };
  if (json.type === 'object') return { type: 'object', fields: fieldsOf(json) };
  if (json.type === 'boolean') return { type: 'boolean' };
  if (json.type === 'integer' || json.type === 'number')
    return { type: 'number', options: { min: 0 } };
  // Pages CMS fills an empty date with today, which is right for `updated` only.
  if (json.format === 'date')
    return {
      type: 'date',
      default: name === 'updated' ? undefined : '',
      options: { format: 'yyyy-MM-dd' },
    };
  const { minLength, maxLength, pattern, format } = json;
  return {
    type: isLong.has(name) ? 'text' : 'string',
    // Pages CMS checks the pattern of an empty optional field too.
    ...(pattern && !format ? { pattern: isRequired ? pattern : `^$|${pattern}` } : {}),
    options: maxLength && { minlength: (isRequired && minLength) || 0, maxlength: maxLength },
  };
}

const isLong = new Set(['about', 'answer', 'description', 'lead', 'tagline', 'teaser', 'text']);

const labelOf = (name: string) =>
  capitalised(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
