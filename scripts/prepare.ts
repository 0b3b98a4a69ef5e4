// The first step of `npm run build`: checks every content file, and draws every picture of lib/pages/pictures.ts
// into public/art and public/share.
import { copyFileSync, linkSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { loadEverything } from '../lib/content/everything';
import { handOverTexts } from '../lib/content/prose';
import { pictures } from '../lib/pages/pictures';
import { packed } from '../lib/pages/png';
import { plainly } from './plainly';

await plainly(async () => {
  console.log(`The content is in order: ${loadEverything().length} files.`);
  handOverTexts();
  console.log(`${await drawAll()} pictures are drawn.`);
});

/** Draws over what an earlier build left, and takes away what is no longer drawn. Returns how many were drawn. */
async function drawAll() {
  const all = new Map(pictures().map(({ address, draw }) => [join('public', address), draw]));
  const folders = new Set([...all.keys()].map((file) => dirname(file)));
  for (const folder of folders) mkdirSync(folder, { recursive: true });

  // Packing runs on other threads, so that one picture is drawn while others are packed.
  const waiting = all.entries();
  const draughtsmen = Array.from({ length: 2 * availableParallelism() }, async () => {
    for (const [file, draw] of waiting) {
      if (file.endsWith('.svg')) writeFileSync(file, draw());
      else link(await packed(draw()), file);
    }
  });
  await Promise.all(draughtsmen);

  for (const folder of folders)
    for (const name of readdirSync(folder))
      if (!all.has(join(folder, name))) rmSync(join(folder, name), { recursive: true });
  return all.size;
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
