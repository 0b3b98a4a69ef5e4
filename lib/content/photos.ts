import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, parse } from 'node:path';
import sharp from 'sharp';
import { photoPath, widthsOf, type Photo, type Pictured } from '../photo';
import { projectPath } from '../project-path';
import { entriesOf, nearest, placeOf } from './faults';

export type Photos = Record<string, Omit<Photo, 'alt'>>;

/** Pixels: smaller looks coarse in its frame. A larger file slows down git. */
const LEAST = 400;
const HEAVIEST = 15;
/** Bytes: the most that a visitor fetches for one picture. */
const FETCHED = 150_000;
/** Change this number to make every file anew, under another name. */
const RECIPE = 'recipe 1';

export async function readPhotos(): Promise<{ photos: Photos; faults: string[] }> {
  const read = await Promise.all(
    filesIn('content/photos').map(async (file) => {
      const fault = nameFault(file);
      return { file, ...(fault ? { fault } : await look(file)) };
    }),
  );
  return {
    photos: Object.fromEntries(
      read.flatMap(({ file, photo = unusable }) => [[photoFileName(file), photo]]),
    ),
    faults: [
      ...read.flatMap(({ file, fault }) => (fault ? [`photos/${file}: ${fault}.`] : [])),
      ...filesIn('public/photos')
        .filter((file) => !/-[\da-f]{10}-\d+\.(avif|webp)$/.test(file))
        .map(
          (file) =>
            `public/photos/${file}: everybody could fetch it there as it is, with the place where it was taken; move it into the folder content/photos.`,
        ),
    ],
  };
}

/** Its later name is known already, so entries that use it get no second error. */
const unusable = { name: '', width: 0, height: 0 };

const filesIn = (folder: string) =>
  existsSync(projectPath(folder))
    ? readdirSync(projectPath(folder)).filter((file) => !file.startsWith('.'))
    : [];

const asJpeg = 'open it on a computer or phone, save it as JPEG';
const heic = (file: string) =>
  `is in HEIC, the format of iPhones, which browsers don't show; ${asJpeg} with the name ${photoFileName(file)}, upload that, and take this one out (on the iPhone: Settings, Camera, Formats, Most Compatible)`;

function nameFault(file: string): string | undefined {
  const { ext } = parse(file);
  const plain = photoFileName(file);
  if (/^\.hei[cf]s?$/i.test(ext)) return heic(file);
  if (!/^\.(jpe?g|png|webp|avif)$/i.test(ext))
    return `is no photograph by its name; ${asJpeg} with the name ${plain}, upload that, and take this one out`;
  return file === plain
    ? undefined
    : `give it a name of small letters, digits and hyphens, its ending too: ${plain}`;
}

async function look(file: string) {
  const picture = readFileSync(projectPath('content/photos', file));
  const megabytes = Math.round(picture.length / 1e6);
  if (megabytes > HEAVIEST)
    return {
      fault: `weighs ${megabytes} MB, and the project keeps every version for ever; save it again with less than ${HEAVIEST} MB, 3000 pixels are wide enough`,
    };
  try {
    const { format, compression, autoOrient: size } = await sharp(picture).metadata();
    if (compression === 'hevc') return { fault: heic(file) };
    if (!['jpeg', 'png', 'webp', 'heif'].includes(format)) return { fault: noPicture };
    if (size.width < LEAST || size.height < LEAST)
      return {
        fault: `has ${size.width} by ${size.height} pixels, and pages need ${LEAST} or more each way; take a larger one`,
      };
    // Decodes the whole file: a truncated one has an intact header.
    await sharp(picture, { failOn: 'truncated' }).resize(16).raw().toBuffer();
    const width = Math.min(size.width, 1200);
    const height = Math.round((size.height * width) / size.width);
    const mark = createHash('sha256').update(picture).update(RECIPE).digest('hex').slice(0, 10);
    return { photo: { name: `${parse(file).name}-${mark}`, width, height } };
  } catch {
    return { fault: noPicture };
  }
}

const noPicture = `is no picture that can be read, or not all of it has arrived; ${asJpeg}, and upload that`;

export const photoFiles = (photos: Photos): { address: string; make: () => Promise<string> }[] =>
  Object.entries(photos).flatMap(([file, { name, width }]) =>
    widthsOf(width).flatMap((step) =>
      (['avif', 'webp'] as const).map((type) => {
        const address = photoPath(name, step, type);
        return {
          address,
          make: () => cachedPicture(basename(address), () => compressPhoto(file, step, type)),
        };
      }),
    ),
  );

export async function cachedPicture(name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = projectPath('.next/cache/pictures', name);
  if (existsSync(file)) return file;
  const picture = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Two workers may make a picture at once.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, picture);
  renameSync(part, file);
  return file;
}

async function compressPhoto(file: string, width: number, type: 'avif' | 'webp'): Promise<Buffer> {
  const pixels = await sharp(readFileSync(projectPath('content/photos', file)))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let picture = Buffer.alloc(0);
  for (const quality of type === 'avif' ? [55, 45, 35, 25, 15, 5, 1] : [75, 60, 45, 30, 15, 1]) {
    const options = type === 'avif' ? { quality, effort: 3 } : { quality };
    picture = await sharp(pixels.data, { raw: pixels.info }).toFormat(type, options).toBuffer();
    if (picture.length <= FETCHED) break;
  }
  return picture;
}

function photoFileName(file: string): string {
  const { name, ext } = parse(file.toLowerCase());
  const plain = name.replace(/[^a-z\d]+/g, '-').replace(/^-|-$/g, '') || 'photo';
  return plain + (/^\.(jpe?g|png|webp|avif)$/.test(ext) ? ext : '.jpg');
}

export function photoNamed(photos: Photos, path: string, alt: string): Photo | undefined {
  const photo = photos[fileOf(path)];
  return photo && { ...photo, alt };
}

export const withPhoto = <T extends { photo?: string; photoAlt?: string }>(
  photos: Photos,
  { photo, photoAlt = '', ...rest }: T,
): Pictured<T> => ({ ...rest, photo: photo ? photoNamed(photos, photo, photoAlt) : undefined });

const fileOf = (path: string) => path.replace(/^(\.\.)?\/?photos\//, '');

export function missingPhoto(photos: Photos, path: string): string | undefined {
  const file = fileOf(path);
  if (file in photos) return undefined;
  if (file.includes('/'))
    return `only pictures of the folder content/photos can be shown; put the file there, and write ../photos/${photoFileName(basename(file))}`;
  const plain = photoFileName(file);
  if (plain in photos) return `write ${plain}, as the file in content/photos has to be called`;
  const meant = nearest(file, Object.keys(photos));
  return meant
    ? `there is no ${file} in the folder content/photos; write ${meant}`
    : `${file} is not in the folder content/photos; put the picture there, with exactly this name, or take the line out`;
}

export function missingPhotos(file: string, value: unknown, photos: Photos): string[] {
  const entries = entriesOf(value).map((entry, index) => ({ entry, at: [index] }));
  return [{ entry: value, at: [] }, ...entries].flatMap(({ entry, at }) => {
    if (typeof entry !== 'object' || entry === null || !('photo' in entry)) return [];
    // The schema reports a name with a folder.
    if (typeof entry.photo !== 'string' || fileOf(entry.photo).includes('/')) return [];
    const fault = missingPhoto(photos, entry.photo);
    return fault ? [`${placeOf(file, value, [...at, 'photo'])}: ${fault}.`] : [];
  });
}
