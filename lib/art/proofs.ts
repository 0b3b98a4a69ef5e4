import { forms, type FormName } from './forms';
import { inks } from './inks';
import { lanes } from './lanes';
import type { Root } from './lo-shu';
import { block, disc, moved, sheet, type Size } from './svg';

/**
 * The products in the order of content/pages/products.md: what each sheet shows, its ink, and how many
 * of its four inks are printed. Raise `pass` by one when a product comes nearer.
 */
const products: Readonly<Record<number, { form: FormName; root: Root; pass: 1 | 2 | 3 | 4 }>> = {
  1: { form: 'door', root: 5, pass: 4 },
  2: { form: 'tiles', root: 9, pass: 3 },
  3: { form: 'stairs', root: 4, pass: 2 },
  4: { form: 'keypad', root: 6, pass: 1 },
};

export const proofCount = Object.keys(products).length;

const PAPER = '#FFF8E8';
const KEY = '#171A3A';
const BLIND = '#D9D0BC';
const MARGIN = 44;

/** A printer's proof: crop marks, four discs for the inks, and the picture as far as it is printed. */
export function drawProof(id: number, size: Size) {
  const product = products[id] ?? { form: 'door', root: 1, pass: 1 };
  const { w, h } = size;
  const ink = inks[product.root];
  const printed = { w: w - 2 * MARGIN, h: h - 2 * MARGIN - 30 };
  const ground = product.pass >= 3 ? block(MARGIN, MARGIN, printed.w, printed.h, ink.ground) : '';
  return (
    sheet(size, PAPER) +
    ground +
    cropMarks(w, printed.h) +
    drawPasses(forms[product.form], product, moved(w / 2, h / 2 - 8, 1.45)) +
    discs([ink.ink, ink.ground, ink.second, ink.pop], product.pass, size)
  );
}

/** First a blind impression, then the key line, then the ground, then all inks. */
function drawPasses(d: string, { root, pass }: { root: Root; pass: number }, at: string) {
  const { ink, ground, pop } = inks[root];
  const line = pass === 1 ? BLIND : pass === 2 ? KEY : ink;
  const colours = [line, pass >= 3 ? ground : PAPER, line, pop];
  const strokes = lanes(30, colours)
    .slice(0, pass === 1 ? 1 : pass === 2 ? 3 : pass)
    .map(({ stroke, width }) => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`);
  return `<g fill="none" stroke-linejoin="round" transform="${at}">${strokes.join('')}</g>`;
}

function cropMarks(w: number, height: number) {
  const corners = [
    [MARGIN, MARGIN, -1, -1],
    [w - MARGIN, MARGIN, 1, -1],
    [MARGIN, MARGIN + height, -1, 1],
    [w - MARGIN, MARGIN + height, 1, 1],
  ] as const;
  const d = corners.map(
    ([x, y, u, v]) => `M${x + u * 8} ${y}h${u * 22}M${x} ${y + v * 8}v${v * 22}`,
  );
  return `<path fill="none" stroke="${KEY}" stroke-width="1.5" d="${d.join('')}"/>`;
}

/** The inks that are done are filled. */
const discs = (fills: readonly string[], pass: number, { w, h }: Size) =>
  fills
    .map((fill, k) => {
      const [x, y] = [w / 2 + (k - 1.5) * 30, h - 34];
      if (k < pass) return disc(9, x, y, KEY) + disc(7.5, x, y, fill);
      return `<circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="${KEY}" stroke-width="1.5" stroke-dasharray="3 3"/>`;
    })
    .join('');
