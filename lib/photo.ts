export type Photo = {
  /** Ends in a digest, so that a changed picture has a new address: 'portrait-1a2b3c4d5e'. */
  name: string;
  /** The size of the largest file, turned as it is seen. */
  width: number;
  height: number;
  alt: string;
};

export type Pictured<T> = Omit<T, 'photo' | 'photoAlt'> & { photo?: Photo };

/** No file is wider than the photograph. */
export const widthsOf = (width: number) =>
  [400, 800, 1200].filter((step) => step < width).concat(width);

export const photoPath = (name: string, width: number, type: 'avif' | 'webp') =>
  `/photos/${name}-${width}.${type}`;

export const photoSet = ({ name, width }: Photo, type: 'avif' | 'webp') =>
  widthsOf(width)
    .map((step) => `${photoPath(name, step, type)} ${step}w`)
    .join(', ');
