/** A built page as the rules see it: plain values, read from its HTML, so that no rule needs a parser. Pure. */
import { parse, type HTMLElement, type Node } from 'node-html-parser';
import type { SitePage } from '../../lib/pages/page';

/** What the head of a page says to search engines, each value as often as it stands there. */
export type Head = Record<
  'lang' | 'title' | 'description' | 'canonical' | 'robots' | 'card' | 'graph',
  string[]
>;

/** What lib makes of a page that shall be found: its entry, and the head that it has to have. */
export type Listed = { entry: SitePage; head: Head };

export type BuiltPage = ReturnType<typeof readPage>;

export type Site = {
  origin: string;
  pages: readonly BuiltPage[];
  /** How many bytes a file of the site has that is no page; undefined where there is none. */
  sizeOf: (path: string) => number | undefined;
};

/** Whether a page shall be found. */
export const isListed = (page: BuiltPage): page is BuiltPage & { listed: Listed } =>
  page.listed !== undefined;

export function readPage(path: string, html: string, status = 200, listed?: Listed) {
  const root = parse(html, { comment: false });
  const all = (selector: string) =>
    root.querySelectorAll(selector).filter((element) => !element.closest('[hidden]'));
  const attributes = (selector: string, name: string) =>
    all(selector).map((element) => attribute(element, name) ?? '');
  return {
    path,
    html,
    status,
    listed,
    head: {
      lang: attributes('html', 'lang'),
      title: root.querySelectorAll('head title').map(textOf),
      description: attributes('meta[name="description"]', 'content'),
      canonical: attributes('link[rel="canonical"]', 'href'),
      robots: attributes('meta[name="robots"]', 'content'),
      card: attributes('meta[property="og:image"]', 'content'),
      graph: all('script[type="application/ld+json"]').map(({ rawText }) => rawText),
    } satisfies Head,
    heading: textOf(root.querySelector('h1')),
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    links: all('a').map((link) => ({
      href: attribute(link, 'href'),
      inText: Boolean(link.closest('main')) && !link.closest('nav[aria-label="Breadcrumb"]'),
    })),
    images: all('img').map((image) => ({
      src: attribute(image, 'src') ?? '',
      alt: attribute(image, 'alt'),
      width: Number(attribute(image, 'width')),
      height: Number(attribute(image, 'height')),
      isLateAndFirst:
        attribute(image, 'loading') === 'lazy' && attribute(image, 'fetchpriority') === 'high',
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
