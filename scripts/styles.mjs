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

/** What a page says of its styles: which sheets it links, and every word in its tags and its scripts. */
export function stylesOf(dist, html) {
  const scripts = [...new Set(html.match(SCRIPT_ADDRESS))]
    .map((address) => fileOf(dist, address))
    .filter(existsSync)
    .map((file) => readFileSync(file, 'utf8'));
  const tags = new Set(html.match(TAG_OR_SCRIPT));
  return {
    sheets: [...html.matchAll(LINK)].map(([, address]) => address),
    words: new Set([...tags, ...scripts].join(' ').match(/[\w-]+/g)),
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
  const words = new Set(pages.flatMap((page) => [...page.words]));
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

/** The rules without the fonts that are for other letters than the page writes; none is for ASCII alone. */
function withItsFonts(html, css) {
  const written = [...new Set(html.match(/[\u0080-\u{10ffff}]/gu))].map((letter) =>
    letter.codePointAt(0),
  );
  return css.replace(/@font-face\s*\{[^}]*unicode-range:([^;}]+)[^}]*\}\s*/g, (face, ranges) =>
    written.some((letter) => isIn(ranges, letter)) ? face : '',
  );
}

/** Whether a unicode-range such as 'U+A1-A8,U+20B9' holds this code point. */
function isIn(ranges, letter) {
  return ranges.split(',').some((range) => {
    const [from, to = from] = range.replace(/\s*U\+/i, '').split('-');
    return letter >= parseInt(from, 16) && letter <= parseInt(to, 16);
  });
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
