// Finishes the pages after `next build`, unless a platform's adapter did (scripts/adapter.mjs).
import { cpSync, existsSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { finishPages, refuseUnfinished } from './finish-pages';

const dist = resolve('.next');
const standalone = join(dist, 'standalone/.next');

void finish();

async function finish() {
  if (!process.env.NEXT_ADAPTER_PATH) {
    const fileOf = (path: string) =>
      join(dist, 'server/app', `${path === '/' ? '/index' : path}.html`);
    await finishPages(dist, fileOf);
    if (existsSync(standalone)) finishStandalone();
    refuseUnfinished(join(dist, 'server'));
  }
  // Marks a complete build; npm start builds anew without it.
  writeFileSync(join(dist, 'finished'), '');
}

/** Updates the copies that Next put into the standalone server. */
function finishStandalone() {
  cpSync(join(dist, 'server'), join(standalone, 'server'), {
    recursive: true,
    filter: (file) => /\.(html|meta)$/.test(file) || statSync(file).isDirectory(),
  });
  cpSync(join(dist, 'prerender-manifest.json'), join(standalone, 'prerender-manifest.json'));
  refuseUnfinished(join(standalone, 'server'));
}
