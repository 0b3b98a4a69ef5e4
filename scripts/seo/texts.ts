/** Pages of a kind are about different things, so they may not be the same text with another name in it. */
import type { BuiltPage, Site } from './page';

/** How much of the shorter of two texts may stand in the other too: of all pages of a kind on average, and of any two. */
const most = { onAverage: 0.25, ofTwo: 0.35 };

/** A video's text is short, since its subject is what one sees in it. */
export const overlap = ({ listed }: Site) =>
  families(listed.filter(({ path }) => !path.startsWith('/videos/'))).flatMap(overlapIn);

function overlapIn(family: readonly BuiltPage[]) {
  const texts = family.map(({ path, mainText }) => ({ path, shingles: shinglesOf(mainText) }));
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

/** Pages by kind: their addresses differ in the last part, or in the number at its end. */
function families(pages: readonly BuiltPage[]) {
  const kinds = new Map<string, BuiltPage[]>();
  for (const page of pages) {
    const kind = page.path.replace(/\d+$/, '').replace(/(?<=.)\/[^/]+$/, '/');
    kinds.set(kind, [...(kinds.get(kind) ?? []), page]);
  }
  return [...kinds.values()].filter((family) => family.length > 1);
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
