import type { Thing } from 'schema-dts';
import type { Business } from '../content/business-schema';
import { inIndia } from '../time';
import { home } from '../markets/currency';
import { markets, pageWords } from '../markets/markets';
import { kindOf, type Crumb, type SitePage } from '../pages/page';
import { paths, sharePath } from '../site';
import { thumbnailOf } from '../videos/page';

export type GraphContext = {
  origin: string;
  business: Business;
  trail: readonly Crumb[];
  below: readonly SitePage[];
};

type Ref = { '@id': string };

/** Organisation and person only once their names are real. */
export type Refs = { website: Ref; organization?: Ref; person?: Ref };

type NodeContext = SitePage &
  Refs &
  Pick<GraphContext, 'origin' | 'below'> & { url: string; inLanguage: string };

export function mainNodes(page: SitePage, { origin, below }: GraphContext, refs: Refs): Thing[] {
  const { lang: inLanguage } = markets[page.currency ?? home];
  const place: NodeContext = {
    ...page,
    ...refs,
    origin,
    below,
    url: `${origin}${page.path}`,
    inLanguage,
  };
  if (page.kind === 'service') return [serviceNode(place)];
  if (page.kind === 'tool') return [toolNode(place)];
  if (page.video) return [plainPage(place), videoNode(place, page.video)];
  if (kindOf(page).isArticle || page.path === paths.numerology) return [articleNode(place)];
  return page.kind === 'list' && below.length > 0 ? listNodes(place) : [plainPage(place)];
}

const namedNode = <const Type extends string>(type: Type, hash: string, page: NodeContext) => ({
  '@type': type,
  '@id': `${page.url}#${hash}`,
  name: page.heading,
  description: page.lead,
  url: page.url,
});

const ofSite = ({ website, inLanguage }: NodeContext) => ({ isPartOf: website, inLanguage });

const serviceNode = (page: NodeContext) => ({
  ...namedNode('Service', 'service', page),
  image: `${page.origin}${sharePath(page.path)}`,
  provider: page.organization,
  areaServed: countryOf(page),
  termsOfService: `${page.origin}${paths.terms}`,
  offers: page.offer && {
    '@type': 'Offer' as const,
    url: page.url,
    price: String(page.offer.amount),
    priceCurrency: page.currency,
    availability: 'https://schema.org/InStock' as const,
    seller: page.organization,
    deliveryLeadTime: leadTime(page.offer.duration),
  },
});

function countryOf({ currency }: NodeContext) {
  const name = currency && pageWords[currency].areaServed;
  return name && { '@type': 'Country' as const, name };
}

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

const toolNode = (page: NodeContext) => ({
  ...namedNode('WebApplication', 'tool', page),
  ...ofSite(page),
  applicationCategory: 'UtilitiesApplication',
  isAccessibleForFree: true,
  publisher: page.organization,
});

const articleNode = (page: NodeContext) => ({
  '@type': page.kind === 'article' ? ('BlogPosting' as const) : ('Article' as const),
  '@id': `${page.url}#article`,
  headline: page.heading,
  description: page.lead,
  url: page.url,
  mainEntityOfPage: page.url,
  isPartOf: page.website,
  image: imagesOf(page).map((image) => page.origin + image),
  datePublished: page.published && inIndia(page.published),
  dateModified: inIndia(page.updated),
  author: page.person,
  publisher: page.organization,
  inLanguage: page.inLanguage,
  about: page.kind === 'mulank' ? { '@type': 'DefinedTerm' as const, name: page.name } : undefined,
});

const imagesOf = ({ path, art }: SitePage) =>
  art ? ['16x9', '4x3', '1x1'].map((shape) => sharePath(path, shape)) : [sharePath(path)];

const videoNode = (page: NodeContext, { id, duration }: NonNullable<SitePage['video']>) => ({
  ...namedNode('VideoObject', 'video', page),
  thumbnailUrl: thumbnailOf(id),
  uploadDate: page.published && inIndia(page.published),
  duration: duration && isoDuration(duration),
  embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
  publisher: page.organization,
});

function isoDuration(duration: string) {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes}M${seconds}S`;
}

const listNodes = (page: NodeContext): Thing[] => [
  {
    ...namedNode(page.path === paths.blogs ? 'Blog' : 'CollectionPage', 'webpage', page),
    ...ofSite(page),
    mainEntity: { '@id': `${page.url}#list` },
  },
  {
    '@type': 'ItemList',
    '@id': `${page.url}#list`,
    numberOfItems: page.below.length,
    itemListElement: page.below.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      url: page.origin + path,
    })),
  },
];

function plainPage(page: NodeContext): Thing {
  const { path, kind, organization, person } = page;
  const rest = {
    ...ofSite(page),
    // Only legal texts show a date of change.
    dateModified: kind === 'text' && path !== paths.about ? inIndia(page.updated) : undefined,
  };
  if (path === paths.contact)
    return { ...namedNode('ContactPage', 'webpage', page), ...rest, about: organization };
  if (path !== paths.about)
    return {
      ...namedNode(kind === 'list' ? 'CollectionPage' : 'WebPage', 'webpage', page),
      ...rest,
    };
  return person
    ? { ...namedNode('ProfilePage', 'webpage', page), ...rest, mainEntity: person }
    : { ...namedNode('AboutPage', 'webpage', page), ...rest };
}
