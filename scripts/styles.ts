// The style sheets of the built pages. The bundler gives every page the rules of all of them, many times what a page
// uses; here each kind of page gets its own. Used by finish-pages.ts.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const TAG_OR_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<[a-z][^>]*>/g;

/** The class that site.js sets, the element that the search makes, and states by themselves: `:focus-visible`. */
const alwaysUsed = ['visually-hidden', 'mark', /^:/];

/** Every sheet that the framework has made, as one text. */
export const wholeSheets = (dist: string) => {
  const folder = join(dist, 'static/chunks');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
};

/**
 * The rules for pages of one kind: each whose classes and elements any of the pages names, in its tags or in the
 * module of its islands. States and attributes (`:hover`, `[open]`) always count as used.
 */
export async function rulesFor(dist: string, pages: readonly string[], module = '') {
  const sheets = [
    ...new Set(pages.flatMap((html) => [...html.matchAll(LINK)].map(([, at = '']) => at))),
  ];
  // Next's own page for a fault in the layout has none.
  if (!sheets.length) return '';
  const css = sheets.map((address) => readFileSync(fileOf(dist, address), 'utf8')).join('');
  const named = new Set([...pages.flatMap((html) => html.match(TAG_OR_SCRIPT) ?? []), module]);
  const words = new Set([...named].join(' ').match(/[\w-]+/g));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute),
    keyframes: true,
    safelist: alwaysUsed,
  });
  return (result?.css ?? '').replaceAll('url(../media/', 'url(/_next/static/media/');
}

/**
 * The page with its rules in it, in the place of the first link: it paints one round trip sooner that way. Faces for
 * letters that it does not write are left out; islands may write any.
 */
export function inlineRules(html: string, css: string, hasIslands: boolean) {
  const style = `<style>${hasIslands ? css : withItsFonts(html, css)}</style>`;
  let isFirst = true;
  return html.replace(LINK, () => {
    const rules = isFirst ? style : '';
    isFirst = false;
    return rules;
  });
}

/** The rules without the fonts that are for other letters than the page writes. */
const withItsFonts = (html: string, css: string) =>
  css.replace(/@font-face\s*\{[^}]*unicode-range:([^;}]+)[^}]*\}\s*/g, (face, range) =>
    lettersIn(range).test(html) ? face : '',
  );

/** A unicode-range such as 'U+A1-A8,U+20B9' as an expression: [\u{A1}-\u{A8}\u{20B9}]. */
function lettersIn(range: string) {
  const parts = range.match(/[\da-f]+|-/gi) ?? [];
  return new RegExp(
    `[${parts.map((part) => (part === '-' ? part : `\\u{${part}}`)).join('')}]`,
    'u',
  );
}

const fileOf = (dist: string, address: string) => join(dist, address.replace(/^\/_next\//, ''));
