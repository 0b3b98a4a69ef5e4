/** Reads, checks and draws the whole content: the one place where its files are looked into. */
import 'server-only';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { z } from 'zod';
import { calculators } from '../calculators/calculators';
import { toolPath } from '../calculators/definition';
import { home, perCurrency, servicePath } from '../markets/currency';
import { currencies, markets } from '../markets/markets';
import type { Pictured } from '../photo';
import { projectPath } from '../project-path';
import { listed } from '../lists';
import type { IntakeField, ListedService } from '../services/catalogue';
import { addedPagePath, articlePath, mulankPath, predictionPath, videoPath } from '../site';
import { seen, shown, showsDrafts } from './business';
import { forgottenMarkets, type Sum } from './claims';
import { checkContent, ContentError, Faults, withoutUnfilled } from './faults';
import { committedPrices, daysAhead, today, unusualPrices } from './history';
import type { Client } from './list-schemas';
import { contentFile, holdContent } from './load';
import { drawText } from './markdown';
import { missingPhotos, readPhotos, withPhoto, type Photos } from './photos';
import { deadEnds } from './references';
import { strayFiles } from './strays';
import type { Business } from './business-schema';
import { listNames, yamlSchemas, type ContentList } from './table-schemas';
import * as schemas from './text-schemas';
import { parseYaml, partsOf } from './yaml';

type Read = { [Name in ContentList]: z.infer<(typeof yamlSchemas)[Name]> };

/** The YAML files, by name. */
export type Lists = Omit<Read, 'business' | 'clients' | 'figures' | 'press' | 'services'> & {
  business: Business;
  clients: Pictured<Client>[];
  figures: Read['figures']['list'];
  press: Read['press']['list'];
  services: ListedService[];
};

/** The texts of pages that are drawn in ways of their own. */
const ownPages = ['about', 'numerology', 'products', 'terms', 'privacy'] as const;
export type OwnPage = (typeof ownPages)[number];

/** All that pages and server know of the content. */
export type Content = {
  lists: Lists;
  predictions: schemas.Prediction[];
  mulanks: schemas.Mulank[];
  articles: schemas.Article[];
  tools: schemas.ToolText[];
  pages: Record<OwnPage, schemas.PageText>;
  corrections: schemas.AddedPage;
  addedPages: schemas.AddedPage[];
};

/** A text with what every text has. */
export type AnyText = {
  title?: string;
  html: string;
  samples: readonly string[];
  services?: readonly number[];
  sums?: readonly Sum[];
  /** An article's place on the list. */
  order?: number;
};

/** One content file as it was read: the pages that it makes, and the text where it is Markdown. */
export type ContentFile = { file: string; value: unknown; paths: string[]; text?: AnyText };

/** The texts; of a file with faults there is none, and the reading ends before somebody asks for it. */
type Texts = Omit<Content, 'lists'>;

type Reader = { faults: Faults; photos: Photos; drafts: boolean };

/** Every content file, read and checked by itself and against the others, or one ContentError with all faults. */
export async function compileContent({
  day = today(),
  drafts = showsDrafts(process.env),
}: { day?: string; drafts?: boolean } = {}) {
  const { photos, faults: unusable } = await readPhotos();
  const faults = new Faults();
  faults.add(...unusable, ...strayFiles());
  const reader = { faults, photos, drafts };
  const read = Object.fromEntries(listNames.map((name) => [name, readList(name, reader)])) as Read;
  const texts = readTexts(reader);
  faults.throwAny();

  const lists: Lists = {
    ...read,
    business: withPhoto(photos, read.business),
    clients: shown(read.clients).map((client) => withPhoto(photos, client)),
    figures: shown(read.figures),
    press: shown(read.press),
    services: read.services.map((service) =>
      listedService(withPhoto(photos, service), read.business),
    ),
  };
  const content: Content = { lists, ...texts };
  const files = filesOf(content);
  faults.add(
    ...deadEnds(files, lists),
    ...unusualPrices(lists.services, committedPrices()),
    ...files.flatMap((file) => daysAhead(file, day)),
    ...forgottenMarkets(files, lists.synonyms),
  );
  faults.throwAny();
  if (process.env.NODE_ENV === 'development') lists.services.push(testService);
  return { content, files, photos };
}

/** Leaves the content where pages and server read it, and holds it in this process. */
export function writeContent(content: Content) {
  holdContent(content);
  mkdirSync(dirname(contentFile()), { recursive: true });
  writeFileSync(contentFile(), JSON.stringify(content));
}

function readList<Name extends ContentList>(name: Name, { faults, photos }: Reader) {
  const file = `${name}.yaml`;
  const schema: z.ZodType = yamlSchemas[name];
  return faults.of(() => {
    const value = withoutUnfilled(
      parseYaml(
        file,
        sourceOf(file, 'put it back into the folder content, with exactly this name'),
      ),
      schema,
    );
    const checked = faults.of(() => checkContent(file, value, schema));
    faults.add(...missingPhotos(file, value, photos));
    return checked;
  });
}

type Listable = Pictured<Read['services'][number]>;

const listedService = (
  service: Listable,
  { languages, minutes }: Pick<Business, 'languages' | 'minutes'>,
): ListedService => ({
  ...service,
  minutes: service.minutes ?? (service.appointment ? minutes : undefined),
  intake: [...service.intake, ...languageField(service, languages)],
  prices: perCurrency((currency) => service[markets[currency].price]),
  lists: currencies.filter((currency) => service.lists.includes(markets[currency].list)),
});

/** Who offers several languages asks for one where the order's page asks for something. */
const languageField = ({ intake }: Listable, languages: readonly string[]): IntakeField[] =>
  intake.length > 0 && languages.length > 1
    ? [
        {
          label: `Language of your reading: ${listed(languages, 'or')}`,
          kind: 'text',
          optional: true,
        },
      ]
    : [];

/** On no list; for trying the checkout while working: /checkout?service=99. */
const testService: ListedService = {
  id: 99,
  title: 'test',
  searchTitle: 'For trying the checkout',
  subtitle: 'For trying the checkout',
  prices: perCurrency((currency) => (currency === home ? 1000 : 10)),
  lists: [],
  group: 'talk',
  rating: 4.5,
  duration: '25-30 Days',
  description: ['For trying the checkout.'],
  intake: [],
  send: [],
  ask: 'anything',
  updated: '2026-11-21',
};

function readTexts(reader: Reader): Texts {
  const { faults, drafts } = reader;
  const tools = calculators.flatMap(({ slug, picture, ...definition }, index) =>
    readText('tools', slug, schemas.toolSchema, reader).map((text) => {
      if ('hasMeanings' in definition && !text.meanings)
        faults.add(
          `tools/${slug}.md: meanings is missing, by which this calculator reads; write caption, heads and nine rows, as in tools/personal-year.md.`,
        );
      return { ...text, slug, picture, id: index + 1 };
    }),
  );
  const predictions = numbered('predictions', schemas.predictionSchema, reader);
  const mulanks = numbered('mulank', schemas.mulankSchema, reader);
  const articles = named('blogs', namesIn('blogs', faults), schemas.articleSchema, reader);
  const added = namesIn('pages', faults).filter((name) => !isOwn(name));
  const addedPages = named('pages', added, schemas.pageSchema, reader);
  return {
    predictions: seen(predictions, drafts),
    mulanks,
    articles: seen(articles, drafts).sort((a, b) => a.order - b.order),
    tools,
    addedPages: seen(addedPages, drafts),
    corrections: named('pages', ['corrections'], schemas.pageSchema, reader)[0],
    pages: Object.fromEntries<schemas.PageText | undefined>(
      named('pages', ownPages, schemas.pageSchema, reader).map((text) => [text.slug, text]),
    ),
  } as Texts;
}

const isOwn = (name: string) => [...ownPages, 'corrections'].includes(name);

const named = <T extends z.ZodType<object>>(
  folder: string,
  names: readonly string[],
  schema: T,
  reader: Reader,
) =>
  names.flatMap((slug) =>
    readText(folder, slug, schema, reader).map((text) => ({ ...text, slug })),
  );

function numbered<T extends z.ZodType<object>>(folder: string, schema: T, reader: Reader) {
  return namesIn(folder, reader.faults)
    .flatMap((name) => {
      if (/^[1-9]\d{0,4}$/.test(name))
        return readText(folder, name, schema, reader).map((text) => ({
          ...text,
          id: Number(name),
        }));
      reader.faults.add(`${folder}/${name}.md: name the file by its number, for example 7.md.`);
      return [];
    })
    .sort((a, b) => a.id - b.id);
}

function namesIn(folder: string, faults: Faults): string[] {
  const files = readdirSync(projectPath('content', folder)).filter((file) => !file.startsWith('.'));
  const isNamed = (file: string) => /^[a-z0-9-]+\.md$/.test(file);
  faults.add(
    ...files
      .filter((file) => !isNamed(file))
      .map(
        (file) =>
          `${folder}/${file}: give the file a name of small letters, digits and hyphens that ends in .md, for example new-text.md.`,
      ),
  );
  return files.filter(isNamed).map((file) => basename(file, '.md'));
}

/** The text of one file, its fields checked and its body drawn; none where it has faults, or is a draft that nobody sees. */
function readText<T extends z.ZodType<object>>(
  folder: string,
  name: string,
  schema: T,
  { faults, photos, drafts }: Reader,
): (Pictured<z.infer<T>> & { html: string })[] {
  const file = `${folder}/${name}.md`;
  const texts = faults.of(() => {
    const source = sourceOf(
      file,
      `write it, or put it back into the folder content/${folder}, with exactly this name`,
    );
    const { front, body } = partsOf(file, source);
    const value = withoutUnfilled(parseYaml(file, front), schema);
    const fields: Common | undefined = faults.of(() => checkContent(file, value, schema));
    if (folder === 'pages' && isOwn(name)) faults.add(...unshown(file, fields ?? {}));
    faults.add(...missingPhotos(file, value, photos));
    if (!fields || (fields.draft && !drafts)) return [];
    const html = drawText({ file, source, body, title: fields.title ?? '', photos });
    return [{ ...withPhoto(photos, fields), html }];
  });
  return (texts ?? []) as (Pictured<z.infer<T>> & { html: string })[];
}

/** What the schemas of texts have in common here. */
type Common = {
  title?: string;
  draft?: boolean;
  photo?: string;
  photoAlt?: string;
  services?: number[];
};

/** What a page that is drawn in a way of its own has no place for. */
const unshown = (file: string, { draft, photo, services = [] }: Common) =>
  Object.entries({ draft, photo, services: services.length > 0 }).flatMap(([field, isSet]) =>
    isSet && !(file === 'pages/corrections.md' && field !== 'draft')
      ? [`${file}, ${field}: has no effect on this page, which always stands; take the line out.`]
      : [],
  );

function sourceOf(file: string, fix: string) {
  try {
    return readFileSync(projectPath('content', file), 'utf8');
  } catch {
    throw new ContentError([`${file}: the file can't be read; ${fix}.`]);
  }
}

/** What the checks between files look through. */
function filesOf({ lists, ...texts }: Content): ContentFile[] {
  const text = (name: string, { html, ...fields }: AnyText, ...paths: string[]): ContentFile => ({
    file: `${name}.md`,
    value: fields,
    text: { ...fields, html },
    paths,
  });
  const pathsOf: Partial<Record<ContentList, string[]>> = {
    services: lists.services.flatMap(({ id, lists }) =>
      lists.map((currency) => servicePath(id, currency)),
    ),
    videos: lists.videos.videos.map(({ id }) => videoPath(id)),
  };
  return [
    ...listNames.map((name) => ({
      file: `${name}.yaml`,
      value: lists[name],
      paths: pathsOf[name] ?? [],
    })),
    ...texts.predictions.map((one) => text(`predictions/${one.id}`, one, predictionPath(one.id))),
    ...texts.mulanks.map((one) => text(`mulank/${one.id}`, one, mulankPath(one.id))),
    ...texts.articles.map((one) => text(`blogs/${one.slug}`, one, articlePath(one.slug))),
    ...texts.tools.map((one) => text(`tools/${one.slug}`, one, toolPath(one.slug))),
    ...texts.addedPages.map((one) => text(`pages/${one.slug}`, one, addedPagePath(one.slug))),
    text('pages/corrections', texts.corrections),
    ...ownPages.map((name) => text(`pages/${name}`, texts.pages[name])),
  ];
}
