import { options } from 'preact';

/** Page translation puts `font` for texts, at which Preact fails: they go back before a drawing. */
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

/** Within an island, or drawn by one at the end of the document. */
const isOurs = (element: Element) =>
  element.closest('[data-island],[data-slot],[data-drawn],main')?.hasAttribute('data-island') ??
  true;

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';

function putBack() {
  note(observer.takeRecords());
  for (const [font, text] of texts) {
    // A press ends where it began: with that gone, nothing would be pressed.
    if (font.closest('button:active,a:active')) continue;
    font.replaceWith(text);
    texts.delete(font);
  }
  observer.takeRecords();
}

/** Preact's mangled name of its hook before a drawing; its own hooks use it too. */
type DrawHook = { __r?: (...args: unknown[]) => void };

const hooks = options as DrawHook;
const before = hooks.__r;
hooks.__r = (...args) => {
  putBack();
  before?.(...args);
};
