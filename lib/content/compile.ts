import 'server-only';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { calculators } from '../calculators/calculators';
import { servicePath } from '../markets/currency';
import { birthDays } from '../numerology/birth';
import { namedCompounds } from '../numerology/reduce';
import { projectPath } from '../project-path';
import {
  addedPagePath,
  articlePath,
  compoundsPath,
  mulankPath,
  paths,
  predictionPath,
  videoPath,
  yearPath,
} from '../site';
import { listsOf, type Content, type ContentFile } from './content';
import { checkContent, ContentError, Faults, withoutUnfilled } from './faults';
import { yamlSchemas, type ContentLists, type YamlFile } from './list-schemas';
import { contentFile, holdContent } from './load';
import { drawText } from './markdown';
import { missingPhotos, readPhotos, withPhoto, type Photos } from './photos';
import { checkMarkets, checkReferences } from './references';
import { checkNames, isOwn, namesIn, ownPages, type Folder, type OwnPage } from './file-names';
import * as texts from './text-schemas';
import { showsDrafts } from './samples';
import { sectionsOf } from './sections';
import { parseYaml, partsOf } from './yaml';
import { checkYear } from './years';

type Reader = { faults: Faults; photos: Photos; drafts: boolean; files: ContentFile[] };

/** Checks each file by itself and against the others. Throws one ContentError with all faults. */
export async function compileContent({ drafts = showsDrafts(process.env) } = {}) {
  const { photos, faults: unusable } = await readPhotos();
  const faults = new Faults();
  faults.add(...unusable);
  checkNames(faults);
  const names = Object.keys(yamlSchemas) as YamlFile[];
  const reader: Reader = { faults, photos, drafts, files: [] };
  const read = Object.fromEntries(
    names.map((name) => [name, readList(name, reader)]),
  ) as ContentLists;
  const texts = readTexts(reader);
  faults.throwAny();

  const lists = listsOf(read, photos);
  const pathsOf: Partial<Record<YamlFile, string[]>> = {
    services: lists.services.flatMap(({ id, lists }) =>
      lists.map((currency) => servicePath(id, currency)),
    ),
    videos: lists.videos.videos.map(({ id }) => videoPath(id)),
  };
  const files: ContentFile[] = [
    ...names.map((name) => ({
      file: `${name}.yaml`,
      value: lists[name],
      paths: pathsOf[name] ?? [],
    })),
    ...reader.files,
  ];
  checkReferences(files, { lists }, faults);
  checkMarkets(texts.pages.terms, lists.synonyms, faults);
  faults.throwAny();
  const content: Content = { lists, ...texts };
  return { content, files, photos };
}

export function writeContent(content: Content) {
  holdContent(content);
  mkdirSync(dirname(contentFile()), { recursive: true });
  writeFileSync(contentFile(), JSON.stringify(content));
}

/** Texts with faults are missing here; the errors are thrown before anybody reads them. */
function readTexts(reader: Reader): Omit<Content, 'lists'> {
  const read = <F extends Folder>(folder: F, names: readonly string[] = namesIn(folder)) =>
    names.flatMap((name) => readText(folder, name, reader) ?? []);
  return {
    predictions: read('predictions'),
    mulanks: read('mulank', ['1', '2', '3', '4', '5', '6', '7', '8', '9']).map((text) => {
      const days = birthDays(text.id);
      reader.faults.at(
        `mulank/${text.id}.md, days`,
        text.days &&
          text.days.length !== days.length &&
          `needs a paragraph for each of the days ${days.join(', ')}, in this order`,
      );
      return text;
    }),
    articles: read('blogs').sort((a, b) => a.order - b.order),
    tools: calculators.flatMap(({ slug, picture, ...definition }, index) =>
      read('tools', [slug]).map((text) => {
        reader.faults.at(
          `tools/${slug}.md`,
          'hasMeanings' in definition &&
            !text.meanings &&
            'meanings is missing, by which this calculator reads; write caption, heads and nine rows, as in tools/personal-year.md',
        );
        return { ...text, picture, id: index + 1 };
      }),
    ),
    addedPages: read(
      'pages',
      namesIn('pages').filter((name) => !isOwn(name)),
    ).map((text) => {
      const parts = sectionsOf(text.html).sections.map(({ title }) => title);
      reader.faults.at(
        `pages/${text.slug}.md`,
        addedPagePath(text.slug) === compoundsPath &&
          parts.join() !== namedCompounds.join() &&
          'needs a part for each number that results lead to; write the headings ## 10 to ## 52, in order',
      );
      return text;
    }),
    years: read('years').map((text) => {
      checkYear(text, reader.faults);
      return text;
    }),
    pages: Object.fromEntries(read('pages', ownPages).map((text) => [text.slug, text])) as Record<
      string,
      unknown
    > as Content['pages'],
  };
}

type TextOf = {
  predictions: texts.Prediction;
  mulank: texts.Mulank;
  blogs: texts.Article;
  tools: texts.ToolText;
  pages: texts.AddedPage;
  years: texts.Year;
};

const pathOf: Record<Folder, (name: string) => string> = {
  predictions: (name) => predictionPath(Number(name)),
  mulank: (name) => mulankPath(Number(name)),
  blogs: articlePath,
  tools: (name) => `${paths.tools}/${name}`,
  pages: (name) => (isOwn(name) ? paths[name] : addedPagePath(name)),
  years: (name) => yearPath(Number(name)),
};

/** Undefined where the file has faults, or is a draft that is not shown. */
function readText<F extends Folder>(folder: F, name: string, reader: Reader) {
  const { faults, photos, drafts, files } = reader;
  const file = `${folder}/${name}.md`;
  return faults.of(() => {
    const source = sourceOf(file);
    const { front, body } = partsOf(file, source);
    const schema: z.ZodType<Common> = texts.textSchemas[folder];
    const fields = readFields(file, front, schema, reader);
    if (fields && folder === 'pages' && isOwn(name)) checkEffects(name, fields, faults);
    if (!fields || (fields.draft && !drafts)) return undefined;
    const { title = '', draft } = fields;
    const text = {
      ...withPhoto(photos, fields),
      ...(draft && { title: `Draft: ${title}`, searchTitle: `Draft: ${title}` }),
      html: drawText({ file, source, body, title, photos }),
      ...(/^(predictions|mulank|years)$/.test(folder) ? { id: Number(name) } : { slug: name }),
    };
    files.push({ file, value: text, text, paths: [pathOf[folder](name)] });
    return text as unknown as TextOf[F];
  });
}

type Common = {
  title?: string;
  draft?: boolean;
  photo?: string;
  photoAlt?: string;
  services?: number[];
  samples: string[];
};

/** Pages with a layout of their own ignore these. */
function checkEffects(name: OwnPage, { draft, photo, services = [] }: Common, faults: Faults) {
  const unused = name === 'corrections' ? { draft } : { draft, photo, services: services[0] };
  for (const [field, value] of Object.entries(unused))
    faults.at(
      `pages/${name}.md, ${field}`,
      Boolean(value) && 'has no effect on this page, which always stands; take the line out',
    );
}

const readList = (name: YamlFile, reader: Reader) =>
  reader.faults.of(() =>
    readFields(`${name}.yaml`, sourceOf(`${name}.yaml`), yamlSchemas[name], reader),
  );

function readFields<T extends z.ZodType>(file: string, yaml: string, schema: T, reader: Reader) {
  const { value: written, typed } = parseYaml(file, yaml);
  const value = withoutUnfilled(written, schema);
  const fields = reader.faults.of(() => checkContent(file, value, schema, typed));
  reader.faults.add(...missingPhotos(file, value, reader.photos));
  return fields;
}

function sourceOf(file: string) {
  try {
    return readFileSync(projectPath('content', file), 'utf8');
  } catch {
    throw new ContentError([
      `${file}: the file can't be read; write it, or put it back at content/${file}.`,
    ]);
  }
}
