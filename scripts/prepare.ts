// The first step of `npm run build`: compiles the content and makes public/art, share and photos.
// With `dev` it draws no pictures; lib/content/load.ts calls it after each change.
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { readSettings } from '../lib/settings/read';
import { sentence } from '../lib/settings/settings';
import { runScript } from './run-script';
import { compileContent, writeContent } from '../lib/content/compile';
import type { Content } from '../lib/content/content';
import { photoFiles, type Photos } from '../lib/content/photos';
import { sourceOf } from '../lib/content/redirects';
import { packed, pictureFiles } from '../lib/pages/pictures';
import { currencies, markets } from '../lib/markets/markets';
import { paths } from '../lib/site';

const isDev = process.argv.includes('dev');
if (isDev) Object.assign(process.env, { NODE_ENV: 'development' });

/** Data for next.config.mjs, which can't import lib: moved pages, and known ids by route. */
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

void runScript(async () => {
  const { content, files, photos } = await compileContent();
  writeContent(content);
  tellConfig(content);
  if (isDev) return drawAll(['public/photos'], ofPhotos(photos));
  console.log(`The content is in order: ${files.length} files.`);
  const drawn = pictureFiles().map(({ address, draw }): Waiting => [
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

/** A platform's build works without a database; its log should say what that means. */
function warnOfMemory() {
  const { platform, findings } = readSettings(process.env);
  const memory = findings.find(({ name }) => name === 'DATABASE_URL');
  if (platform && memory) console.warn(sentence(memory));
}

type Waiting = [file: string, write: (file: string) => Promise<void>];

function ofPhotos(photos: Photos) {
  return photoFiles(photos).map(({ address, make }): Waiting => [
    join('public', address),
    async (file) => link(await make(), file),
  ]);
}

async function drawAll(folders: readonly string[], all: readonly Waiting[]) {
  for (const folder of folders) mkdirSync(folder, { recursive: true });

  // Packs on other threads while the next picture is drawn.
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

/** Hard links save thousands of copies. */
function link(kept: string, file: string) {
  rmSync(file, { force: true });
  try {
    linkSync(kept, file);
  } catch {
    // Another disk, or a file system without hard links.
    copyFileSync(kept, file);
  }
}
