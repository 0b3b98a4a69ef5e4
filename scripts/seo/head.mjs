// Rules on what the head of a page says. Each takes the site and returns a sentence for every fault.

const listed = ({ pages }) => pages.filter(({ isListed }) => isListed);

/** One fault for each page for which `fault` says something. */
const perPage = (pages, fault) =>
  pages.flatMap((page) => {
    const said = fault(page);
    return said ? [`${page.path}: ${said}`] : [];
  });

/** Values that stand on more than one page. */
const shared = (pages, valueOf) =>
  perPage(pages, (page) => {
    const twin = pages.find((other) => other !== page && valueOf(other) === valueOf(page));
    return twin && `says the same as ${twin.path}: '${valueOf(page)}'`;
  });

const words = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []);

/** Words that say nothing about a page. */
const small = new Set(
  'a an and at by for from in is it its not of on or our the to what when which with'.split(' '),
);

const overlapping = (one, other) =>
  [...words(one)].some((word) => !small.has(word) && words(other).has(word));

export const titles = (site) => [
  ...perPage(site.pages, ({ titles }) => titles.length !== 1 && `has ${titles.length} titles`),
  ...perPage(listed(site), ({ titles: [title = ''], headings, card }) => {
    const heading = headings.find(({ level }) => level === 1)?.text ?? '';
    if (title.length < 15 || title.length > 65)
      return `the title has ${title.length} characters, not 15 to 65: '${title}'`;
    const own = card['og:title'] ?? '';
    if (own.length > 60)
      return `the title has ${own.length} characters, and search results show 60: '${own}'`;
    if (!overlapping(title, heading))
      return `the title shares no word with the heading: '${title}', '${heading}'`;
    return undefined;
  }),
  ...shared(listed(site), ({ titles }) => titles[0]),
];

/** How to reach us, the law, and an article on the other profession: all else is about numerology. */
const aboutOthers = new Set([
  '/contact',
  '/termscondition',
  '/privacypolicy',
  '/blogs/what-a-physiotherapist-notices',
]);

/** The words that people type; a name of the field or of one of its numbers. */
const queryWords = /numerolog|mulank|bhagyank|naamank|lo shu|ank jyotish/i;

export const queries = (site) =>
  perPage(
    listed(site).filter(({ path }) => !aboutOthers.has(path)),
    ({ card: { 'og:title': title = '' } }) =>
      !queryWords.test(title) &&
      `the title says neither numerology nor an Indian name of a number: '${title}'`,
  );

export const descriptions = (site) => [
  ...perPage(listed(site), ({ descriptions }) => {
    const [description = ''] = descriptions;
    if (descriptions.length !== 1) return `has ${descriptions.length} descriptions`;
    if (description.length < 70 || description.length > 160)
      return `the description has ${description.length} characters, not 70 to 160`;
    return /^[^.]*(,[^,.]{0,14}){5}/.test(description) && 'the description is a list of words';
  }),
  ...shared(listed(site), ({ descriptions }) => descriptions[0]),
];

export const canonicals = (site) =>
  perPage(listed(site), ({ canonicals, card, path }) => {
    const own = new URL(path, site.origin).href;
    if (canonicals.length !== 1) return `has ${canonicals.length} canonical addresses`;
    if (new URL(canonicals[0], 'relative:/').href !== own)
      return `the canonical address is ${canonicals[0]}, not ${own}`;
    return (
      new URL(card['og:url'] ?? '', own).href !== own && `og:url is ${card['og:url']}, not ${own}`
    );
  });

/** Forms, answers and states: they may be opened, and shall not be found. */
const unlisted =
  /^\/(checkout|orderreceived|owner|choose|confirm|products|videos\/SAMPLE\w+|sent\/.+|.+\/not-found|server-error|_not-found)$/;

export const robots = (site) =>
  perPage(site.pages, ({ robots, path, status, isListed, canonicals }) => {
    if (robots.length !== 1) return `has ${robots.length} robots elements`;
    if (isListed === (unlisted.test(path) || status === 404))
      return isListed ? 'must say noindex' : 'says noindex and should be found';
    if (isListed && !robots[0].includes('max-image-preview:large'))
      return 'does not allow a large picture in results';
    return !isListed && canonicals.length > 0 && 'says noindex and names a canonical address too';
  });

/** The market that a page speaks to; the first is the home market. */
const marketOf = ({ path, isListed }, { markets }) =>
  markets.find(
    ({ listPath, servicePath }) =>
      isListed && (path === listPath || path.startsWith(`${servicePath}/`)),
  ) ?? markets[0];

/** What the versions of a page are called: by their markets, and one for whoever lives in none of them. */
const namesOf = (versions, site) =>
  versions
    .map((page) => marketOf(page, site))
    .flatMap(({ lang, isForOthers }) => (isForOthers ? [lang, 'x-default'] : [lang]))
    .toSorted()
    .join(' ');

export const languages = (site) => {
  const hrefsOf = ({ languages }) =>
    languages
      .map(({ lang, href }) => `${lang} ${new URL(href).href}`)
      .toSorted()
      .join(', ');
  const pageOf = new Map(site.pages.map((page) => [new URL(page.path, site.origin).href, page]));
  return [
    ...perPage(
      site.pages,
      (page) => page.lang !== marketOf(page, site).lang && `its language is '${page.lang}'`,
    ),
    ...perPage(
      site.pages,
      ({ strayDevanagari: [text] }) => text && `'${text}' needs the attribute lang="hi"`,
    ),
    ...perPage(listed(site), (page) => {
      if (page.languages.length === 0) return undefined;
      const langs = page.languages
        .map(({ lang }) => lang)
        .toSorted()
        .join(' ');
      const versions = new Set(
        page.languages.flatMap(({ href }) => pageOf.get(new URL(href).href) ?? []),
      );
      if (versions.size < 2 || langs !== namesOf([...versions], site))
        return `its language versions are ${langs}`;
      const own = new URL(page.path, site.origin).href;
      if (!page.languages.some(({ href }) => new URL(href).href === own))
        return 'its language versions leave out the page itself';
      const oneWay = page.languages.find(({ href }) => {
        const other = pageOf.get(new URL(href).href);
        return !other?.isListed || hrefsOf(other) !== hrefsOf(page);
      });
      return oneWay && `its language version ${oneWay.href} does not say the same back`;
    }),
  ];
};

export const cards = (site) =>
  perPage(listed(site), ({ card, titles, descriptions }) => {
    const missing = [
      'og:title',
      'og:description',
      'og:site_name',
      'og:locale',
      'og:type',
      'og:image',
      'og:image:alt',
    ].find((name) => !card[name]);
    if (missing) return `has no ${missing}`;
    if (card['twitter:card'] !== 'summary_large_image') return 'has no large twitter card';
    if (card['og:title'].includes(` | ${card['og:site_name']}`))
      return 'og:title repeats the name of the site';
    if (!titles[0]?.startsWith(card['og:title'])) return 'og:title is not the title';
    return card['og:description'] !== descriptions[0] && 'og:description is not the description';
  });

export const feedLinks = (site) =>
  perPage(listed(site), ({ feeds }) => {
    const own = new URL('/feed.xml', site.origin).href;
    return (feeds.length !== 1 || feeds[0] !== own) && 'does not name the feed';
  });

/** What is missing says so, and nothing else. */
export const missing = (site) =>
  perPage(
    site.pages.filter(({ path, status }) => status === 404 || path.endsWith('not-found')),
    ({ status, canonicals, graphs, languages, feeds, card }) => {
      if (status !== 404) return `is answered with ${status}`;
      const more = { canonicals, graphs, languages, feeds, card: Object.keys(card) };
      const said = Object.entries(more).find(([, values]) => values.length > 0);
      return said && `says more than that it is missing: ${said[0]}`;
    },
  );
