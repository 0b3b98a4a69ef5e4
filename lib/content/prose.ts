import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { marked } from 'marked';
import type { z } from 'zod';
import { allOf, checkContent, ContentError } from './check';
import { kept } from './kept';
import { refuseMissingPhotos } from './photos';
import {
  articleSchema,
  mulankSchema,
  pageSchema,
  predictionSchema,
  toolSchema,
  type Article,
  type Mulank,
  type PageText,
  type Prediction,
  type ToolText,
} from './prose-schemas';
import { toolSlugs } from '../site';
import { parseYaml } from './syntax';

/** The write-ups, by id. */
export const loadPredictions = kept((): Prediction[] => numbered('predictions', predictionSchema));

/** The nine birth numbers, by number. */
export const loadMulanks = kept((): Mulank[] => numbered('mulank', mulankSchema));

/** The articles, in the order of their pages: featured ones are the first, fifth and ninth. */
export const loadArticles = kept((): Article[] =>
  allOf(
    names('blogs').map((slug) => () => ({ ...read('blogs', slug, articleSchema), slug })),
  ).toSorted((a, b) => a.order - b.order),
);

/** The texts of the calculators, in the order in which they are listed. */
export const loadTools = kept((): ToolText[] =>
  allOf(toolSlugs.map((slug) => () => ({ ...read('tools', slug, toolSchema), slug }))),
);

/** A page that is one text: about, numerology, privacy, terms, products. */
export const loadPage = (name: string): PageText => read('pages', name, pageSchema);

function numbered<T extends z.ZodType>(folder: string, schema: T) {
  return allOf(
    names(folder).map((name) => () => ({ ...read(folder, name, schema), id: idOf(folder, name) })),
  ).toSorted((a, b) => a.id - b.id);
}

function idOf(folder: string, name: string) {
  if (/^[1-9]\d?$/.test(name)) return Number(name);
  throw new ContentError([`${folder}/${name}.md: name the file by its number, for example 7.md.`]);
}

const names = (folder: string) =>
  readdirSync(join(process.cwd(), 'content', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'));

/** The text of one file as HTML, beside its checked front matter. Who edits content may write HTML. */
function read<T extends z.ZodType>(
  folder: string,
  name: string,
  schema: T,
): z.infer<T> & { html: string } {
  const file = `${folder}/${name}.md`;
  const text = readFileSync(join(process.cwd(), 'content', folder, `${name}.md`), 'utf8');
  const [, front, body] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text) ?? [];
  if (front === undefined || body === undefined)
    throw new ContentError([
      `${file}: the file must begin with a line of three dashes, the fields, and three dashes again.`,
    ]);
  const fields = checkContent(file, parseYaml(file, front), schema) as z.infer<T> & object;
  refuseMissingPhotos(file, fields);
  return { ...fields, html: keptTogether(marked.parse(body, { async: false })) };
}

/** No line ends within '28-10-1995', '33 → 6' or a short '1 + 4'. Tags stay as they are. */
const keptTogether = (html: string) =>
  html.replace(/>[^<]+/g, (text) => text.replace(unbroken, '<span class="nowrap">$&</span>'));

const unbroken = /\d+(?:(?:-| → )\d+)+|(?<!\+ |\d)\d+(?: \+ \d+){1,2}(?! \+|\d)/g;
