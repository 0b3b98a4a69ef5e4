import anek from './glyphs/anek.json';
import { wrapped } from '../lists';
import eczar from './glyphs/eczar.json';
import { round } from './drawing';

/** Outlines on 1000 units with y upwards, made by scripts/fonts.ts. */
type Outlines = {
  glyphs: Readonly<Record<string, (string | number)[]>>;
  kern: Readonly<Record<string, number>>;
};

/** Eczar 600 for display, Anek Latin 500 for text, as on the pages. */
const faces = { display: eczar, text: anek } satisfies Record<string, Outlines>;

export type Face = keyof typeof faces;

/** Hindi and rare signs have no outlines. */
export const canWrite = (face: Face, text: string) =>
  [...text].every((letter) => letter in faces[face].glyphs);

type TextPosition = { x: number; y: number; size: number; fill: string };

/** Paths with the baseline at y, since no font may be installed where this is drawn. */
export function letterLine(face: Face, text: string, { x, y, size, fill }: TextPosition): string {
  const scale = size / 1000;
  const letters = placed(face, text)
    .filter(({ d }) => d)
    .map(({ d, at }) => `<path transform="translate(${at} 0)" d="${d}"/>`);
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
}

export const lineWidth = (face: Face, text: string, size: number) =>
  ((placed(face, text).at(-1)?.end ?? 0) * size) / 1000;

/** Does what `text-wrap: balance` does on the pages; a single word may be wider. */
export function balanced(face: Face, text: string, size: number, width: number): string[] {
  const within = (most: number) => wrapped(text, (line) => lineWidth(face, line, size) <= most);
  const lines = within(width);
  let best = lines;
  for (let narrower = width - 10; narrower > width / 3; narrower -= 10) {
    const tried = within(narrower);
    if (tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

function placed(face: Face, text: string) {
  const { glyphs, kern }: Outlines = faces[face];
  let end = 0;
  return [...text].map((letter, index, letters) => {
    const [advance, d] = glyphs[letter] ?? [];
    if (typeof advance !== 'number')
      throw new Error(`The share picture can't write the '${letter}' of '${text}'.`);
    const at = end;
    end += advance + (kern[letter + (letters[index + 1] ?? '')] ?? 0);
    return { d: String(d ?? ''), at, end };
  });
}
