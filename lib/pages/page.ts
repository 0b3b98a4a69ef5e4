import type { Art, ShareCard } from '../art/art';
import type { ListedVideo } from '../content/list-schemas';
import type {
  Article,
  Mulank,
  PageText,
  Prediction,
  ToolText,
  Year,
} from '../content/text-schemas';
import { toolPath } from '../calculators/tool-path';
import { listed } from '../lists';
import { formatPrice, serviceListPath, servicePath } from '../markets/currency';
import { type Currency, pageWords } from '../markets/markets';
import { birthDays, universalYearOf } from '../numerology/birth';
import { canBeWorked, workExample } from '../numerology/name';
import type { ListedService } from '../content/services-schema';
import { deliveredWhen } from '../services/catalogue';
import { articlePath, mulankPath, paths, predictionPath, videoPath, yearPath } from '../site';
import { aboutVideo, titleCase } from '../videos/page';

type PageKind = {
  group: string;
  mark: string;
  note: string;
  /** In llms.txt; services have that of their currency. */
  section?: string;
  /** Articles have an author, and search results show their picture in three shapes. */
  isArticle?: true;
};

const plain: PageKind = { group: 'Pages', mark: 'Page', note: 'Page', section: 'Pages' };

export const kinds = {
  home: plain,
  list: plain,
  text: plain,
  service: { group: 'Services', mark: '', note: 'Service' },
  mulank: {
    group: 'To read',
    mark: 'Mulank',
    note: 'Birth number',
    section: 'Birth numbers',
    isArticle: true,
  },
  year: {
    group: 'To read',
    mark: 'Year',
    note: 'The year by numbers',
    section: 'Years',
    isArticle: true,
  },
  tool: { group: 'Calculators', mark: 'free', note: 'Free calculator', section: 'Calculators' },
  prediction: {
    group: 'Predictions',
    mark: 'Prediction',
    note: 'Prediction',
    section: 'Predictions',
    isArticle: true,
  },
  video: { ...plain, section: 'Videos' },
  article: {
    group: 'To read',
    mark: 'Article',
    note: 'Article',
    section: 'Articles',
    isArticle: true,
  },
} satisfies Record<string, PageKind>;

export const kindOf = ({ kind }: Pick<SitePage, 'kind'>): PageKind => kinds[kind];

export type SitePage = {
  path: string;
  kind: keyof typeof kinds;
  name: string;
  heading: string;
  lead?: string;
  title: string;
  description: string;
  /** '2026-11-21'; `published` only where it is known. */
  updated: string;
  published?: string;
  above: readonly string[];
  card: ShareCard;
  art?: Art;
  body?: string;
  services?: readonly number[];
  mulanks?: readonly number[];
  twins?: Partial<Record<Currency, string>>;
  currency?: Currency;
  offer?: { amount: number; duration: string };
  video?: { id: string; duration?: string };
};

export type Crumb = { label: string; href: string };

const partsOf = ({ title, searchTitle, html, ...text }: PageFields) => ({
  name: title,
  heading: title,
  lead: text.lead,
  title: searchTitle ?? title,
  description: text.description,
  updated: text.updated,
  published: text.published,
  body: html,
  services: text.services,
  mulanks: text.mulanks,
});

type PageFields = Pick<PageText, 'title' | 'searchTitle' | 'description' | 'lead' | 'updated'> &
  Partial<Pick<Prediction, 'published' | 'html' | 'services' | 'mulanks'>>;

type NumberedArt = Extract<ShareCard['sides'], { id: number }>;

const drawnAs = (
  art: NumberedArt,
  card: Omit<ShareCard, 'sides'>,
): Pick<SitePage, 'art' | 'card'> => ({
  art,
  card: { ...card, sides: art },
});

export const squareCard = (
  title: string,
  ground: 'sun' | 'mist' | 'paper',
  note = 'Numbers, read with care',
): Pick<SitePage, 'card'> => ({ card: { title, note, sides: { kind: 'square', ground } } });

export function servicePage(service: ListedService, currency: Currency): SitePage {
  const { id, title, subtitle, searchTitle, prices, duration, lists } = service;
  const { description, send, ask, questions = [] } = service;
  const price = formatPrice(prices[currency], currency);
  const { from, paid } = pageWords[currency];
  const twins = Object.fromEntries(lists.map((one) => [one, servicePath(id, one)]));
  return {
    ...partsOf({
      ...service,
      lead: subtitle,
      searchTitle: `${searchTitle}${from}: ${price}`,
      description: `${subtitle} ${price}, ${paid}. Delivered ${deliveredWhen(duration)}.`,
      html: [
        ...[...description, ...send, ask],
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ].join(' '),
    }),
    path: servicePath(id, currency),
    kind: 'service',
    above: [paths.home, serviceListPath(currency)],
    ...drawnAs({ kind: 'service', id }, { title, note: duration, price }),
    twins: lists.length > 1 ? twins : undefined,
    currency,
    offer: { amount: prices[currency], duration },
  };
}

export const predictionPage = (text: Prediction): SitePage => ({
  ...partsOf({ ...text, lead: text.teaser, description: text.teaser }),
  path: predictionPath(text.id),
  kind: 'prediction',
  above: [paths.home, paths.predictions],
  ...drawnAs(
    { kind: 'prediction', id: text.id, cover: text },
    { title: text.title, note: 'Prediction' },
  ),
});

/** The specification sets the heading; the text has a title for search results. */
export const mulankPage = ({ id, ...text }: Mulank): SitePage => ({
  ...partsOf({ ...text, title: `Mulank ${id}` }),
  path: mulankPath(id),
  kind: 'mulank',
  heading: `Mulank ${id} / Birth No. ${id} / Numerology - Best Ever Description`,
  above: [paths.home, paths.numerology],
  ...drawnAs(
    { kind: 'mulank', id },
    { title: `Mulank ${id}`, note: `Born on ${listed(birthDays(id), 'or')}` },
  ),
});

/** Its picture is the plate of the universal year. */
export const yearPage = ({ id, ...text }: Year): SitePage => ({
  ...partsOf(text),
  path: yearPath(id),
  kind: 'year',
  name: `Year ${id}`,
  above: [paths.home, paths.numerology],
  ...squareCard(text.title, 'sun'),
  art: { kind: 'plate', id: universalYearOf(id).root },
});

export const toolPage = (text: ToolText): SitePage => ({
  ...partsOf(text),
  path: toolPath(text.slug),
  kind: 'tool',
  name: text.name,
  above: [paths.home, paths.tools],
  ...drawnAs(
    { kind: 'tool', id: text.id, cover: text },
    { title: text.title, note: 'Free, worked out on your device' },
  ),
});

export const articlePage = (text: Article): SitePage => ({
  ...partsOf({ ...text, lead: text.description }),
  path: articlePath(text.slug),
  kind: 'article',
  above: [paths.home, paths.blogs],
  ...drawnAs({ kind: 'blog', id: text.order, cover: text }, { title: text.title, note: 'Article' }),
});

export function textPage(text: PageFields, path: string): SitePage {
  const name = { kind: 'name', value: text.title } as const;
  return {
    ...partsOf(text),
    path,
    kind: 'text',
    above: [paths.home],
    ...squareCard(text.title, 'paper'),
    art: { kind: 'plate', id: canBeWorked(name) ? workExample(name).root : 9 },
  };
}

/** Cuts the title between words to the length that search results show. */
export function videoSitePage(video: ListedVideo, index: number): SitePage {
  const title = titleCase(video.title);
  const cut = title.length > 41 ? title.slice(0, 42).replace(/\s+\S*$/, '') : title;
  return {
    ...partsOf({
      title,
      searchTitle: `${cut}: numerology video`,
      lead: aboutVideo(video),
      description: aboutVideo(video),
      updated: video.published,
      published: video.published,
    }),
    name: video.title,
    path: videoPath(video.id),
    kind: 'video',
    above: [paths.home, paths.videos],
    ...squareCard(title, 'mist', 'Video'),
    art: { kind: 'video', id: index + 1 },
    video: { id: video.id, duration: video.duration },
  };
}
