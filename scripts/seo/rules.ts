/** What a page, and all of them together, have to be so that the site is found: each rule gives a sentence for every fault. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { formatPrice } from '../../lib/markets/currency';
import { currencies } from '../../lib/markets/markets';
import { sharePath } from '../../lib/site';
import type { BuiltPage, Site } from './page';
import { overlap } from './texts';

/** One fault for each page of which `fault` says something. */
const perPage = <Page extends BuiltPage>(
  pages: readonly Page[],
  fault: (page: Page) => string | false | undefined,
) =>
  pages.flatMap((page) => {
    const said = fault(page);
    return said ? [`${page.path}: ${said}`] : [];
  });

/** A page that may be found says what lib makes of it, once; any other says that it shall not be found. */
const heads = ({ pages, listed }: Site) => [
  ...perPage(listed, ({ due, ...page }) => {
    const wrong = heldTo.find((name) => page[name].join('\n') !== due[name]);
    return wrong && `its ${wrong} is '${page[wrong].join(', ')}', not '${due[wrong]}'`;
  }),
  ...perPage(
    pages.filter(({ path }) => !listed.some((page) => page.path === path)),
    ({ path, status, robots, canonical, graph }) => {
      if (path.endsWith('not-found') && status !== 404) return `is answered with ${status}`;
      if (robots.length !== 1 || !robots[0]?.includes('noindex'))
        return 'is in no list of lib/pages and must say noindex, once';
      return (
        [...canonical, ...graph].length > 0 && 'says noindex, and its address or what it is too'
      );
    },
  ),
];

/** With its address come title, description, robots and card: lib/seo/metadata.ts makes them together. */
const heldTo = ['lang', 'canonical', 'graph'] as const;

/** How much of a page answers a search: its title's words have to stand there. */
const FIRST = 100;

/** Of a title's first part, up to a colon, a bracket or a question mark, each word that means something. */
const firstWords = ({ listed }: Site) =>
  perPage(listed, ({ heading, mainText, entry }) => {
    const text = mainText.slice(Math.max(mainText.indexOf(heading), 0));
    const first = wordsOf(text).slice(0, FIRST);
    const [part = ''] = entry.title.split(/[:(?]/);
    const missing = wordsOf(part).filter((word) => !small.includes(word) && !first.includes(word));
    return (
      missing.length > 0 &&
      `'${missing.join(' ')}' of its title is not among its first ${FIRST} words`
    );
  });

/** In small letters and without the s of a plural. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''));

const small = wordsOf(
  'a an and at by do for from how i in is it its not of on or our the to what when where which why with',
);

const inDevanagari = { mulank: 'मूलांक', bhagyank: 'भाग्यांक', naamank: 'नामांक' };

/** A page whose title has an Indian name of a number says it in Devanagari too, and where it does, in which language. */
const glosses = ({ pages, listed }: Site) => [
  ...perPage(listed, ({ mainText, entry }) => {
    const [missing] = Object.entries(inDevanagari).filter(
      ([word, hindi]) =>
        new RegExp(`\\b${word}\\b`, 'i').test(entry.title) && !mainText.includes(hindi),
    );
    return missing && `write ${missing[1]} beside the first ${missing[0]}`;
  }),
  ...perPage(
    pages,
    ({ devanagariAsEnglish: [text] }) => text && `'${text}' needs the attribute lang="hi"`,
  ),
];

/** Every link leads to a page or a file that is there, and to a place of it; every picture is there too. */
const links = ({ pages, origin, sizeOf }: Site) => {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    [...page.links.map(({ href }) => href), ...page.pictures.map(({ src }) => src)].flatMap(
      (address) => {
        const fault = faultOf(address, page);
        return fault ? [`${page.path}: '${address}' ${fault}`] : [];
      },
    ),
  );

  function faultOf(href: string | undefined, { path, ids }: BuiltPage) {
    // On the page of a fault of ours the empty link asks for the same address again.
    if (href === '' && path === '/server-error') return undefined;
    if (!href || href === '#') return 'leads nowhere';
    if (/^(tel|mailto|https?):/.test(href) && !href.startsWith(`${origin}/`)) return undefined;
    if (!/^[/#]/.test(href)) return 'must begin with /, a protocol or #';
    const { pathname, hash } = new URL(href, `${origin}${path}`);
    const target = href.startsWith('#') ? { status: 200, ids } : byPath.get(pathname);
    if (target?.status !== 200) return sizeOf(pathname) === undefined && 'is no page and no file';
    return hash && !target.ids.includes(hash.slice(1)) && 'names no place of its page';
  }
};

/** How many clicks lead from home to any page. */
const DEEPEST = 3;

/** Each page is near home, and linked from the text of another, not from header and footer alone. */
const ways = ({ pages, listed }: Site) => {
  const targets = (page: BuiltPage, inText = false) =>
    page.links
      .filter((link) => link.inText || !inText)
      .map(({ href = '' }) => href.replace(/[?#].*$/, ''))
      .filter((path) => path !== page.path);
  const named = new Set(pages.flatMap((page) => targets(page, true)));
  let near = new Set(['/']);
  for (let clicks = 0; clicks < DEEPEST; clicks += 1)
    near = new Set([
      ...near,
      ...pages.filter(({ path }) => near.has(path)).flatMap((page) => targets(page)),
    ]);
  return perPage(listed, ({ path }) => {
    if (path !== '/' && !named.has(path)) return 'no page leads there in its text';
    return !near.has(path) && `is more than ${DEEPEST} clicks from home`;
  });
};

/** Chats leave out a heavier picture. */
const HEAVIEST = 300 * 1024;

const pictures = ({ pages, listed, sizeOf }: Site) => [
  ...perPage(pages, (page) => {
    const unsized = page.pictures.find(({ hasSize }) => !hasSize);
    return unsized && `the picture ${unsized.src} has no width and height`;
  }),
  ...perPage(listed, ({ path }) => {
    const size = sizeOf(sharePath(path));
    if (size === undefined) return 'its share picture does not exist';
    return size > HEAVIEST && `its share picture weighs ${Math.round(size / 1024)} KB`;
  }),
];

/** Addresses and codes of structured data, which nobody reads on a page. */
const unread =
  /^(@.*|applicationCategory|isAccessibleForFree|availability|duration|embedUrl|image|inLanguage|item|logo|mainEntityOfPage|position|numberOfItems|priceCurrency|sameAs|termsOfService|thumbnailUrl|unitCode|url)$/;

/** What structured data says can be read on its page. */
const visible = ({ listed }: Site) =>
  listed.flatMap(({ path, text, due }) =>
    valuesIn(JSON.parse(due.graph))
      .filter(({ key, said }) => !unread.test(key) && !plain(text).includes(plain(said)))
      .map(
        ({ key, said }) => `${path}: ${key} of its structured data is not on the page: '${said}'`,
      ),
  );

/** Every value with its key, however deep, as a page says it. */
function valuesIn(value: unknown, key = '', node: object = {}): { key: string; said: string }[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesIn(one, key, node));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => valuesIn(one, name, value));
  return [{ key, said: asRead(key, String(value), node) }];
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

function asRead(key: string, value: string, node: object) {
  const currency = currencies.find(
    (code) => 'priceCurrency' in node && node.priceCurrency === code,
  );
  if (key === 'price' && currency) return formatPrice(Number(value), currency);
  if (/^(dateModified|datePublished|uploadDate)$/.test(key)) return day.format(new Date(value));
  return key === 'jobTitle' ? value.toLowerCase() : value;
}

/** Quotes may be curly, and every space is one. */
const plain = (text: string) =>
  text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');

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
export const rules = {
  heads,
  firstWords,
  glosses,
  links,
  ways,
  pictures,
  visible,
  markup,
  overlap,
};
