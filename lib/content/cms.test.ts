/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { compileContent } from './compile';
import { cmsConfig } from './editors';
import { layContent } from './fixture';

const committed = parse(readFileSync('.pages.yml', 'utf8'), (key, value: unknown) =>
  key === 'description' ? undefined : value,
);

it('.pages.yml is up to date, or else run npm run schemas', () => {
  expect(committed).toEqual(
    parse(
      cmsConfig(() => ({})),
      (key, value: unknown) => (key === 'description' ? undefined : value),
    ),
  );
});

const name = z.string().regex(/^[\w-]+$/);
const field: z.ZodType = z.lazy(() =>
  z.strictObject({
    name,
    label: z.string(),
    required: z.literal(true).optional(),
    type: z.enum([
      'boolean',
      'code',
      'date',
      'image',
      'number',
      'object',
      'select',
      'string',
      'text',
    ]),
    list: z.literal(true).optional(),
    pattern: z.string().optional(),
    options: z.record(z.string(), z.unknown()).optional(),
    fields: z.array(field).optional(),
  }),
);
const entrySchema = z.strictObject({
  name,
  label: z.string(),
  type: z.enum(['collection', 'file']),
  path: z.string(),
  format: z.enum(['yaml-frontmatter', 'yaml', 'code']),
  filename: z.strictObject({ template: z.string(), field: z.literal('create') }).optional(),
  view: z.strictObject({ primary: z.string() }).optional(),
  list: z.literal(true).optional(),
  fields: z.array(field).optional(),
});
const entries = z.array(entrySchema).parse(committed.content);

it('says what pagescms.org/docs/configuration knows, of files that are there', () => {
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(entries.length);
  for (const { path } of entries) expect(() => readFileOrFolder(path)).not.toThrow();
});

const readFileOrFolder = (path: string) =>
  path.endsWith('.yaml') ? readFileSync(path) : readdirSync(path);

it('what Pages CMS saves is in order: without remarks and empty lists, with every switch off', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'cms-'));
  layContent(join(copy, 'content'));
  jest.spyOn(process, 'cwd').mockReturnValue(copy);
  for (const { path, format, list, fields = [] } of entries) {
    const files = path.endsWith('.yaml')
      ? [path]
      : readdirSync(join(copy, path)).map((file) => join(path, file));
    const switches = z.array(z.looseObject({ name, type: z.string() })).parse(fields);
    const off = Object.fromEntries(
      switches.filter(({ type }) => type === 'boolean').map((one) => [one.name, false]),
    );
    for (const file of files) {
      const text = readFileSync(join(copy, file), 'utf8');
      const [, front = text, body] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
      const read: unknown = parse(front);
      const saved = Array.isArray(read)
        ? read.map((one: unknown) => (list ? { ...off, ...z.looseObject({}).parse(one) } : one))
        : { ...off, ...withoutEmpty(z.looseObject({}).parse(read)) };
      if (format === 'code') continue;
      writeFileSync(
        join(copy, file),
        body === undefined ? stringify(saved) : `---\n${stringify(saved)}---\n${body}`,
      );
    }
  }
  expect((await compileContent({ day: '2026-11-23' })).files.length).toBeGreaterThan(40);
  rmSync(copy, { recursive: true });
});

const withoutEmpty = (value: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(value).filter(([, part]) => !(Array.isArray(part) && part.length === 0)),
  );
