// A step of `npm run build`: draws every picture of lib/pages/pictures.ts into public/art and public/share.
import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { UnknownLetter } from '../lib/art/lettering';
import { pictures } from '../lib/pages/pictures';

const all = pictures();
for (const folder of new Set(all.map(({ address }) => join('public', dirname(address))))) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

/** Packing runs on other threads, so that one picture is drawn while others are packed. */
const waiting = all.values();
const draughtsmen = Array.from({ length: 2 * availableParallelism() }, async () => {
  for (const { address, draw } of waiting) await writeFile(join('public', address), await draw());
});
try {
  await Promise.all(draughtsmen);
  console.log(`${all.length} pictures are drawn.`);
} catch (error) {
  if (!(error instanceof UnknownLetter)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
