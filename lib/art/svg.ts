import { round } from './geometry';

export type Size = { w: number; h: number };

/**
 * A whole picture. Only presentation attributes are used anywhere: the site's Content-Security-Policy
 * blocks style attributes and style elements.
 */
export const svg = ({ w, h }: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

export const sheet = ({ w, h }: Size, fill: string) => block(0, 0, w, h, fill);

export const block = (x: number, y: number, w: number, h: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${w}v${h}h${-w}z"/>`;

export const disc = (r: number, x: number, y: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`;

/** Moves a drawing around (0, 0) to its place, for a `transform` attribute. */
export function moved(x: number, y: number, scale: number, turn = 0) {
  const turned = turn ? ` rotate(${turn})` : '';
  return `translate(${round(x)} ${round(y)})${turned} scale(${Math.round(scale * 1000) / 1000})`;
}

export const group = (transform: string, body: string) =>
  body && `<g transform="${transform}">${body}</g>`;

/** Where a picture's middle is, and how large it is beside the usual 400: forms grow with it. */
export const frame = ({ w, h }: Size) => ({ cx: w / 2, cy: h / 2, unit: Math.min(w, h) / 400 });
