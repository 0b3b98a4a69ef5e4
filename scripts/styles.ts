// The bundler gives every page all rules; here each kind of page gets its own.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';

const LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const TAG_OR_SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>|<[a-z][^>]*>/g;

/** Set by site.js, made by the search, or a state of its own: `:focus-visible`. */
const alwaysUsed = ['visually-hidden', 'mark', /^:/];

export const wholeSheets = (dist: string) => {
  const folder = join(dist, 'static/chunks');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  return sheets.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
};

/** Keeps rules that match a page of the kind or its islands; states (`:hover`, `[open]`) count. */
export async function rulesFor(dist: string, pages: readonly string[], module = '') {
  const sheets = [
    ...new Set(pages.flatMap((html) => [...html.matchAll(LINK)].map(([, at = '']) => at))),
  ];
  // Next's error page for the layout has none.
  if (!sheets.length) return '';
  const css = sheets.map((address) => readFileSync(fileOf(dist, address), 'utf8')).join('');
  const named = new Set([...pages.flatMap((html) => html.match(TAG_OR_SCRIPT) ?? []), module]);
  const words = new Set([...named].join(' ').match(/[\w-]+/g));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...words].join(' '), extension: 'txt' }],
    css: [{ raw: css }],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, attribute = '']) => attribute),
    keyframes: true,
    variables: true,
    // Inks of what is drawn stand in the HTML alone.
    safelist: { standard: alwaysUsed, variables: [/^--n\d/] },
  });
  return (result?.css ?? '').replaceAll('url(../media/', 'url(/_next/static/media/');
}

/** Inlines rules in place of the first link, which saves a round trip before the paint. */
export function inlineRules(html: string, css: string, hasIslands: boolean) {
  const style = `<style>${hasIslands ? css : withItsFonts(html, css)}</style>`;
  let isFirst = true;
  return html.replace(LINK, () => {
    const rules = isFirst ? style : '';
    isFirst = false;
    return rules;
  });
}

/** Drops fonts for letters that the page does not write; islands may write any. */
const withItsFonts = (html: string, css: string) =>
  css.replace(/@font-face\s*\{[^}]*unicode-range:([^;}]+)[^}]*\}\s*/g, (face, range) =>
    lettersIn(range).test(html) ? face : '',
  );

/** 'U+A1-A8,U+20B9' as [\u{A1}-\u{A8}\u{20B9}] */
function lettersIn(range: string) {
  const parts = range.match(/[\da-f]+|-/gi) ?? [];
  return new RegExp(
    `[${parts.map((part) => (part === '-' ? part : `\\u{${part}}`)).join('')}]`,
    'u',
  );
}

const fileOf = (dist: string, address: string) => join(dist, address.replace(/^\/_next\//, ''));
