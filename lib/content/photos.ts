import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './check';
import { place } from './faults';

/** Refuses a content file that names a photograph which is not in public/photos. */
export function refuseMissingPhotos(file: string, value: unknown) {
  const missing = photosIn(value).filter(
    ({ photo }) => !existsSync(join(process.cwd(), 'public/photos', photo)),
  );
  if (missing.length > 0)
    throw new ContentError(
      missing.map(
        ({ photo, path }) =>
          `${[file, ...place(file, value, path)].join(', ')}: ${photo} is not in the folder public/photos; put the picture there, with exactly this name, or take the line out.`,
      ),
    );
}

type Named = { photo: string; path: PropertyKey[] };

function photosIn(value: unknown, path: PropertyKey[] = []): Named[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => photosIn(entry, [index]));
  if (typeof value !== 'object' || value === null || !('photo' in value)) return [];
  return typeof value.photo === 'string' ? [{ photo: value.photo, path: [...path, 'photo'] }] : [];
}
