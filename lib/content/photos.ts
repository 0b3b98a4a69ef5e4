import 'server-only';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './check';

/** Refuses a content file that names a photograph which is not in public/photos. */
export function refuseMissingPhotos(file: string, value: unknown) {
  const missing = photosIn(value).filter(
    (photo) => !existsSync(join(process.cwd(), 'public/photos', photo)),
  );
  if (missing.length > 0)
    throw new ContentError(
      missing.map(
        (photo) =>
          `${file}, photo: ${photo} is not in the folder public/photos; put the picture there, or take the line out.`,
      ),
    );
}

function photosIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(photosIn);
  if (typeof value !== 'object' || value === null || !('photo' in value)) return [];
  return typeof value.photo === 'string' ? [value.photo] : [];
}
