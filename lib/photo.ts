/** A photograph as pages show it: made from a file of content/photos by lib/content/photos.ts. Pure. */

export type Photo = {
  /** What its files are called: 'portrait-1a2b3c4d5e', after the picture itself, so that a changed one has a new address. */
  name: string;
  /** The size of the largest of its files, turned as it is seen. */
  width: number;
  height: number;
  /** What can be seen, for whoever can't see it. */
  alt: string;
};

/** An entry of the content with its photograph in the place of a file's name and words. */
export type Pictured<T> = Omit<T, 'photo' | 'photoAlt'> & { photo?: Photo };

/** The widths in which a photograph is served; it is never made wider than it is. */
export const widthsOf = (width: number) =>
  [400, 800, 1200].filter((step) => step < width).concat(width);

export const photoPath = (name: string, width: number, type: 'avif' | 'webp') =>
  `/photos/${name}-${width}.${type}`;

/** The files among which a browser chooses, for `srcset`. */
export const photoSet = ({ name, width }: Photo, type: 'avif' | 'webp') =>
  widthsOf(width)
    .map((step) => `${photoPath(name, step, type)} ${step}w`)
    .join(', ');
