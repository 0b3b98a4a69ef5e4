import 'server-only';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { z } from 'zod';
import { seen, showsDrafts } from './drafts';
import { allOf, checkContent, ContentError } from './check';
import { cached, memoized } from './cached';
import { faultsOfBody, htmlOf } from './markdown';
import { refuseMissingPhotos, withPhoto } from './photos';
import {
  addedPageSchema,
  articleSchema,
  mulankSchema,
  pageSchema,
  predictionSchema,
  toolSchema,
  type AddedPage,
  type Article,
  type Mulank,
  type PageText,
  type Prediction,
  type ToolText,
} from './prose-schemas';
import { calculators } from '../calculators/calculators';
import type { Pictured } from '../photo';
import { projectPath } from '../project-path';
import { readable } from './source';
import { parseYaml } from './syntax';

/** The write-ups, by id. Drafts among them only where they are shown. */
export const loadPredictions = cached('predictions', (): Prediction[] =>
  seen(numbered('predictions', predictionSchema), showsDrafts(process.env)),
);

/** The nine birth numbers, by number. */
export const loadMulanks = cached('mulank', (): Mulank[] => numbered('mulank', mulankSchema));

/** The articles, likewise, in the order of their pages: featured ones are the first, fifth and ninth. */
export const loadArticles = cached('blogs', (): Article[] => {
  const article = (slug: string) => ({ ...read('blogs', slug, articleSchema), slug });
  const articles = allOf(names('blogs').map((slug) => () => article(slug)));
  return seen(
    articles.sort((a, b) => a.order - b.order),
    showsDrafts(process.env),
  );
});

/** The texts of the calculators, in the order in which they are listed. */
export const loadTools = cached('tool texts', (): ToolText[] =>
  allOf(
    calculators.map((definition, index) => () => {
      const { slug, picture } = definition;
      const text = read('tools', slug, toolSchema);
      if ('hasMeanings' in definition && !text.meanings)
        throw new ContentError([
          `tools/${slug}.md: meanings is missing, by which this calculator reads; write caption, heads and nine rows, as in tools/personal-year.md.`,
        ]);
      return { ...text, slug, picture, id: index + 1 };
    }),
  ),
);

/** The texts of pages that are drawn in ways of their own. */
export const ownPages = ['about', 'numerology', 'products', 'terms', 'privacy'] as const;

export const loadPage = (name: (typeof ownPages)[number]): PageText =>
  read('pages', name, pageSchema);

/** The list of corrections, to which every text leads. */
export const loadCorrections = cached('corrections', () =>
  read('pages', 'corrections', addedPageSchema),
);

/** All other texts of content/pages: each is a page at its name. Drafts only where they are shown. */
export const loadAddedPages = cached('added pages', (): AddedPage[] => {
  const isAdded = (name: string) => ![...ownPages, 'corrections'].includes(name);
  const added = names('pages').filter(isAdded);
  return seen(
    allOf(added.map((slug) => () => ({ ...read('pages', slug, addedPageSchema), slug }))),
    showsDrafts(process.env),
  );
});

function numbered<T extends z.ZodType<object>>(folder: string, schema: T) {
  return allOf(
    names(folder).map((name) => () => ({ ...read(folder, name, schema), id: idOf(folder, name) })),
  ).sort((a, b) => a.id - b.id);
}

function idOf(folder: string, name: string) {
  if (/^[1-9]\d{0,4}$/.test(name)) return Number(name);
  throw new ContentError([`${folder}/${name}.md: name the file by its number, for example 7.md.`]);
}

function names(folder: string) {
  const files = readdirSync(projectPath('content', folder)).filter((file) => !file.startsWith('.'));
  const odd = files.filter((file) => !/^[a-z0-9-]+\.md$/.test(file));
  if (odd.length > 0)
    throw new ContentError(
      odd.map(
        (file) =>
          `${folder}/${file}: give the file a name of small letters, digits and hyphens that ends in .md, for example new-text.md.`,
      ),
    );
  return files.map((file) => basename(file, '.md'));
}

/** The checked front matter of one file, and its text, which is drawn when it is asked for: most pages ask for one. */
function read<T extends z.ZodType<object>>(
  folder: string,
  name: string,
  schema: T,
): Pictured<z.infer<T>> & Pick<PageText, 'html'> {
  const file = `${folder}/${name}.md`;
  const source = readable(file, textOf(folder, name));
  const { front, body } = partsOf(file, source);
  const value = parseYaml(file, front);
  const [fields] = allOf([
    () => checkContent(file, value, schema),
    () => {
      refuseMissingPhotos(file, value);
      return {};
    },
  ]);
  const html = memoized(() => {
    const faults = faultsOfBody(body).map(
      ({ piece, fault }) => `${file}, line ${lineOf(source, piece)}: ${fault}.`,
    );
    if (faults.length > 0) throw new ContentError(faults);
    return htmlOf(body, fields && 'title' in fields ? String(fields.title) : '');
  });
  return { ...withPhoto(fields ?? {}), html } as Pictured<z.infer<T>> & Pick<PageText, 'html'>;
}

const lineOf = (source: string, piece: string) =>
  source.slice(0, source.indexOf(piece)).split('\n').length;

function textOf(folder: string, name: string) {
  try {
    return readFileSync(projectPath('content', folder, `${name}.md`), 'utf8');
  } catch {
    throw new ContentError([
      `${folder}/${name}.md: the file can't be read; write it, or put it back into the folder content/${folder}, with exactly this name.`,
    ]);
  }
}

const LONG_DASH = /^[ \t]*-*[–—][-–—]*[ \t]*\r?$/m;
const shape = 'a line of three dashes, the fields, three dashes again, and the text below';

/** The fields, with an empty line for the dashes above them so that lines count as in the file, and the text. */
function partsOf(file: string, text: string) {
  const [, front, body] =
    /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/.exec(text) ?? [];
  if (front !== undefined && body?.trim()) return { front: `\n${front}`, body };
  const problem = [
    [
      LONG_DASH.test(text),
      'three hyphens in a line have become a long dash, as Word writes it; write --- again above the fields and below them',
    ],
    [text.trim() === '', `is empty; write ${shape}`],
    [
      front !== undefined,
      'has no text below its fields; write it under the second line of three dashes',
    ],
    [!/^\uFEFF?---/.test(text), `does not begin with three dashes; it needs ${shape}`],
    [true, 'has no second line of three dashes; write it between the last field and the text'],
  ].find(([applies]) => applies);
  throw new ContentError([`${file}: ${problem?.[1]}.`]);
}
