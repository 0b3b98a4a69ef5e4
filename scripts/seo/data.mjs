// Rules on structured data. Each takes the site and returns a sentence for every fault.

/** Each listed page's graph as a list of nodes, or the fault that keeps it from being one. */
function graphOf({ graphs }) {
  if (graphs.length !== 1) return { fault: `has ${graphs.length} blocks of structured data` };
  try {
    const { '@context': context, '@graph': nodes } = JSON.parse(graphs[0]);
    if (context !== 'https://schema.org' || !Array.isArray(nodes))
      return { fault: 'its structured data is no graph of schema.org' };
    return { nodes };
  } catch (error) {
    return { fault: `its structured data can't be read: ${error.message}` };
  }
}

const perGraph = ({ pages }, faultsOf) =>
  pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) =>
      (graphOf(page).nodes ? faultsOf(page, graphOf(page).nodes) : []).map(
        (fault) => `${page.path}: ${fault}`,
      ),
    );

/** Every value with its key, however deep, and the node that it belongs to. */
function* valuesIn(value, key = '', node = value) {
  if (Array.isArray(value)) for (const one of value) yield* valuesIn(one, key, node);
  else if (value && typeof value === 'object') {
    yield { key, value, node: value };
    for (const [name, one] of Object.entries(value)) yield* valuesIn(one, name, value);
  } else yield { key, value, node };
}

export const graphs = (site) =>
  site.pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) => {
      const { fault } = graphOf(page);
      return fault ? [`${page.path}: ${fault}`] : [];
    });

export const ids = (site) =>
  perGraph(site, (_, nodes) => {
    const named = nodes.map((node) => node['@id']);
    const twice = named.find((id, index) => id && named.indexOf(id) !== index);
    const refs = [...valuesIn(nodes)].filter(
      ({ value }) => value?.['@id'] && Object.keys(value).length === 1,
    );
    const dead = refs.find(({ value }) => !named.includes(value['@id']));
    return [
      ...(named.every(Boolean) ? [] : ['a node of its graph has no @id']),
      ...(twice ? [`its graph has two nodes ${twice}`] : []),
      ...(dead ? [`its graph refers to ${dead.value['@id']}, which is not in it`] : []),
    ];
  });

/** What a node needs to be understood. */
const needed = {
  WebSite: ['url', 'inLanguage'],
  Organization: ['name', 'url', 'logo'],
  LocalBusiness: ['name', 'url', 'logo', 'address'],
  Person: ['name', 'url'],
  ProfilePage: ['mainEntity'],
  Article: ['headline', 'image', 'dateModified'],
  BlogPosting: ['headline', 'image', 'dateModified'],
  Service: ['name', 'description', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
};

/** Votes that nobody cast, counts of other sites, and results that no search engine shows any more. */
const banned =
  /^(AggregateRating|Review|Rating|FAQPage|HowTo|SpeakableSpecification|InteractionCounter|ClaimReview)$/;

const formats = {
  price: /^\d+(\.\d\d)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  dateModified: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
  uploadDate: /^\d{4}-\d\d-\d\dT/,
  duration: /^PT(\d+H)?\d+M\d+S$/,
  datePublished: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/,
};

export const nodes = (site) =>
  perGraph(site, (_, nodes) =>
    [...valuesIn(nodes)].flatMap(({ key, value }) => {
      const type = value?.['@type'];
      if (type) {
        if (banned.test(type)) return [`its structured data holds a ${type}`];
        const missing = (needed[type] ?? []).find((name) => value[name] === undefined);
        return missing ? [`its ${type} has no ${missing}`] : [];
      }
      if (/rating|review|interactionStatistic|followers/i.test(key))
        return [`its structured data has ${key}`];
      if (value === '' || value === null) return [`${key} of its structured data is empty`];
      return formats[key] && !formats[key].test(value) ? [`${key} is '${value}'`] : [];
    }),
  );

/** Values that are made up until the owner gives real ones. */
const placeholder = /example\.(com|org)|sample|\b0{4,}\b|X{4,}|lorem|\{\w+\}|The practitioner/i;

export const placeholders = (site) =>
  perGraph(site, (_, nodes) =>
    [...valuesIn(nodes)].flatMap(({ key, value }) =>
      typeof value === 'string' && placeholder.test(value)
        ? [`${key} of its structured data is a placeholder: '${value}'`]
        : [],
    ),
  );

/** Addresses and codes, which nobody reads on a page. */
const unseen = new Set([
  'applicationCategory',
  'isAccessibleForFree',
  '@context',
  '@id',
  '@type',
  'availability',
  'duration',
  'embedUrl',
  'image',
  'inLanguage',
  'item',
  'logo',
  'mainEntityOfPage',
  'position',
  'numberOfItems',
  'priceCurrency',
  'sameAs',
  'termsOfService',
  'thumbnailUrl',
  'unitCode',
  'url',
]);

export const visible = (site) =>
  perGraph(site, ({ text }, nodes) => {
    const read = plain(text);
    return [...valuesIn(nodes)].flatMap(({ key, value, node }) => {
      if (typeof value === 'object' || unseen.has(key)) return [];
      const said = key === 'price' ? priceOf(node, site) : asRead(key, value);
      return read.includes(plain(said))
        ? []
        : [`${key} of its structured data is not on the page: '${said}'`];
    });
  });

/** Thousands are grouped on the page, quotes may be curly, and every space is one. */
const plain = (text) =>
  text
    .replace(/(\d),(?=\d)/g, '$1')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ');

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

function priceOf({ price, priceCurrency }, { markets }) {
  const market = markets.find(({ code }) => code === priceCurrency);
  if (!market) return `${priceCurrency} ${price}`;
  return new Intl.NumberFormat(market.locale, {
    style: 'currency',
    currency: market.code,
    minimumFractionDigits: 0,
    useGrouping: false,
  }).format(price);
}

function asRead(key, value) {
  if (/^(dateModified|datePublished|uploadDate)$/.test(key)) return day.format(new Date(value));
  if (key === 'jobTitle') return value.toLowerCase();
  return String(value);
}

/** Every address leads to a page or a file of this site, or is linked on the page. */
export const addresses = (site) => {
  const known = new Set(site.pages.filter(({ isListed }) => isListed).map(({ path }) => path));
  return perGraph(site, ({ links }, nodes) =>
    [...valuesIn(nodes)].flatMap(({ key, value }) => {
      if (typeof value !== 'string' || !/^https?:/.test(value) || key.startsWith('@')) return [];
      // The video service's own, of which the page asks nothing before play is pressed.
      if (key === 'thumbnailUrl' || key === 'embedUrl') return [];
      if (value.startsWith('https://schema.org/')) return [];
      const { origin, pathname } = new URL(value);
      const isFine =
        origin === site.origin
          ? known.has(pathname) || site.hasFile(pathname)
          : links.some(({ href }) => href === value);
      return isFine ? [] : [`${key} of its structured data leads nowhere: ${value}`];
    }),
  );
};

export const trails = (site) =>
  perGraph(site, ({ path, trail }, nodes) => {
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
    if (path === '/') return list ? ['home has breadcrumbs'] : [];
    if (!list) return ['its structured data has no breadcrumbs'];
    const said = list.itemListElement.map(
      ({ position, name, item }) => `${position} ${name} ${new URL(item).pathname}`,
    );
    const shown = trail.map(({ label, href }, index) => `${index + 1} ${label} ${href ?? path}`);
    return said.join() === shown.join() ? [] : [`its breadcrumbs differ: ${said} and ${shown}`];
  });
