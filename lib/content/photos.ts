import 'server-only';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, parse } from 'node:path';
import type { Photo, Pictured } from '../photo';
import { projectPath } from '../project-path';
import { ContentError } from './check';
import { locationOf } from './faults';
import { nearest } from './nearest';

/** What is known of each file of content/photos, by its name. */
export type Photos = Record<string, Omit<Photo, 'alt'>>;

const shared = globalThis as typeof globalThis & { practicePhotos?: Photos };

/** Where the first step of a build leaves what it found for the framework's processes, beside the texts. */
const photosFile = () => projectPath('.next/cache/photos.json');

/** Makes the photographs known to whatever reads the content, in this process and in those of the build that follows. */
export function handOverPhotos(photos: Photos) {
  shared.practicePhotos = photos;
  mkdirSync(dirname(photosFile()), { recursive: true });
  writeFileSync(photosFile(), JSON.stringify(photos));
}

/** Undefined where nobody has looked: a server that runs draws no page, and has no photographs. */
export function knownPhotos(): Photos | undefined {
  if (!shared.practicePhotos && existsSync(photosFile()))
    shared.practicePhotos = JSON.parse(readFileSync(photosFile(), 'utf8')) as Photos;
  return shared.practicePhotos;
}

/** The photograph that an entry names, in the place of the name and its words. */
export const withPhoto = <T extends { photo?: string; photoAlt?: string }>({
  photo,
  photoAlt = '',
  ...rest
}: T): Pictured<T> => ({ ...rest, photo: photo ? photoNamed(photo, photoAlt) : undefined });

/** Of a file that is called 'portrait.jpg' or '../photos/portrait.jpg'. */
export function photoNamed(path: string, alt: string): Photo | undefined {
  const photo = knownPhotos()?.[fileOf(path)];
  return photo && { ...photo, alt };
}

const fileOf = (path: string) => path.replace(/^(\.\.)?\/?photos\//, '');

/** The name that a file of content/photos has to have, once it is a JPEG where it was nothing that browsers show. */
export function photoFileName(file: string): string {
  const { name, ext } = parse(file.toLowerCase());
  const plain = name.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'photo';
  return plain + (/^\.(jpe?g|png|webp|avif)$/.test(ext) ? ext : '.jpg');
}

/** What is wrong with a name that is written in the content, if anything. */
export function missingPhoto(path: string): string | undefined {
  const known = knownPhotos();
  const file = fileOf(path);
  if (!known || file in known || file.includes('/')) return undefined;
  const plain = photoFileName(file);
  if (plain in known) return `write ${plain}, as the file in content/photos has to be called`;
  const meant = nearest(file, Object.keys(known));
  return meant
    ? `there is no ${file} in the folder content/photos; write ${meant}`
    : `${file} is not in the folder content/photos; put the picture there, with exactly this name, or take the line out`;
}

/** Refuses a content file that names a photograph which is not in content/photos. */
export function refuseMissingPhotos(file: string, value: unknown) {
  const faults = photosIn(value).flatMap(({ photo, path }) => {
    const fault = missingPhoto(photo);
    return fault ? [`${[file, ...locationOf(file, value, path)].join(', ')}: ${fault}.`] : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
}

type Named = { photo: string; path: PropertyKey[] };

function photosIn(value: unknown, path: PropertyKey[] = []): Named[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => photosIn(entry, [index]));
  if (typeof value !== 'object' || value === null || !('photo' in value)) return [];
  return typeof value.photo === 'string' ? [{ photo: value.photo, path: [...path, 'photo'] }] : [];
}
