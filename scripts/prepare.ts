// The first step of `npm run build`: compiles the content, draws every picture of lib/pages/pictures.ts into
// public/art and public/share, and makes the files of every photograph in public/photos. For `npm run dev`, which draws
// pictures itself, it is called with `dev`, and again after each change of the content: lib/content/load.ts.
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings } from '../lib/settings/read';
import { sentence } from '../lib/settings/settings';
import { task } from './task';
import { compileContent, writeContent, type Content } from '../lib/content/compile';
import { photoFiles, type Photos } from '../lib/content/photos';
import { sourceOf } from '../lib/content/redirects';
import { packed, pictures } from '../lib/pages/pictures';
import { currencies, markets } from '../lib/markets/markets';
import { paths } from '../lib/site';

const isDev = process.argv.includes('dev');
if (isDev) Object.assign(process.env, { NODE_ENV: 'development' });

/** For next.config.mjs, which can't ask lib: which pages have moved, and each id by the address before it. */
function tellConfig({ lists: { redirects, services }, predictions }: Content) {
  const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => String(id));
  const ids = {
    ...Object.fromEntries(currencies.map((one) => [markets[one].servicePath, idsOf(services)])),
    [paths.predictions]: idsOf(predictions),
  };
  mkdirSync('.next/cache', { recursive: true });
  const moved = redirects.map(({ from, to }) => ({ from: sourceOf(from), to }));
  writeFileSync('.next/cache/site.json', JSON.stringify({ redirects: moved, ids }));
}

void task(async () => {
  const { content, files, photos } = await compileContent();
  writeContent(content);
  tellConfig(content);
  if (isDev) return drawAll(['public/photos'], ofPhotos(photos));
  console.log(`The content is in order: ${files.length} files.`);
  const drawn = pictures().map(({ address, draw }): Waiting => [
    join('public', address),
    async (file) => {
      if (file.endsWith('.svg')) writeFileSync(file, draw());
      else link(await packed(draw()), file);
    },
  ]);
  const all = [...drawn, ...ofPhotos(photos)];
  const folders = new Set(['public/photos', ...all.map(([file]) => dirname(file))]);
  await drawAll([...folders], all);
  console.log(`${all.length} pictures are drawn.`);
  warnOfMemory();
});

/** A platform's build goes on without a database, and whoever reads its log shall know what that means. */
function warnOfMemory() {
  const { platform, findings } = readSettings(process.env);
  const memory = findings.find(({ name }) => name === 'DATABASE_URL');
  if (platform && memory) console.warn(sentence(memory));
}

/** A file, and what writes it. */
type Waiting = [file: string, write: (file: string) => Promise<void>];

function ofPhotos(photos: Photos) {
  return photoFiles(photos).map(({ address, make }): Waiting => [
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
