/** The part of a page's structured data that says what the page itself is. Pure. */
import type { Thing } from 'schema-dts';
import { inIndia } from '../time';
import { home } from '../markets/currency';
import { markets, pageWords } from '../markets/markets';
import type { SitePage } from '../pages/page';
import { paths, sharePath } from '../site';
import { thumbnailOf } from '../videos/page';
import type { Site } from './graph';

type Ref = { '@id': string };

/** Who is behind the page; the organisation and the person only once their names are real. */
export type Refs = { website: Ref; organization?: Ref; person?: Ref };

export function mainNodes(page: SitePage, site: Site, refs: Refs): Thing[] {
  if (page.kind === 'service') return [serviceNode(page, site, refs)];
  if (page.kind === 'tool') return [toolNode(page, site, refs)];
  if (page.video) return [plainPage(page, site, refs), videoNode(page, page.video, site, refs)];
  if (isArticle(page)) return [articleNode(page, site, refs)];
  if (page.kind === 'list' && site.below.length > 0) return listNodes(page, site, refs);
  return [plainPage(page, site, refs)];
}

const isArticle = ({ kind, path }: SitePage) =>
  kind === 'prediction' || kind === 'mulank' || kind === 'article' || path === paths.numerology;

const languageOf = (currency: SitePage['currency']) => markets[currency ?? home].lang;

const urlOf = (path: string, { origin }: Site) => `${origin}${path}`;

function serviceNode({ path, name, lead, currency, offer }: SitePage, site: Site, refs: Refs) {
  const url = urlOf(path, site);
  const areaServed = currency && pageWords[currency].areaServed;
  return {
    '@type': 'Service' as const,
    '@id': `${url}#service`,
    name,
    description: lead,
    url,
    image: urlOf(sharePath(path), site),
    provider: refs.organization,
    areaServed: areaServed && { '@type': 'Country' as const, name: areaServed },
    termsOfService: urlOf(paths.terms, site),
    offers: offer && {
      '@type': 'Offer' as const,
      url,
      price: String(offer.amount),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock' as const,
      seller: refs.organization,
      deliveryLeadTime: leadTime(offer.duration),
    },
  };
}

/** '25-30 Days' as numbers; a duration in other words is left out. */
function leadTime(duration: string) {
  const [, least, most] = /^(\d+)-(\d+) Days$/.exec(duration) ?? [];
  if (!least || !most) return undefined;
  return {
    '@type': 'QuantitativeValue' as const,
    minValue: Number(least),
    maxValue: Number(most),
    unitCode: 'DAY',
  };
}

/** A calculator costs nothing and runs where it is read. */
function toolNode({ path, heading, lead }: SitePage, site: Site, refs: Refs) {
  const url = urlOf(path, site);
  return {
    '@type': 'WebApplication' as const,
    '@id': `${url}#tool`,
    name: heading,
    description: lead,
    url,
    isPartOf: refs.website,
    inLanguage: 'en-IN',
    applicationCategory: 'UtilitiesApplication',
    isAccessibleForFree: true,
    publisher: refs.organization,
  };
}

function articleNode(page: SitePage, site: Site, refs: Refs) {
  const { path, kind, heading, lead, published, updated, name } = page;
  const url = urlOf(path, site);
  const type = kind === 'article' ? ('BlogPosting' as const) : ('Article' as const);
  return {
    '@type': type,
    '@id': `${url}#article`,
    headline: heading,
    description: lead,
    url,
    mainEntityOfPage: url,
    isPartOf: refs.website,
    image: imagesOf(page).map((image) => urlOf(image, site)),
    datePublished: published && inIndia(published),
    dateModified: inIndia(updated),
    author: refs.person,
    publisher: refs.organization,
    inLanguage: 'en-IN',
    about: kind === 'mulank' ? { '@type': 'DefinedTerm' as const, name } : undefined,
  };
}

function videoNode(
  { path, heading, lead, published }: SitePage,
  { id, duration }: NonNullable<SitePage['video']>,
  site: Site,
  refs: Refs,
) {
  const url = urlOf(path, site);
  return {
    '@type': 'VideoObject' as const,
    '@id': `${url}#video`,
    name: heading,
    description: lead,
    url,
    thumbnailUrl: thumbnailOf(id),
    uploadDate: published && inIndia(published),
    duration: duration && isoDuration(duration),
    embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
    publisher: refs.organization,
  };
}

/** '1:04:35' is PT1H4M35S. */
function isoDuration(duration: string) {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

/** The page's art in the three shapes that search results take, else its card. */
const imagesOf = ({ path, art }: SitePage) =>
  art ? ['16x9', '4x3', '1x1'].map((shape) => sharePath(path, shape)) : [sharePath(path)];

function listNodes({ path, heading, currency }: SitePage, site: Site, refs: Refs): Thing[] {
  const url = urlOf(path, site);
  return [
    {
      '@type': path === paths.blogs ? 'Blog' : 'CollectionPage',
      '@id': `${url}#webpage`,
      name: heading,
      url,
      isPartOf: refs.website,
      inLanguage: languageOf(currency),
      mainEntity: { '@id': `${url}#list` },
    },
    {
      '@type': 'ItemList',
      '@id': `${url}#list`,
      numberOfItems: site.below.length,
      itemListElement: site.below.map(({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        url: urlOf(path, site),
      })),
    },
  ];
}

function plainPage(
  { path, heading, lead, kind, updated, currency }: SitePage,
  site: Site,
  refs: Refs,
): Thing {
  const url = urlOf(path, site);
  const page = {
    '@id': `${url}#webpage`,
    name: heading,
    description: lead,
    url,
    isPartOf: refs.website,
    inLanguage: languageOf(currency),
    // A legal text says when it was changed; the other plain pages show no date.
    dateModified: kind === 'text' && path !== paths.about ? inIndia(updated) : undefined,
  };
  if (path === paths.contact) return { '@type': 'ContactPage', ...page, about: refs.organization };
  if (path !== paths.about)
    return { '@type': kind === 'list' ? 'CollectionPage' : 'WebPage', ...page };
  return refs.person
    ? { '@type': 'ProfilePage', ...page, mainEntity: refs.person }
    : { '@type': 'AboutPage', ...page };
}
