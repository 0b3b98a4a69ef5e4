// The style sheets of the built pages. The bundler gives every page of a group the rules of all of them,
// about four times what a page uses; here each kind of page gets its own. Used by finish.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const TAG_OR_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<[a-z][^>]*>/g;
const SCRIPT_ADDRESS = /\/_next\/static\/chunks\/[^"'\\]+\.js/g;

/** The class that site.js sets, the element that the search makes, and states by themselves: `:focus-visible`. */
const alwaysUsed = ['visually-hidden', 'mark', /^:/];

/** What a page says of its styles: which sheets it links, and where their words stand, in its tags and its scripts. */
export function stylesOf(dist, html) {
  const scripts = [...new Set(html.match(SCRIPT_ADDRESS))]
    .map((address) => fileOf(dist, address))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  return {
    sheets: [...html.matchAll(LINK)].map(([, address]) => address),
    named: [...new Set(html.match(TAG_OR_SCRIPT)), ...scripts],
  };
}

/**
 * The rules for pages of one kind: each whose classes and elements any of the pages names. States and attributes
 * (`:hover`, `[open]`) always count as used.
 */
export async function rulesFor(dist, pages) {
  const sheets = [...new Set(pages.flatMap((page) => page.sheets))];
  // Next's own page for a fault in the layout has none.
  if (!sheets.length) return '';
  const css = sheets.map((address) => readFileSync(fileOf(dist, address), 'utf8')).join('');
  const named = new Set(pages.flatMap((page) => page.named));
  const words = new Set([...named].join(' ').match(/[\w-]+/g));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute]) => attribute),
    keyframes: true,
    safelist: alwaysUsed,
  });
  return result.css.replaceAll('url(../media/', 'url(/_next/static/media/');
}

/** The page with its rules in it: a page without scripts paints one round trip sooner that way. */
export const inlineRules = (html, css) =>
  putFirst(html, `<style>${withItsFonts(html, css)}</style>`);

/** The rules without the fonts that are for other letters than the page writes. */
const withItsFonts = (html, css) =>
  css.replace(/@font-face\s*\{[^}]*unicode-range:([^;}]+)[^}]*\}\s*/g, (face, range) =>
    lettersIn(range).test(html) ? face : '',
  );

/** A unicode-range such as 'U+A1-A8,U+20B9' as an expression: [\u{A1}-\u{A8}\u{20B9}]. */
function lettersIn(range) {
  const parts = range.match(/[\da-f]+|-/gi) ?? [];
  return new RegExp(
    `[${parts.map((part) => (part === '-' ? part : `\\u{${part}}`)).join('')}]`,
    'u',
  );
}

/**
 * The page with one link, to a file of these rules. React would fetch for itself what it does not find linked, and
 * its data names the old files too.
 */
export function linkRules(dist, html, { sheets }, css) {
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
  const address = `/_next/static/chunks/${name}`;
  writeFileSync(fileOf(dist, address), css);
  const page = sheets.reduce((text, old) => text.replaceAll(old, address), html);
  return putFirst(page, page.match(LINK)?.[0] ?? '');
}

/** Something in the place of the first link; the others go. */
function putFirst(html, first) {
  let seen = false;
  return html.replace(LINK, () => {
    if (seen) return '';
    seen = true;
    return first;
  });
}

const fileOf = (dist, address) => join(dist, address.replace(/^\/_next\//, ''));
