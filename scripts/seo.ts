/** What a page, and all of them together, have to be so that the site is found: each rule gives a sentence for every fault. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { parse } from 'node-html-parser';

export type BuiltPage = ReturnType<typeof readPage>;

export type Site = {
  origin: string;
  pages: readonly BuiltPage[];
  /** Whether the site has a file at this path that is no page. */
  hasFile: (path: string) => boolean;
};

/** A built page as the rules see it: plain values, read from its HTML. */
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
  // The labels of buttons are controls, not text.
  const noText = 'script, style, noscript, dialog, template, button, [hidden]';
  const main = root.querySelector('main') ?? root;
  for (const element of main.querySelectorAll(noText)) element.remove();
  return { ...page, text: main.structuredText };
}

const listed = ({ pages }: Site) => pages.filter(({ isListed }) => isListed);

const headings = ({ pages }: Site) =>
  pages
    .filter(({ headings }) => headings !== 1)
    .map(({ path, headings }) => `${path}: has ${headings} h1, not one`);

/** What search results show of a page: long enough to say something, short enough not to be cut off, and of no other page. */
const titles = (site: Site) => [
  // The name of the practice follows where there is room.
  ...shown(site, 'title', /^.{4,60}?( \| .+)?$/),
  ...shown(site, 'description', /^.{70,160}$/),
];

function shown(site: Site, name: 'title' | 'description', length: RegExp) {
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

/** Every link leads to a page or a file that is there, and to a place of it; every picture is there too. */
function links({ pages, origin, hasFile }: Site) {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    page.addresses.flatMap((address) => {
      const fault = faultOf(address, page);
      return fault ? [`${page.path}: '${address}' ${fault}`] : [];
    }),
  );

  function faultOf(href: string, { path, ids }: BuiltPage) {
    // On the page of a fault of ours the empty link asks for the same address again.
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

/** How much of the shorter of two texts may stand in the other too: of all pages of a kind on average, and of any two. */
const most = { onAverage: 0.25, ofTwo: 0.35 };

/**
 * Pages of a kind are about different things, so they may not be the same text with another name in it. A video's text is
 * short, since its subject is what one sees in it.
 */
const overlap = (site: Site) =>
  families(listed(site).filter(({ path }) => !path.startsWith('/videos/'))).flatMap(overlapIn);

/** Pages by kind: their addresses differ in the last part, or in the number at its end. */
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
    ...pairs.filter(({ shared }) => shared > most.ofTwo),
    ...(mean > most.onAverage
      ? [{ paths: `on average ${texts[0]?.path} and its kind`, shared: mean }]
      : []),
  ].map(
    ({ paths, shared }) =>
      `${paths} share ${Math.round(shared * 100)} % of their text; say more on each that is true of it alone`,
  );
}

/** Every five words in a row; a number counts as any other. */
function shinglesOf(text: string) {
  const words =
    text
      .toLowerCase()
      .replace(/\d+/g, '0')
      .match(/[\p{L}\p{M}0]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Of the shorter text. */
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
      // How the framework writes what is right, and matters of taste.
      ...off('attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style'),
      ...off('no-implicit-button-type', 'no-implicit-input-type', 'prefer-native-element'),
      ...off('aria-label-misuse', 'require-sri', 'tel-non-breaking'),
      // A class that its style sheet doesn't have.
      'class-pattern': ['error', { pattern: '/^(?!undefined$|null$)/' }],
    },
  }),
);

/** The markup by html-validate (html-validate.org), so that no rule of the standard is written here. */
const markup = ({ pages }: Site) =>
  pages.flatMap(({ path, html }) =>
    checker
      .validateStringSync(html)
      .results.flatMap(({ messages }) => messages)
      .map(({ message, selector }) => `${path}: ${message} (${selector})`),
  );

/** Each by the name that its faults are printed under. */
export const rules = { headings, titles, links, overlap, markup };
