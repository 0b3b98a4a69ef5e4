import type { Page } from '@playwright/test';

/** Translates a page, and from then on its changes. */
export function translate() {
  const left = 'script, style, noscript, textarea, option, svg, font, [translate=no], [hidden]';
  const untranslated = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest(left)) found.push(text);
    }
    return found;
  };
  const wrap = (text: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  setInterval(() => untranslated().forEach(wrap), 100);
  Object.assign(window, { isTranslated: () => untranslated().length === 0 });
}

/** Resolves when no text of the page is left as it was drawn. */
export const untilTranslated = (page: Page) =>
  page.waitForFunction(() =>
    (window as Window & { isTranslated?: () => boolean }).isTranslated?.(),
  );
