import 'server-only';
import type { Metadata } from 'next';
import { SHARE } from '../art/art';
import { loadBusiness } from '../content/load';
import { home } from '../markets/currency';
import { currencies, markets, pageWords } from '../markets/markets';
import { kindOf, type SitePage } from '../pages/page';
import { pageAt } from '../pages/pages';
import { env } from '../platform/env';
import { paths, sharePath } from '../site';

/** The full address of a path of the site, on its public origin. */
export const addressOf = (path: string) => new URL(path, env.SITE_URL).href;

/** Search results show about as much of a title. */
const TITLE_LIMIT = 65;

/**
 * Everything the head of a listed page says, made from lib/pages: no page writes its own. scripts/finish.ts
 * makes `page-language` the language of the document.
 */
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

/**
 * A page that no search engine shall list: forms, answers, what is not there. Its address is not
 * declared, so that nothing contradicts the noindex.
 */
export function unlistedMetadata(title: string, description?: string): Metadata {
  const { name } = loadBusiness();
  return {
    title: { absolute: withBrand(title, name) },
    description,
    robots: { index: false, follow: true },
    alternates: feedOf(name),
  };
}

/** What is not there: nothing is said but that. scripts/finish-pages.ts reads `http-status`, gives the page that status and takes it out. */
export const missingMetadata = (title: string): Metadata => ({
  title: { absolute: withBrand(title, loadBusiness().name) },
  robots: { index: false },
  other: { 'http-status': '404' },
});

/** The name of the practice stands behind the title where there is room for it. */
export const withBrand = (title: string, brand: string) =>
  title.length + brand.length + 3 <= TITLE_LIMIT ? `${title} | ${brand}` : title;

/** The same page for each market, in its language, and for whoever lives in none of them. */
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
