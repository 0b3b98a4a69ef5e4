/** What is known of a page that search engines may list. Pure. */
import type { ShareCard } from '../art/art';
import type { Cover } from '../art/covers';
import type { ListedVideo } from '../content/list-schemas';
import type { Article, Mulank, PageText, Prediction, ToolText } from '../content/text-schemas';
import { listed } from '../lists';
import { formatPrice, servicePath } from '../markets/currency';
import { type Currency, pageWords } from '../markets/markets';
import { birthDays } from '../numerology/birth';
import { canBeWorked, workExample } from '../numerology/name';
import { deliveredWhen, type ListedService } from '../services/catalogue';
import { aboutVideo, titleCase } from '../videos/page';

export type SitePage = {
  path: string;
  kind:
    'home' | 'list' | 'text' | 'service' | 'prediction' | 'mulank' | 'article' | 'tool' | 'video';
  /** What links call it: in breadcrumbs, lists and the search. */
  name: string;
  /** The page's own heading, and the sentence under it where there is one. */
  heading: string;
  lead?: string;
  /** For search engines and cards; the title without the name of the practice. */
  title: string;
  description: string;
  /** Days: '2026-11-21'. `published` only where it is known. */
  updated: string;
  published?: string;
  /** The paths of the pages above it, home first. */
  above: readonly string[];
  card: ShareCard;
  /** Its own picture without words, where it has one. */
  art?: { kind: string; id: number; cover?: Cover };
  /** The paths of the same page in each currency that it has one for, where these are several. */
  twins?: Partial<Record<Currency, string>>;
  /** Which currency it speaks to, on a service's page with its price. */
  currency?: Currency;
  offer?: { amount: number; duration: string };
  /** The video that the page shows, by its id at the video service. */
  video?: { id: string; duration?: string };
};

type Drawn = Extract<ShareCard['sides'], { id: number }>;

/** A page with a picture of its own, which stands on its card too. */
const drawnAs = (art: Drawn, card: Omit<ShareCard, 'sides'>): Pick<SitePage, 'art' | 'card'> => ({
  art,
  card: { ...card, sides: art },
});

/** One step of a breadcrumb trail. */
export type Crumb = { label: string; href: string };

/** The last of several days. */
export const latest = (days: readonly string[]) => [...days].sort().at(-1) ?? '';

export function servicePage(service: ListedService, currency: Currency, above: string[]): SitePage {
  const { id, title, subtitle, searchTitle, prices, duration, lists, updated } = service;
  const price = formatPrice(prices[currency], currency);
  const { from, paid } = pageWords[currency];
  return {
    path: servicePath(id, currency),
    kind: 'service',
    name: title,
    heading: title,
    lead: subtitle,
    title: `${searchTitle}${from}: ${price}`,
    description: `${subtitle} ${price}, ${paid}. Delivered ${deliveredWhen(duration)}.`,
    updated,
    above,
    ...drawnAs({ kind: 'service', id }, { title, note: duration, price }),
    twins:
      lists.length > 1
        ? Object.fromEntries(lists.map((one) => [one, servicePath(id, one)]))
        : undefined,
    currency,
    offer: { amount: prices[currency], duration },
  };
}

/** What a page has from its text. */
const wordsOf = ({ title, searchTitle, description, lead, updated, published }: Text) => ({
  name: title,
  heading: title,
  lead,
  title: searchTitle ?? title,
  description,
  updated,
  published,
});

type Text = Pick<PageText, 'title' | 'searchTitle' | 'description' | 'lead' | 'updated'> & {
  published?: string;
};

export const predictionPage = (text: Prediction, path: string, above: string[]): SitePage => ({
  ...wordsOf({ ...text, lead: text.teaser, description: text.teaser }),
  path,
  kind: 'prediction',
  above,
  ...drawnAs(
    { kind: 'prediction', id: text.id, cover: text },
    { title: text.title, note: 'Prediction' },
  ),
});

/** The heading is the specification's; search results say what the text calls itself there. */
export const mulankPage = (
  { id, searchTitle, lead, description, updated }: Mulank,
  path: string,
  above: string[],
): SitePage => ({
  path,
  kind: 'mulank',
  name: `Mulank ${id}`,
  heading: `Mulank ${id} / Birth No. ${id} / Numerology - Best Ever Description`,
  lead,
  title: searchTitle,
  description,
  updated,
  above,
  ...drawnAs({ kind: 'mulank', id }, { title: `Mulank ${id}`, note: bornOn(id) }),
});

/** 'Born on 5, 14 or 23' */
const bornOn = (mulank: number) => `Born on ${listed(birthDays(mulank), 'or')}`;

export const toolPage = (text: ToolText, path: string, above: string[]): SitePage => ({
  ...wordsOf(text),
  path,
  kind: 'tool',
  name: text.name,
  above,
  ...drawnAs(
    { kind: 'tool', id: text.id, cover: text },
    { title: text.title, note: 'Free, worked out on your device' },
  ),
});

export const articlePage = (text: Article, path: string, above: string[]): SitePage => ({
  ...wordsOf({ ...text, lead: text.description }),
  path,
  kind: 'article',
  above,
  ...drawnAs({ kind: 'blog', id: text.order, cover: text }, { title: text.title, note: 'Article' }),
});

/** A page of content/pages; its picture is the plate of its title's number. */
export const textPage = (text: Text, path: string, above: string[]): SitePage => ({
  ...wordsOf(text),
  path,
  kind: 'text',
  above,
  card: {
    title: text.title,
    note: 'Numbers, read with care',
    sides: { kind: 'square', ground: 'paper' },
  },
  art: { kind: 'plate', id: numberOf(text.title) },
});

const numberOf = (title: string) =>
  canBeWorked({ kind: 'name', value: title })
    ? workExample({ kind: 'name', value: title }).root
    : 9;

/** The page of one video of the list; the title is cut between words to what search results show. */
export const videoPage = (
  video: ListedVideo,
  path: string,
  above: string[],
  id: number,
): SitePage => ({
  path,
  kind: 'video',
  name: video.title,
  heading: titleCase(video.title),
  lead: aboutVideo(video),
  title: `${cut(titleCase(video.title))}: numerology video`,
  description: aboutVideo(video),
  updated: video.published,
  published: video.published,
  above,
  card: {
    title: titleCase(video.title),
    note: 'Video',
    sides: { kind: 'square', ground: 'mist' },
  },
  art: { kind: 'video', id },
  video: { id: video.id, duration: video.duration },
});

const cut = (title: string) =>
  title.length > 41 ? title.slice(0, 42).replace(/\s+\S*$/, '') : title;
