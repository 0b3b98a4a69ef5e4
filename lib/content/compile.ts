import 'server-only';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { calculators } from '../calculators/calculators';
import { perCurrency, servicePath } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import type { Pictured } from '../photo';
import { projectPath } from '../project-path';
import { listed } from '../lists';
import type { IntakeField, ListedService } from '../services/catalogue';
import {
  addedPagePath,
  articlePath,
  mulankPath,
  paths,
  predictionPath,
  videoPath,
  yearPath,
} from '../site';
import { placeholdersIn, showsDrafts } from './business';
import { checkContent, ContentError, Faults, withoutUnfilled } from './faults';
import { yamlSchemas, type ContentLists, type YamlFile } from './list-schemas';
import { contentFile, holdContent } from './load';
import { drawText } from './markdown';
import { missingPhotos, readPhotos, withPhoto, type Photos } from './photos';
import { checkMarkets, checkReferences } from './references';
import { checkNames, namesIn, type Folder } from './file-names';
import { isOwn, ownPages, type OwnPage } from './own-pages';
import type { StatedSum } from './sums';
import * as texts from './text-schemas';
import { parseYaml, partsOf } from './yaml';
import { checkYear } from './years';

export type Lists = ReturnType<typeof listsOf>;

export type Content = {
  lists: Lists;
  predictions: texts.Prediction[];
  mulanks: texts.Mulank[];
  articles: texts.Article[];
  tools: texts.ToolText[];
  pages: Record<OwnPage, texts.PageText>;
  addedPages: texts.AddedPage[];
  years: texts.Year[];
};

export type AnyText = {
  title?: string;
  html: string;
  samples: readonly string[];
  services?: readonly number[];
  sums?: readonly StatedSum[];
  order?: number;
};

export type ContentFile = { file: string; value: unknown; paths: string[]; text?: AnyText };

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

/** The public site goes without what is still a sample. */
function listsOf(all: ContentLists, photos: Photos) {
  const read = all.business.site === 'public' ? withoutSamples(all) : { ...all, book: all.book };
  return {
    ...read,
    business: withPhoto(photos, read.business),
    clients: read.clients.map((client) => withPhoto(photos, client)),
    services: read.services.map((service) =>
      listedService(withPhoto(photos, service), read.business),
    ),
  };
}

function withoutSamples(read: ContentLists) {
  const { clients, courses, figures, press, testimonials, services, videos } = read;
  const isReal = (entry: object) => placeholdersIn(entry).length === 0;
  return {
    ...read,
    book: read.book.coming === 'sample' ? undefined : read.book,
    clients: clients.filter(isReal),
    courses: courses.filter(isReal),
    figures: figures.filter(isReal),
    press: press.filter(isReal),
    testimonials: testimonials.filter(isReal),
    services: services.map((service) =>
      service.reviews ? service : { ...service, rating: undefined },
    ),
    videos: { ...videos, videos: videos.videos.filter(isReal) },
  };
}

type ServiceEntry = Pictured<ContentLists['services'][number]>;

const listedService = (
  service: ServiceEntry,
  { languages, minutes }: Pick<ContentLists['business'], 'languages' | 'minutes'>,
): ListedService => ({
  ...service,
  minutes: service.minutes ?? (service.appointment ? minutes : undefined),
  intake: [...service.intake, ...languageField(service, languages)],
  prices: perCurrency((currency) => service[markets[currency].price]),
  lists: currencies.filter((currency) => service.lists.includes(markets[currency].list)),
});

/** Asks for a language where we offer several and the service has an intake form. */
const languageField = ({ intake }: ServiceEntry, languages: readonly string[]): IntakeField[] =>
  intake.length > 0 && languages.length > 1
    ? [
        {
          label: `Language of your reading: ${listed(languages, 'or')}`,
          kind: 'text',
          optional: true,
        },
      ]
    : [];

/** Texts with faults are missing here; the errors are thrown before anybody reads them. */
function readTexts(reader: Reader): Omit<Content, 'lists'> {
  const read = <F extends Folder>(folder: F, names: readonly string[] = namesIn(folder)) =>
    names.flatMap((name) => readText(folder, name, reader) ?? []);
  return {
    predictions: read('predictions'),
    mulanks: read('mulank', ['1', '2', '3', '4', '5', '6', '7', '8', '9']),
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
    ),
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

/** Rejects fields that pages with a layout of their own would ignore. */
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
