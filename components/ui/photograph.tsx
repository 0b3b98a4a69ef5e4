import { photoPath, photoSet, widthsOf, type Photo } from '@/lib/photo';

type PhotographProps = {
  photo: Photo;
  /** How wide it stands, for `sizes`; browsers that can measure a lazy one do. */
  sizes: string;
  eager?: boolean;
  className?: string;
};

/** A photograph in the lightest format and the smallest of its sizes that do where it stands. */
export function Photograph({ photo, sizes, eager, className }: PhotographProps) {
  const { name, width, height, alt } = photo;
  const measured = eager ? sizes : `auto, ${sizes}`;
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={photoSet(photo, 'avif')} sizes={measured} />
      <img
        src={photoPath(name, widthsOf(width)[0] ?? width, 'webp')}
        srcSet={photoSet(photo, 'webp')}
        sizes={measured}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
