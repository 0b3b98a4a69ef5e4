import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { ownFolder } from '../folder-test-kit';
import { compileContent, type Content } from './compile';
import { cmsConfig, jsonSchemaText, remarksOf } from './editors';
import { open, refusals, save, type Entry } from './pages-cms-test-kit';
import { yamlSchemas } from './list-schemas';
import { textSchemas } from './text-schemas';

/** Left out, since they are taken from remarks that a marketer may change. */
const hints = (key: unknown, value: unknown) =>
  key === 'description' && typeof value === 'string' ? undefined : value;

describe('the schemas for editors', () => {
  it('are those of the YAML files', () => {
    expect(readdirSync('content').filter((name) => name.endsWith('.yaml'))).toEqual(
      Object.keys(yamlSchemas).map((name) => `${name}.yaml`),
    );
  });

  it.each(Object.entries(yamlSchemas))(
    'are up to date, or else run npm run schemas, and take what the check takes: %s',
    (name, schema) => {
      const written = readFileSync(`content/schemas/${name}.json`, 'utf8');
      expect(JSON.parse(written, hints)).toEqual(JSON.parse(jsonSchemaText(schema, {}), hints));
      const check = new Ajv({ schemaId: 'auto', unknownFormats: 'ignore' }).compile(
        JSON.parse(written) as object,
      );
      const value: unknown = parse(readFileSync(`content/${name}.yaml`, 'utf8'));
      expect([check(value), check.errors]).toEqual([true, null]);
      const [entry] = [value].flat() as object[];
      const odd = { ...entry, oddField: 1 };
      expect(check(Array.isArray(value) ? [odd] : odd)).toBe(false);
    },
  );

  it('say of each field of a service what it is for', () => {
    const { items } = JSON.parse(readFileSync('content/schemas/services.json', 'utf8'));
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

describe('Pages CMS', () => {
  const text = readFileSync('.pages.yml', 'utf8');
  const { content: entries } = parse(text) as { content: Entry[] };
  const withoutHints = (config: string): unknown => parse(config, hints);

  it('has its settings up to date, or else run npm run schemas', () => {
    expect(withoutHints(text)).toEqual(withoutHints(cmsConfig(() => ({}))));
  });

  it('shows every field, since it keeps no other', () => {
    for (const { name, fields } of entries)
      if (name in textSchemas)
        expect(fields?.map((field) => field.name)).toEqual([
          ...Object.keys(textSchemas[name as keyof typeof textSchemas].shape),
          'body',
        ]);
  });

  const inCopy = ownFolder();
  let before: Content;

  beforeAll(async () => {
    before = (await compileContent()).content;
  }, 60_000);

  beforeEach(() => {
    cpSync('content', inCopy('content'), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(inCopy());
  });

  const filesOf = ({ path }: Entry) =>
    path.endsWith('.yaml') ? [path] : readdirSync(inCopy(path)).map((file) => join(path, file));

  it.each([
    ['with every field that was left empty', false],
    ['without them', true],
  ])(
    'opens and saves every file %s, and nothing has changed',
    async (_, sanitized) => {
      for (const entry of entries.filter(({ fields }) => fields))
        for (const file of filesOf(entry)) {
          const values = open(entry, readFileSync(inCopy(file), 'utf8'));
          expect([file, refusals(entry, values)]).toEqual([file, []]);
          writeFileSync(inCopy(file), save(entry, values, sanitized));
        }
      expect((await compileContent()).content).toEqual(before);
    },
    60_000,
  );

  const entryOf = (name: string) => {
    const entry = entries.find((one) => one.name === name);
    if (!entry) throw new Error(`${name} is not in .pages.yml`);
    return entry;
  };

  const updated = '2026-11-21';
  const words = 'One sentence for search engines and cards, which has to be of some length.';

  /** What is filled in besides a title. */
  const texts: Record<string, object> = {
    'predictions/99.md': { published: updated, updated, teaser: words, quote: 'A.', button: 'Go' },
    'blogs/new.md': { date: '2026-11', order: 99, description: words, updated },
    'pages/new.md': { description: words, lead: 'A lead.', updated, services: [3] },
  };

  it('saves a new text of each kind, and a draft stays one', async () => {
    const filled = Object.entries(texts).map(([file, fields]) => {
      const title = `A new text of ${dirname(file)}`;
      return { file, entry: entryOf(dirname(file)), fields: { title, ...fields, draft: true } };
    });
    for (const sanitized of [true, false]) {
      for (const { file, entry, fields } of filled) {
        const values = { ...open(entry, ''), ...fields, body: 'The text.\n' };
        expect(refusals(entry, values)).toEqual([]);
        writeFileSync(inCopy('content', file), save(entry, values, sanitized));
      }
      const { content } = await compileContent({ drafts: true });
      const drawn = [...content.predictions, ...content.articles, ...content.addedPages];
      for (const { fields } of filled)
        expect(drawn).toContainEqual(
          expect.objectContaining({ ...fields, title: `Draft: ${fields.title}` }),
        );
    }
    expect((await compileContent({ drafts: false })).content).toEqual(before);
  }, 60_000);

  it('adds an entry to each list, with its required fields alone', async () => {
    const text = 'One sentence.';
    const added: Record<string, object> = {
      reasons: { title: 'A new reason', text },
      redirects: { from: '/old-name', to: '/about' },
      steps: { title: 'A new step', text },
      testimonials: { quote: text, by: 'A buyer', source: 'a letter', consented: updated },
    };
    for (const [name, fields] of Object.entries(added)) {
      const entry = entryOf(name);
      const path = inCopy(entry.path);
      const { items } = open(entry, readFileSync(path, 'utf8')) as { items: object[] };
      const empty = open({ ...entry, list: false }, '{}');
      const values = { items: [...items, { ...empty, ...fields }] };
      expect([name, refusals(entry, values)]).toEqual([name, []]);
      writeFileSync(path, save(entry, values, false));
    }
    const { lists } = (await compileContent()).content;
    for (const [name, fields] of Object.entries(added))
      expect(lists).toHaveProperty(name, expect.arrayContaining([expect.objectContaining(fields)]));
  }, 60_000);
});
