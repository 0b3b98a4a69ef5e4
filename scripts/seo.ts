import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'node-html-parser';

export type BuiltPage = ReturnType<typeof readPage>;

export type BuiltSite = {
  origin: string;
  pages: readonly BuiltPage[];
  hasFile: (path: string) => boolean;
};

export function readPage(path: string, html: string, status = 200) {
  const root = parse(html, { comment: false });
  const contentOf = (name: string) =>
    root.querySelector(`meta[name="${name}"]`)?.attributes.content ?? '';
  const addresses = (selector: string, name: string) =>
    root
      .querySelectorAll(selector)
      .filter((element) => !element.closest('[hidden]'))
      .map((element) => element.attributes[name] ?? '');
  const page = {
    path,
    html,
    status,
    title: root.querySelector('title')?.text ?? '',
    description: contentOf('description'),
    isListed: status === 200 && !contentOf('robots').includes('noindex'),
    headings: root.querySelectorAll('h1').length,
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    addresses: [...addresses('a', 'href'), ...addresses('img', 'src')],
  };
  const noText = 'script, style, noscript, dialog, template, button, [hidden]';
  const main = root.querySelector('main') ?? root;
  for (const element of main.querySelectorAll(noText)) element.remove();
  return { ...page, text: main.structuredText };
}

const listed = ({ pages }: BuiltSite) => pages.filter(({ isListed }) => isListed);

const headings = ({ pages }: BuiltSite) =>
  pages
    .filter(({ headings }) => headings !== 1)
    .map(({ path, headings }) => `${path}: has ${headings} h1, not one`);

/** Titles and descriptions: neither too short nor cut off in search results, and unique. */
const titles = (site: BuiltSite) => [
  // The practice's name follows where there is room.
  ...lengthFaults(site, 'title', /^.{4,60}?( \| .+)?$/),
  ...lengthFaults(site, 'description', /^.{70,160}$/),
];

function lengthFaults(site: BuiltSite, name: 'title' | 'description', length: RegExp) {
  const all = listed(site);
  return all.flatMap(({ path, [name]: text }) => {
    if (!text) return [`${path}: has no ${name}`];
    const twin = all.find((page) => page.path !== path && page[name] === text);
    return [
      ...(twin ? [`${path}: has the ${name} of ${twin.path}`] : []),
      ...(length.test(text) ? [] : [`${path}: its ${name} is too short or too long: '${text}'`]),
    ];
  });
}

/** Links lead to an existing page or file, and to an existing fragment; pictures exist. */
function links({ pages, origin, hasFile }: BuiltSite) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    page.addresses.flatMap((address) => {
      const fault = faultOf(address, page);
      return fault ? [`${page.path}: '${address}' ${fault}`] : [];
    }),
  );

  function faultOf(href: string, { path, ids }: BuiltPage) {
    // An empty link on the error page reloads the failed address.
    if (href === '' && path === '/server-error') return undefined;
    if (!href || href === '#') return 'leads nowhere';
    if (/^(tel|mailto|https?):/.test(href) && !href.startsWith(`${origin}/`)) return undefined;
    if (!/^[/#]/.test(href)) return 'must begin with /, a protocol or #';
    const { pathname, hash } = new URL(href, `${origin}${path}`);
    const target = href.startsWith('#') ? { status: 200, ids } : byPath.get(pathname);
    if (target?.status !== 200) return !hasFile(pathname) && 'is no page and no file';
    return hash && !target.ids.includes(hash.slice(1)) && 'names no place of its page';
  }
}

/** Limits of text shared by two pages of a kind, as part of the shorter one. */
const overlapLimits = { onAverage: 0.25, ofTwo: 0.35 };

/** Catches pages that are one text with another name in it. Videos have too little text. */
const overlap = (site: BuiltSite) =>
  families(listed(site).filter(({ path }) => !path.startsWith('/videos/'))).flatMap(overlapIn);

function families(pages: readonly BuiltPage[]) {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = page.path.replace(/\d+$/, '').replace(/(?<=.)\/[^/]+$/, '/');
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()].filter((family) => family.length > 1);
}

function overlapIn(family: readonly BuiltPage[]) {
  const texts = family.map(({ path, text }) => ({ path, shingles: shinglesOf(text) }));
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other) => ({
      paths: `${one.path} and ${other.path}`,
      shared: sharedPart(one.shingles, other.shingles),
    })),
  );
  const mean = pairs.reduce((sum, { shared }) => sum + shared, 0) / pairs.length;
  return [
    ...pairs.filter(({ shared }) => shared > overlapLimits.ofTwo),
    ...(mean > overlapLimits.onAverage
      ? [{ paths: `on average ${texts[0]?.path} and its kind`, shared: mean }]
      : []),
  ].map(
    ({ paths, shared }) =>
      `${paths} share ${Math.round(shared * 100)} % of their text; say more on each that is true of it alone`,
  );
}

/** Every five words in a row, all numbers alike. */
function shinglesOf(text: string) {
  const words =
    text
      .toLowerCase()
      .replace(/\d+/g, '0')
      .match(/[\p{L}\p{M}0]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  return [...short].filter((shingle) => long.has(shingle)).length / Math.max(short.size, 1);
}

const off = (...rules: string[]) => Object.fromEntries(rules.map((rule) => [rule, 'off']));

const checker = new HtmlValidate(
  new StaticConfigLoader([], {
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Next's spelling, and matters of taste.
      ...off('attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'),
      ...off('no-implicit-button-type', 'no-implicit-input-type', 'prefer-native-element'),
      ...off('aria-label-misuse', 'require-sri', 'tel-non-breaking'),
      // A day of birth is an address of its own: /mulank1#19.
      'valid-id': ['error', { relaxed: true }],
      // Catches a class that its style sheet doesn't have.
      'class-pattern': ['error', { pattern: '/^(?!undefined$|null$)/' }],
    },
  }),
);

const markup = ({ pages }: BuiltSite) =>
  pages.flatMap(({ path, html }) =>
    checker
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ message, selector }) => `${path}: ${message} (${selector})`),
  );

export const rules = { headings, titles, links, overlap, markup };
