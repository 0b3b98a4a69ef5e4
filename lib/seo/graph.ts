/** Structured data with stable ids. Every value stands on the page too; samples are left out. */
import 'server-only';
import type { Graph } from 'schema-dts';
import { realFact } from '../content/business';
import type { Business } from '../content/business-schema';
import { loadBusiness } from '../content/load';
import type { Crumb, SitePage } from '../pages/page';
import { pageAt, pagesBelow, trailTo } from '../pages/pages';
import { photoPath } from '../photo';
import { env } from '../settings/env';
import { paths } from '../site';
import { mainNodes } from './nodes';

export type GraphContext = {
  origin: string;
  business: Business;
  trail: readonly Crumb[];
  below: readonly SitePage[];
};

export function graphOf(page: SitePage, site: GraphContext): Graph {
  const person = personNode(site, page.path === paths.about);
  const organization = organizationNode(site, person, page.path === paths.contact);
  const website = websiteNode(site, organization);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website,
      ...(organization ? [organization] : []),
      ...(person ? [person] : []),
      ...breadcrumbNodes(page, site),
      ...mainNodes(page, site, {
        website: { '@id': website['@id'] },
        organization: refTo(organization),
        person: refTo(person),
      }),
    ],
  };
}

/** Escapes '<', so that no value can end the script element. */
export const asScript = (graph: Graph) => JSON.stringify(graph).replaceAll('<', '\\u003c');

type Node = { '@id': string };

const refTo = (node: Node | undefined) => node && { '@id': node['@id'] };

const websiteNode = (site: GraphContext, publisher?: Node) => ({
  '@type': 'WebSite' as const,
  '@id': `${site.origin}/#website`,
  url: `${site.origin}/`,
  name: realFact(site.business, 'name'),
  inLanguage: 'en-IN',
  publisher: refTo(publisher),
});

/** Needs a real name; a real address makes it a place of business. */
function organizationNode(site: GraphContext, founder: Node | undefined, withContact: boolean) {
  const { business } = site;
  const name = realFact(business, 'name');
  const social = realFact(business, 'social');
  const legal = realFact(business, 'legal');
  if (!name) return undefined;
  return {
    ...(legal
      ? {
          '@type': 'LocalBusiness' as const,
          legalName: legal.name,
          telephone: realFact(business, 'phone')?.display,
          address: {
            '@type': 'PostalAddress' as const,
            streetAddress: legal.street,
            addressLocality: legal.city,
            addressRegion: legal.state,
            postalCode: legal.pincode,
            addressCountry: 'IN',
          },
        }
      : { '@type': 'Organization' as const }),
    '@id': `${site.origin}/#organization`,
    name,
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/512.png`,
    description: realFact(business, 'about'),
    sameAs: social && Object.values(social),
    founder: refTo(founder),
    contactPoint: withContact ? contactPoint(site) : undefined,
  };
}

function contactPoint({ business }: GraphContext) {
  const telephone = realFact(business, 'phone')?.display;
  const email = realFact(business, 'email');
  if (!telephone && !email) return undefined;
  return { '@type': 'ContactPoint' as const, telephone, email };
}

function personNode({ origin, business }: GraphContext, isWhole: boolean) {
  const name = realFact(business, 'practitioner');
  const social = realFact(business, 'social');
  const { photo } = business;
  if (!name) return undefined;
  return {
    '@type': 'Person' as const,
    '@id': `${origin}${paths.about}#person`,
    name,
    url: `${origin}${paths.about}`,
    ...(isWhole && {
      jobTitle: 'Numerologist',
      image: photo && `${origin}${photoPath(photo.name, photo.width, 'webp')}`,
      sameAs: social && Object.values(social),
    }),
  };
}

function breadcrumbNodes({ path }: SitePage, { origin, trail }: GraphContext) {
  if (trail.length === 0) return [];
  return [
    {
      '@type': 'BreadcrumbList' as const,
      '@id': `${origin}${path}#breadcrumb`,
      itemListElement: trail.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: `${origin}${href}`,
      })),
    },
  ];
}

export function structuredDataAt(path: string): string {
  const page = pageAt(path);
  return asScript(
    graphOf(page, {
      origin: env.SITE_URL,
      business: loadBusiness(),
      trail: trailTo(path),
      below: page.kind === 'list' ? pagesBelow(path) : [],
    }),
  );
}
