import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { sampleMails } from './mail-samples';

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string) {
  if (!/^#\w+,#\w+$/.test(`${one},${other}`)) throw new Error(`No colours: ${one}, ${other}`);
  const luminance = (colour: string) => {
    const whole = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
    const [r = 0, g = 0, b = 0] = (whole.match(/\w\w/g) ?? []).map((part) => {
      const share = parseInt(part, 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const tokens = readFileSync('styles/_tokens.scss', 'utf8');
const colours: Record<string, string | undefined>[] = [1, 2].map((place) =>
  Object.fromEntries([
    ...[...tokens.matchAll(/^ {2}([\w-]+) (#\w+) (#\w+),$/gm)].map((row) => [
      row[1],
      row[1 + place],
    ]),
    ...[...tokens.matchAll(/^ {4}--([\w-]+): (#\w+);/gm)].map(([, name, colour]) => [name, colour]),
  ]),
);

const grounds = 'paper surface sunk raised sun-soft ok-soft err-soft';
const inks = [1, 2, 3, 4, 5, 6, 7, 8, 9];

// Text needs 4.5, and what shows a control, its state or the focus 3.
it.each<[number, string, string]>([
  [4.5, 'ink ink-2 ink-3 accent ok err', grounds],
  [4.5, 'ink on-hero-2', 'hero'],
  [4.5, 'on-action', 'action action-hover'],
  [4.5, 'on-night on-night-2', 'night'],
  [4.5, 'on-sun on-sun-2', 'sun'],
  [4.5, 'on-pitch on-pitch-2 on-pitch-3', 'pitch'],
  [4.5, 'on-kumkum', 'kumkum kumkum-hover'],
  [4.5, 'cream', 'indigo indigo-hover'],
  ...inks.map((n): [number, string, string] => [4.5, `n${n}-on`, `n${n}`]),
  [3, 'edge focus star star-off', grounds],
  [3, 'focus', 'hero'],
  [3, 'pitch-edge', 'pitch'],
])('a contrast of %d or more has in both themes each of %s on %s', (least, texts, on) => {
  for (const theme of colours)
    for (const text of texts.split(' '))
      for (const ground of on.split(' ')) {
        const found = contrast(theme[text] ?? '', theme[ground] ?? '');
        expect([text, ground, found >= least]).toEqual([text, ground, true]);
      }
});

const valueIn = (style: string, property: string) =>
  new RegExp(`(?:^|[;{])${property}:(#\\w{6})`).exec(style)?.[1];

/** What a mail's style sheet makes of a class in the dark. */
function darkRule(element: HTMLElement, sheet: string, property: string) {
  const dark = sheet.split('prefers-color-scheme:dark')[1]?.split('\n')[0] ?? '';
  const own = [...dark.matchAll(/\.([\w-]+)(\{[^}]*\})/g)].filter(([, name = '']) =>
    element.classList.contains(name),
  );
  return own.map(([, , rule = '']) => valueIn(rule, property)).find(Boolean);
}

it.each(['light', 'dark'])(
  'each word of each mail has a contrast of 4.5 or more in the %s',
  async (theme) => {
    let words = 0;
    for (const { when, message } of await sampleMails()) {
      const whole = parse(message.html);
      const sheet = whole.querySelector('style')?.text ?? '';
      const colourOf = (element: HTMLElement | null, property: string): string | undefined =>
        element
          ? ((theme === 'dark' ? darkRule(element, sheet, property) : undefined) ??
            valueIn(element.getAttribute('style') ?? '', property) ??
            colourOf(element.parentNode as HTMLElement | null, property))
          : undefined;
      for (const element of whole.querySelectorAll('body *')) {
        const hasWords = element.childNodes.some(
          ({ nodeType, text }) => nodeType === 3 && text.trim(),
        );
        if (!hasWords || element.closest('[style^="display:none"]')) continue;
        const [ink = '', ground = ''] = [
          colourOf(element, 'color'),
          colourOf(element, 'background-color'),
        ];
        words += 1;
        const seen = [when, element.text.slice(0, 40), ink, ground];
        expect([...seen, contrast(ink, ground) >= 4.5]).toEqual([...seen, true]);
      }
    }
    expect(words).toBeGreaterThan(500);
  },
);
