// What a built page says, read from its HTML into plain values, so that a rule needs no parser. Pure.
import { parse } from 'node-html-parser';

/**
 * @param {string} path the page's path on the site
 * @param {string} html
 * @param {number} [status] the status that it is answered with
 */
export function readPage(path, html, status = 200) {
  const root = parse(html, { comment: false });
  const main = root.querySelector('main') ?? root;
  const robots = metas(root, 'name', 'robots');
  return {
    path,
    status,
    html,
    lang: root.querySelector('html')?.getAttribute('lang') ?? '',
    titles: root.querySelectorAll('head title, body title:not(svg title)').map(textOf),
    descriptions: metas(root, 'name', 'description'),
    robots,
    isListed: status === 200 && !robots.some((content) => content.includes('noindex')),
    canonicals: links(root, 'canonical').map(({ href }) => href),
    languages: links(root, 'alternate').filter(({ lang }) => lang),
    feeds: links(root, 'alternate')
      .filter(({ type }) => type === 'application/rss+xml')
      .map(({ href }) => href),
    card: Object.fromEntries(
      root
        .querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')
        .map((meta) => [
          meta.getAttribute('property') ?? meta.getAttribute('name'),
          contentOf(meta),
        ]),
    ),
    headings: root
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .filter((heading) => !heading.closest('dialog'))
      .map((heading) => ({ level: Number(heading.tagName[1]), text: textOf(heading) })),
    links: root
      .querySelectorAll('a')
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => ({
        href: decoded(link.getAttribute('href')),
        inMain: Boolean(link.closest('main')) && !link.closest('nav[aria-label="Breadcrumb"]'),
      })),
    ids: root.querySelectorAll('[id]').map(({ id }) => id),
    images: root
      .querySelectorAll('img')
      .filter((image) => !image.closest('[hidden]'))
      .map((image) => ({
        src: decoded(image.getAttribute('src')),
        alt: image.getAttribute('alt'),
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
        isLazy: image.getAttribute('loading') === 'lazy',
        isFirst: image.getAttribute('fetchpriority') === 'high',
      })),
    trail: root.querySelectorAll('nav[aria-label="Breadcrumb"] li').map((step) => ({
      label: textOf(step),
      href: decoded(step.querySelector('a')?.getAttribute('href')),
    })),
    graphs: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.rawText),
    text: visibleText(root.querySelector('body') ?? root),
    // The labels of buttons are controls, not text.
    mainText: visibleText(main, (element) => isUnseen(element) || element.tagName === 'BUTTON'),
    strayDevanagari: devanagariWithoutLanguage(root),
  };
}

const metas = (root, attribute, name) =>
  root.querySelectorAll(`meta[${attribute}="${name}"]`).map(contentOf);

const contentOf = (meta) => decoded(meta.getAttribute('content')) ?? '';

const links = (root, rel) =>
  root.querySelectorAll(`link[rel="${rel}"]`).map((link) => ({
    href: decoded(link.getAttribute('href')) ?? '',
    lang: link.getAttribute('hreflang') ?? link.getAttribute('hrefLang'),
    type: link.getAttribute('type'),
  }));

const textOf = (element) => tidy(element.textContent);

const decoded = (value) => value?.replaceAll('&amp;', '&');

const tidy = (text) => text.replace(/\s+/g, ' ').trim();

const isUnseen = (element) =>
  ['SCRIPT', 'STYLE', 'NOSCRIPT', 'DIALOG', 'TEMPLATE'].includes(element.tagName) ||
  element.hasAttribute?.('hidden');

/** Elements that end a word, where inline ones don't. */
const isBlock = (element) =>
  !/^(A|ABBR|B|EM|I|MARK|SPAN|STRONG|SMALL|TIME)$/.test(element.tagName ?? 'B');

/** What a visitor can read, in order: no scripts, and nothing that waits to be opened. */
function visibleText(element, isLeftOut = isUnseen) {
  const pieces = [];
  const visit = (node) => {
    if (node.nodeType === 3) pieces.push(node.textContent);
    else if (node.nodeType === 1 && !isLeftOut(node)) {
      if (isBlock(node)) pieces.push(' ');
      node.childNodes.forEach(visit);
      if (isBlock(node)) pieces.push(' ');
    }
  };
  element.childNodes.forEach(visit);
  return tidy(pieces.join(''));
}

/** Devanagari that no `lang` announces: a screen reader would read it as English. */
function devanagariWithoutLanguage(root) {
  const found = [];
  const visit = (node) => {
    if (node.nodeType === 3 && /[\u0900-\u097f]/.test(node.textContent))
      found.push(tidy(node.textContent));
    else if (node.nodeType === 1 && node.tagName !== 'SCRIPT')
      if (!/^(hi|mr|sa)/.test(node.getAttribute('lang') ?? '')) node.childNodes.forEach(visit);
  };
  visit(root.querySelector('body') ?? root);
  return found;
}
