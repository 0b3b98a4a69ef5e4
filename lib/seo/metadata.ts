import 'server-only';
import type { Metadata } from 'next';
import { SHARE } from '../art/art';
import { loadBusiness } from '../content/load';
import { home } from '../markets/currency';
import { currencies, markets, pageWords } from '../markets/markets';
import { kindOf, type SitePage } from '../pages/page';
import { pageAt } from '../pages/pages';
import { env } from '../settings/env';
import { paths, sharePath } from '../site';

export const addressOf = (path: string) => new URL(path, env.SITE_URL).href;

/** Search results cut off longer titles. */
const TITLE_LIMIT = 65;

/** The head of a listed page. scripts/finish.ts makes `page-language` the document's language. */
export function metadataAt(path: string): Metadata {
  const page = pageAt(path);
  const { name } = loadBusiness();
  const { description, title } = page;
  const { lang, locale } = markets[page.currency ?? home];
  return {
    title: { absolute: withBrand(title, name) },
    description,
    alternates: { canonical: addressOf(path), languages: languagesOf(page), ...feedOf(name) },
    robots: { index: true, follow: true, 'max-image-preview': 'large' },
    openGraph: {
      title,
      description,
      url: addressOf(path),
      siteName: name,
      locale: locale.replace('-', '_'),
      images: [shareImage(page)],
      ...typeOf(page),
    },
    ...(lang === markets[home].lang ? {} : { other: { 'page-language': lang } }),
    twitter: { card: 'summary_large_image', title, description, images: [shareImage(page)] },
  };
}

/** A noindex page: no canonical address, which would contradict that. */
export function unlistedMetadata(title: string, description?: string): Metadata {
  const { name } = loadBusiness();
  return {
    title: { absolute: withBrand(title, name) },
    description,
    robots: { index: false, follow: true },
    alternates: feedOf(name),
  };
}

/** scripts/finish-pages.ts turns `http-status` into the page's real status. */
export const missingMetadata = (title: string): Metadata => ({
  title: { absolute: withBrand(title, loadBusiness().name) },
  robots: { index: false },
  other: { 'http-status': '404' },
});

export const withBrand = (title: string, brand: string) =>
  title.length + brand.length + 3 <= TITLE_LIMIT ? `${title} | ${brand}` : title;

const languagesOf = ({ twins }: SitePage) =>
  twins &&
  Object.fromEntries(
    currencies.flatMap((currency) => {
      const path = twins[currency];
      if (path === undefined) return [];
      const { isForOthers } = pageWords[currency];
      const languages = [markets[currency].lang, ...(isForOthers ? ['x-default'] : [])];
      return languages.map((language) => [language, addressOf(path)]);
    }),
  );

const feedOf = (name: string) => ({
  types: {
    'application/rss+xml': [
      { url: addressOf(paths.feed), title: `${name}: predictions and blogs` },
    ],
  },
});

const shareImage = ({ path, card }: SitePage) => ({
  url: addressOf(sharePath(path)),
  width: SHARE.w,
  height: SHARE.h,
  type: 'image/png',
  alt: [card.title, card.price, card.note].filter(Boolean).join(', '),
});

const typeOf = (page: SitePage) =>
  kindOf(page).isArticle
    ? {
        type: 'article' as const,
        publishedTime: page.published,
        modifiedTime: page.updated,
      }
    : { type: 'website' as const };
