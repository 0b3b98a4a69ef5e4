import type { ComponentProps } from 'react';
import { clients as pictures } from '@/lib/art/catalogue';
import { rootOf } from '@/lib/art/drawing';
import { type Photo, photoPath, photoSet, widthsOf } from '@/lib/photo';
import { artPath } from '@/lib/site';
import styles from './plate.module.scss';

type PlateProps = {
  kind: string;
  id: number;
  wideOnPhone?: boolean;
  /** Fetched at once, for a page's first picture; all others when they come near. */
  eager?: boolean;
  photo?: Photo;
  className?: string;
};

/** Stands beside its own title, so its text alternative is empty; a photograph has one. */
export function Plate({ kind, id, wideOnPhone, eager, photo, className = '' }: PlateProps) {
  const framed = photo && (kind === 'client' ? styles.ringed : styles.stamped);
  const round = kind === 'client' && 'round';
  const classes = [`ink${rootOf(kind, id)}`, styles.plate, round, framed, className];
  return (
    <span className={classes.filter(Boolean).join(' ')}>
      {photo && (
        <Photograph
          photo={photo}
          sizes={widthOf(kind, eager)}
          eager={eager}
          className={styles.photo}
        />
      )}
      <picture>
        {wideOnPhone && (
          <source
            media="(max-width: 59.99rem)"
            srcSet={artPath(kind, id, 'wide')}
            width={640}
            height={400}
          />
        )}
        <img
          src={artPath(kind, id)}
          alt=""
          {...sizeOf(kind)}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager && !photo ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}

const widthOf = (kind: string, eager?: boolean) => {
  if (kind === 'client') return '8rem';
  return kind === 'blog' && eager ? '100vw' : '(min-width: 48rem) 24rem, 100vw';
};

/** Keeps the place free before the file is there. */
const sizeOf = (kind: string) => sizes[kind] ?? { width: 400, height: 400 };

const sizes: Record<string, { width: number; height: number }> = {
  prediction: { width: 400, height: 500 },
  mulank: { width: 400, height: 500 },
  blog: { width: 640, height: 400 },
  plate: { width: 300, height: 300 },
  day: { width: 400, height: 200 },
  diptych: { width: 1440, height: 460 },
  proof: { width: 400, height: 500 },
};

export const LazyPicture = (props: ComponentProps<'img'>) => (
  <img alt="" {...props} loading="lazy" decoding="async" />
);

type PhotographProps = {
  photo: Photo;
  /** For `sizes`; browsers that can measure a lazy picture do. */
  sizes: string;
  eager?: boolean;
  className?: string;
};

/** The browser takes the lightest format and the smallest size that do. */
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

export type ClientFacts = { name: string; role: string; photo?: Photo };

type MedallionsProps = { clients: readonly ClientFacts[]; className?: string };

/** A picture belongs to a place in the list and shows no person; they begin anew after the last. */
export const Medallions = ({ clients, className }: MedallionsProps) => (
  <ul className={className}>
    {clients.map(({ name, role, photo }, index) => (
      <li key={index}>
        <Plate kind="client" id={(index % pictures.length) + 1} photo={photo} />
        <h3 className="above-2">{name}</h3>
        <p className="muted above-1">{role}</p>
      </li>
    ))}
  </ul>
);
