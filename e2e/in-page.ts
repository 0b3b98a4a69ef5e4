// Questions to a page: each function runs in the browser, and returns the faults there.

/** Elements over the page's edge, unless they stand in a box that scrolls by itself. */
export function sideways() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) ||
      scrolls(element.parentElement));
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().right > clientWidth + 1 &&
      !scrolls(element),
  );
  return [
    ...(scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : []),
    ...wide.map((element) => element.outerHTML.slice(0, 100)),
  ];
}

/** Words broken over lines. The first letter may be a drop cap, and long ones have one break. */
function brokenWords() {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('.visually-hidden, script, noscript'))
      continue;
    // Text that may end a line anywhere is no word: an account, an address.
    if (getComputedStyle(parent).overflowWrap === 'anywhere' && /\d|:|@/.test(parent.textContent))
      continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > (word.length > 12 ? 2 : 1))
        broken.push(`${word} (${parent.className || parent.localName})`);
    }
  }
  return broken;
}

/** Icons that their row has squeezed: each is a square, as large as with letters of 16 px. */
const squeezed = () =>
  [...document.querySelectorAll('svg[viewBox="0 0 24 24"]')].flatMap((icon) => {
    const { width, height } = icon.getBoundingClientRect();
    const isWhole = !icon.checkVisibility() || (Math.abs(width - height) < 1 && width >= 20);
    return isWhole ? [] : [`${width} x ${height}: ${icon.parentElement?.outerHTML.slice(0, 100)}`];
  });

/** Boxes of a date that have no room for their figures. */
const cutDates = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[inputmode=numeric]')].flatMap((box) => {
    const { value, pattern } = box;
    const [, length = 0] = /(\d)\}$/.exec(pattern) ?? [];
    box.value = '8'.repeat(Number(length));
    const isCut = box.scrollWidth > box.clientWidth;
    box.value = value;
    return isCut && box.checkVisibility() ? [`${box.name}: ${box.clientWidth} px`] : [];
  });

export const wrongWhenLarge = [sideways, brokenWords, squeezed, cutDates];

/** The element with the focus, where the window or the booking button hides a part. */
export function outOfSight() {
  const focused = document.activeElement;
  const box = focused?.getBoundingClientRect();
  if (!box) return [];
  const over = ['#booking > summary'].filter((place) => {
    const cover = document.querySelector(place);
    if (!cover?.checkVisibility({ visibilityProperty: true }) || cover.contains(focused))
      return false;
    const { left, right, top, bottom } = cover.getBoundingClientRect();
    return (
      getComputedStyle(cover).pointerEvents !== 'none' &&
      ![box.right <= left, box.left >= right, box.bottom < top + 1, box.top > bottom - 1].some(
        Boolean,
      )
    );
  });
  const isInWindow = box.top > -1 && box.bottom < innerHeight + 1;
  return isInWindow && over.length === 0 ? [] : [focused?.outerHTML.slice(0, 120), ...over];
}

/** What takes the keyboard's focus and shows no ring, at itself or around it. Press Tab before. */
export function withoutRing() {
  const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration) =>
    (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || /inset/.test(boxShadow);
  const hasRing = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (isDrawn(getComputedStyle(element)) || hasRing(element.parentElement));
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [tabindex="0"]',
  );
  return [...stops].flatMap((stop) => {
    stop.focus();
    const isStop = stop === document.activeElement && stop.tabIndex >= 0;
    return isStop && !hasRing(stop) ? [stop.outerHTML.slice(0, 120)] : [];
  });
}

/** Links and buttons of the footer and of rows that are too small for a finger. */
export const tooSmall = () =>
  [...document.querySelectorAll('footer :is(a, button), main nav :is(a, button)')].flatMap(
    (target) => {
      const { width, height } = target.getBoundingClientRect();
      const isRoom = width >= 43.9 && height >= 43.9;
      return isRoom || !target.checkVisibility() || target.closest('p')
        ? []
        : [`${width} x ${height}: ${target.outerHTML.slice(0, 100)}`];
    },
  );

/** The booking button without a border, and states told by a ground, a weight or a colour alone. */
export function withoutEdge() {
  const drawn = (width: string, style: string) => parseFloat(width) > 0 && style !== 'none';
  const button = document.querySelector('#booking > summary');
  const states = [...document.querySelectorAll('[aria-current], [aria-pressed="true"]')];
  return [...(button ? [button] : []), ...states]
    .filter((element) => {
      const style = getComputedStyle(element);
      return (
        element.checkVisibility() &&
        !drawn(style.borderTopWidth, style.borderTopStyle) &&
        !drawn(style.outlineWidth, style.outlineStyle)
      );
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Texts with a contrast below 4.5 to their printed ground. */
export function pale() {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgb\(/.test(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
  };
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const words = [...element.childNodes].find(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (!words || !element.checkVisibility() || element.closest('.visually-hidden, svg')) return [];
    const [one, other] = [getComputedStyle(element).color, groundOf(element)].map(luminance);
    const [dark = 0, light = 0] = [one ?? 0, other ?? 0].sort((a, b) => a - b);
    const contrast = (light + 0.05) / (dark + 0.05);
    return contrast < 4.5 ? [`${element.textContent?.trim().slice(0, 40)}: ${contrast}`] : [];
  });
}

/** Elements that move by themselves, but for those that move with the scrolling. */
export const moving = () =>
  document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
    .map((one) => (one instanceof CSSAnimation ? one.animationName : 'a transition'));

/** Selectors that style something on the page, in any state, and that the page has lost. */
export function lostStyles(sheets: string[]) {
  /** Selectors without their states: all that they could ever match here. */
  const bare = (selectors: string) =>
    selectors
      .replace(/::?[\w-]+(\((?:[^()]|\([^()]*\))*\))?/g, (part) =>
        /^:(is|where|has|not)\(/.test(part) ? part : '',
      )
      .replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
  const rules = (list: Iterable<CSSRule>): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule, ...rules(rule.cssRules)];
      return rule instanceof CSSGroupingRule ? rules(rule.cssRules) : [];
    });
  // A page has those variables alone that its rules read.
  const looks = ({ cssText }: CSSStyleDeclaration) =>
    cssText.replace(/(^|\s)--[\w-]+:[^;]*;/g, '').trim();
  const variables = (list: CSSStyleRule[]) =>
    list.flatMap(({ style }) => [...style].filter((name) => name.startsWith('--')));
  const here = [...document.styleSheets].flatMap(({ cssRules }) => rules(cssRules));
  const kept: Record<string, string[]> = {};
  for (const { style, selectorText } of here) (kept[looks(style)] ??= []).push(bare(selectorText));
  const everywhere = sheets.flatMap((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return rules(sheet.cssRules);
  });
  const lostRules = everywhere.flatMap(({ style, selectorText }) => {
    const still = kept[looks(style)]?.join() ?? ':not(*)';
    const lost = [...document.querySelectorAll(bare(selectorText))].some(
      (element) => !element.matches(still),
    );
    return looks(style) && lost ? [selectorText] : [];
  });
  const set = new Set(variables(here));
  const used = everywhere.filter(({ selectorText }) => document.querySelector(bare(selectorText)));
  const read = new Set(
    [...here.map(({ cssText }) => cssText), ...styleAttributes()].flatMap((css) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name),
    ),
  );
  return [
    ...lostRules,
    ...new Set(variables(used).filter((name) => read.has(name) && !set.has(name))),
  ];

  function styleAttributes() {
    return [...document.querySelectorAll('[style]')].map(
      (element) => element.getAttribute('style') ?? '',
    );
  }
}
