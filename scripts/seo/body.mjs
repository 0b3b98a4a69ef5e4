// Rules on what stands in a page. Each takes the site and returns a sentence for every fault.

export const images = ({ pages, hasFile }) =>
  pages.flatMap(({ path, images }) =>
    images.flatMap(({ src, alt, width, height, isLazy, isFirst }) => {
      const name = src?.split('/').at(-1) ?? '';
      const fault =
        (alt && alt === name && 'has its file name for alt') ||
        (!(Number(width) > 0 && Number(height) > 0) && 'has no width and height') ||
        (isLazy && isFirst && 'is the first picture and lazy') ||
        (src?.startsWith('/') && !hasFile(src) && 'does not exist');
      return fault ? [`${path}: the picture ${src} ${fault}`] : [];
    }),
  );

export const breadcrumbs = ({ pages }) =>
  pages
    .filter(({ isListed, path }) => isListed && path !== '/')
    .flatMap(({ path, trail }) => {
      if (trail.length < 2) return [`${path}: has no breadcrumbs`];
      if (trail[0].href !== '/') return [`${path}: its breadcrumbs do not begin at home`];
      const dead = trail
        .slice(0, -1)
        .find(({ href }) => !pages.some((page) => page.isListed && page.path === href));
      return dead ? [`${path}: the breadcrumb '${dead.label}' leads nowhere`] : [];
    });

/** How much of a page answers a search: its title's words have to stand there. */
const FIRST = 100;

/** Of a title's first part, up to a colon, a bracket or a question mark, each word that means something. */
export const firstWords = ({ pages }) =>
  pages
    .filter(({ isListed }) => isListed)
    .flatMap(({ path, card, headings, mainText }) => {
      const heading = headings.find(({ level }) => level === 1)?.text ?? '';
      const text = mainText.slice(Math.max(mainText.indexOf(heading), 0));
      const first = new Set(wordsOf(text).slice(0, FIRST));
      const [part = ''] = (card['og:title'] ?? '').split(/[:(?]/);
      const missing = wordsOf(part).filter((word) => !small.has(word) && !first.has(word));
      return missing.length > 0
        ? [`${path}: '${missing.join(' ')}' of its title is not among its first ${FIRST} words`]
        : [];
    });

/** In small letters and without the s of a plural. */
const wordsOf = (text) =>
  (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).map((word) => word.replace(/s$/, ''));

const small = new Set(
  'a an and at by do for from how i in is it of on or our the to what when where which why with'
    .split(' ')
    .map((word) => word.replace(/s$/, '')),
);

const inDevanagari = { mulank: 'मूलांक', bhagyank: 'भाग्यांक', naamank: 'नामांक' };

/** A page whose title has an Indian name of a number says it in Devanagari too. */
export const glosses = ({ pages }) =>
  pages
    .filter(({ isListed }) => isListed)
    .flatMap(({ path, card, mainText }) =>
      Object.entries(inDevanagari)
        .filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(card['og:title'] ?? ''))
        .filter(([, hindi]) => !mainText.includes(hindi))
        .map(([word, hindi]) => `${path}: write ${hindi} beside the first ${word}`),
    );

/** How much of the shorter of two texts may stand in the other too: of all pages of a kind on average, and of any two. */
const most = { onAverage: 0.25, ofTwo: 0.35 };

/** Pages of a kind are about different things, so they may not be the same text with another name in it. */
export const overlap = ({ pages }) =>
  families(pages.filter(({ path }) => !isVideo.test(path))).flatMap(overlapIn);

/** Its text is short, since its subject is what one sees in it. */
const isVideo = /^\/videos\/./;

function overlapIn(family) {
  const texts = family.map(({ path, mainText }) => ({ path, shingles: shinglesOf(mainText) }));
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other) => ({
      paths: `${one.path} and ${other.path}`,
      shared: sharedPart(one.shingles, other.shingles),
    })),
  );
  const mean = pairs.reduce((sum, { shared }) => sum + shared, 0) / pairs.length;
  return [
    ...pairs
      .filter(({ shared }) => shared > most.ofTwo)
      .map(({ paths, shared }) => `${paths} share ${percent(shared)} of their text; ${fix}`),
    ...(mean > most.onAverage
      ? [`${texts[0].path} and its kind share ${percent(mean)} of their text on average; ${fix}`]
      : []),
  ];
}

const fix = 'say more on each that is true of it alone';

const percent = (part) => `${Math.round(part * 100)} %`;

/** Listed pages by kind: their addresses differ in the last part, or in the number at its end. */
function families(pages) {
  const kinds = new Map();
  for (const page of pages.filter(({ isListed }) => isListed)) {
    const kind = page.path
      .replace(/\d+$/, '')
      .replace(/[^/]+$/, (last) => (page.path.lastIndexOf('/') > 0 ? '' : last));
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()].filter((family) => family.length > 1);
}

/** Every five words in a row; a number counts as any other. */
export function shinglesOf(text) {
  const words =
    text
      .toLowerCase()
      .replace(/\d+/g, '0')
      .match(/[\p{L}\p{M}0]+/gu) ?? [];
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}

/** Of the shorter text. */
export function sharedPart(one, other) {
  const [short, long] = one.size < other.size ? [one, other] : [other, one];
  if (short.size === 0) return 0;
  return [...short].filter((shingle) => long.has(shingle)).length / short.size;
}
