import { options } from 'preact';

/**
 * Page translation puts `font` elements in the place of texts. Preact goes on changing the texts that it knows, which
 * are in the page no more, and fails where one of them is to mark a place. So before an island is drawn anew they are
 * put back; the translator sees that and does its work again. What the server has drawn stays translated, or the whole page
 * would flicker with each key. Bundled with the islands, unless they wake by React.
 */
const texts = new Map<Element, Node>();

const observer = new MutationObserver(note);
observer.observe(document.body, { childList: true, subtree: true });

function note(records: readonly MutationRecord[]) {
  for (const { target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const text of isOurs(target as Element) ? removedNodes : []) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font && !texts.has(font)) texts.set(font, text);
    }
}

/** Drawn by an island; what one draws at the end of the document stands in none of these. */
const isOurs = (element: Element) =>
  element.closest('[data-island],[data-slot],[data-drawn],main')?.hasAttribute('data-island') ??
  true;

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function putBack() {
  note(observer.takeRecords());
  for (const [font, text] of texts) {
    // A press ends where it began: were that gone by then, nothing would be pressed.
    if (font.closest('button:active,a:active')) continue;
    font.replaceWith(text);
    texts.delete(font);
  }
  observer.takeRecords();
}

/** Preact's name, in its packed form, for what runs before a component is drawn; its own hooks use it too. */
type DrawHook = { __r?: (...args: unknown[]) => void };

const hooks = options as DrawHook;
const before = hooks.__r;
hooks.__r = (...args) => {
  putBack();
  before?.(...args);
};
