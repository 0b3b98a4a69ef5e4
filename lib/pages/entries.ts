/** The pages of one kind, each made from its entry in the content. Pure. */
import { deliveredWhen, type ListedService } from '../services/catalogue';
import type { ListedVideo } from '../content/list-schemas';
import type { AddedPage, Article, Mulank, Prediction, ToolText } from '../content/text-schemas';
import { formatPrice, servicePath } from '../markets/currency';
import { pageWords, type Currency } from '../markets/markets';
import { listed } from '../lists';
import { birthDays } from '../numerology/birth';
import { canBeWorked, workExample } from '../numerology/example';
import { aboutVideo, titleCase } from '../videos/titles';
import type { SitePage } from './page';

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
    card: { title, note: duration, price, sides: { kind: 'service', id } },
    art: { kind: 'service', id },
    twins:
      lists.length > 1
        ? Object.fromEntries(lists.map((one) => [one, servicePath(id, one)]))
        : undefined,
    currency,
    offer: { amount: prices[currency], duration },
  };
}

export const predictionPage = (text: Prediction, path: string, above: string[]): SitePage => ({
  path,
  kind: 'prediction',
  name: text.title,
  heading: text.title,
  lead: text.teaser,
  title: text.searchTitle ?? text.title,
  description: text.teaser,
  updated: text.updated,
  published: text.published,
  above,
  card: {
    title: text.title,
    note: 'Prediction',
    sides: { kind: 'prediction', id: text.id, cover: text },
  },
  art: { kind: 'prediction', id: text.id, cover: text },
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
  card: { title: `Mulank ${id}`, note: bornOn(id), sides: { kind: 'mulank', id } },
  art: { kind: 'mulank', id },
});

/** 'Born on 5, 14 or 23' */
const bornOn = (mulank: number) => `Born on ${listed(birthDays(mulank), 'or')}`;

export const toolPage = (
  text: Pick<
    ToolText,
    'id' | 'picture' | 'name' | 'title' | 'searchTitle' | 'lead' | 'description' | 'updated'
  >,
  path: string,
  above: string[],
): SitePage => ({
  path,
  kind: 'tool',
  name: text.name,
  heading: text.title,
  lead: text.lead,
  title: text.searchTitle,
  description: text.description,
  updated: text.updated,
  above,
  card: {
    title: text.title,
    note: 'Free, worked out on your device',
    sides: { kind: 'tool', id: text.id, cover: text },
  },
  art: { kind: 'tool', id: text.id, cover: text },
});

export const articlePage = (text: Article, path: string, above: string[]): SitePage => ({
  path,
  kind: 'article',
  name: text.title,
  heading: text.title,
  lead: text.description,
  title: text.searchTitle ?? text.title,
  description: text.description,
  updated: text.updated,
  published: text.published,
  above,
  card: {
    title: text.title,
    note: 'Article',
    sides: { kind: 'blog', id: text.order, cover: text },
  },
  art: { kind: 'blog', id: text.order, cover: text },
});

/** A page of content/pages; its picture is the plate of its title's number. */
export const textPage = (
  text: Omit<AddedPage, 'slug'>,
  path: string,
  above: string[],
): SitePage => ({
  path,
  kind: 'text',
  name: text.title,
  heading: text.title,
  lead: text.lead,
  title: text.searchTitle ?? text.title,
  description: text.description,
  updated: text.updated,
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
