/** A built page as the rules see it: plain values, read from its HTML, so that no rule needs a parser. Pure. */
import { parse, type HTMLElement, type Node } from 'node-html-parser';
import type { SitePage } from '../../lib/pages/page';

export type BuiltPage = ReturnType<typeof readPage>;

/** A page that shall be found: its entry in lib/pages, and what lib makes its head say. */
export type ListedPage = BuiltPage & {
  entry: SitePage;
  due: Record<'lang' | 'canonical' | 'graph', string>;
};

export type Site = {
  origin: string;
  pages: readonly BuiltPage[];
  listed: readonly ListedPage[];
  /** How many bytes a file of the site has that is no page; undefined where there is none. */
  sizeOf: (path: string) => number | undefined;
};

export function readPage(path: string, html: string, status = 200) {
  const root = parse(html, { comment: false });
  const all = (selector: string) =>
    root.querySelectorAll(selector).filter((element) => !element.closest('[hidden]'));
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => attribute(element, name) ?? '');
  return {
    path,
    html,
    status,
    // Each value as often as it stands there.
    lang: attributes('html', 'lang'),
    canonical: attributes('link[rel="canonical"]', 'href'),
    robots: attributes('meta[name="robots"]', 'content'),
    graph: all('script[type="application/ld+json"]').map(({ rawText }) => rawText),
    heading: textOf(root.querySelector('h1')),
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    links: all('a').map((link) => ({
      href: attribute(link, 'href'),
      inText: Boolean(link.closest('main')) && !link.closest('nav[aria-label="Breadcrumb"]'),
    })),
    pictures: all('img').map((image) => ({
      src: attribute(image, 'src'),
      hasSize: Number(attribute(image, 'width')) > 0 && Number(attribute(image, 'height')) > 0,
    })),
    text: visibleText(root.querySelector('body') ?? root),
    // The labels of buttons are controls, not text.
    mainText: visibleText(root.querySelector('main') ?? root, 'BUTTON'),
    devanagariAsEnglish: unannounced(root.querySelector('body') ?? root),
  };
}

const attribute = (element: HTMLElement, name: string) =>
  element.getAttribute(name)?.replaceAll('&amp;', '&');

const textOf = (element: HTMLElement | null) => tidy(element?.textContent ?? '');

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const isElement = (node: Node): node is HTMLElement => node.nodeType === 1;

/** What a visitor can read, in order: no scripts, and nothing that waits to be opened. */
function visibleText(root: HTMLElement, ...leftOut: string[]) {
  const unseen = ['SCRIPT', 'STYLE', 'NOSCRIPT', 'DIALOG', 'TEMPLATE', ...leftOut];
  const read = (node: Node): string => {
    if (!isElement(node)) return node.textContent;
    if (unseen.includes(node.tagName) || node.hasAttribute('hidden')) return '';
    const text = node.childNodes.map(read).join('');
    // Inline elements end no word, others do.
    return /^(A|ABBR|B|EM|I|MARK|SPAN|STRONG|SMALL|TIME)$/.test(node.tagName) ? text : ` ${text} `;
  };
  return tidy(root.childNodes.map(read).join(''));
}

/** Devanagari that no `lang` announces: a screen reader would read it as English. */
function unannounced(node: Node): string[] {
  if (!isElement(node))
    return /[\u0900-\u097f]/.test(node.textContent) ? [tidy(node.textContent)] : [];
  if (node.tagName === 'SCRIPT' || /^(hi|mr|sa)/.test(node.getAttribute('lang') ?? '')) return [];
  return node.childNodes.flatMap(unannounced);
}
