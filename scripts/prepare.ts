// The first step of `npm run build`: checks every content file, draws every picture of lib/pages/pictures.ts into
// public/art and public/share, and makes the files of every photograph in public/photos. `npm run dev` asks for
// the photographs alone.
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { task } from './task';
import { findPhotos, loadEverything } from '../lib/content/everything';
import { knownPhotos } from '../lib/content/photos';
import { photoFiles } from '../lib/content/photo-files';
import { loadPages } from '../lib/pages/pages';
import { pictures } from '../lib/pages/pictures';
import { packed } from '../lib/pages/png';
import { currencies, markets, pageWords } from '../lib/markets/markets';

/** For scripts that can't ask lib: next.config.mjs and scripts/seo. */
function tell(name: string, value: unknown) {
  mkdirSync('.next/cache', { recursive: true });
  writeFileSync(`.next/cache/${name}.json`, JSON.stringify(value));
}

void task(async () => {
  tell(
    'markets',
    currencies.map((currency) => ({ ...markets[currency], ...pageWords[currency] })),
  );
  if (process.argv.includes('photos')) {
    await findPhotos();
    return drawAll(['public/photos'], photos());
  }
  console.log(`The content is in order: ${(await loadEverything()).length} files.`);
  tell(
    'listed-paths',
    loadPages().map(({ path }) => path),
  );
  const drawn = pictures().map(({ address, draw }): Waiting => [
    join('public', address),
    async (file) => {
      if (file.endsWith('.svg')) writeFileSync(file, draw());
      else link(await packed(draw()), file);
    },
  ]);
  const all = [...drawn, ...photos()];
  const folders = new Set(['public/photos', ...all.map(([file]) => dirname(file))]);
  await drawAll([...folders], all);
  console.log(`${all.length} pictures are drawn.`);
});

/** A file, and what writes it. */
type Waiting = [file: string, write: (file: string) => Promise<void>];

function photos() {
  return photoFiles(knownPhotos() ?? {}).map(({ address, make }): Waiting => [
    join('public', address),
    async (file) => link(await make(), file),
  ]);
}

/** Draws over what an earlier build left, and takes away what is no longer drawn. */
async function drawAll(folders: readonly string[], all: readonly Waiting[]) {
  for (const folder of folders) mkdirSync(folder, { recursive: true });

  // Packing runs on other threads, so that one picture is drawn while others are packed.
  const waiting = all.values();
  const draughtsmen = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const [file, write] of waiting) await write(file);
  });
  await Promise.all(draughtsmen);

  const drawn = new Set(all.map(([file]) => file));
  for (const folder of folders)
    for (const name of readdirSync(folder))
      if (!drawn.has(join(folder, name))) rmSync(join(folder, name), { recursive: true });
}

/** The same file under a second name: a hundred kilobytes that need no copy, thousands of times. */
function link(kept: string, file: string) {
  rmSync(file, { force: true });
  try {
    linkSync(kept, file);
  } catch {
    // On two disks, or on one that knows no second names.
    copyFileSync(kept, file);
  }
}
