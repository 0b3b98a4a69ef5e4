// The end of `npm run build`: finishes the pages where the build has left them. Where a platform brings an adapter, which
// takes them away before this step, scripts/adapter.mjs has done so.
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
  // npm start builds anew where this is missing: a build may have been broken off.
  writeFileSync(join(dist, 'finished'), '');
}

/** The server for hosts of one's own, for which Next has copied the pages already. */
function finishStandalone() {
  cpSync(join(dist, 'server'), join(standalone, 'server'), {
    recursive: true,
    filter: (file) => /\.(html|meta)$/.test(file) || statSync(file).isDirectory(),
  });
  cpSync(join(dist, 'prerender-manifest.json'), join(standalone, 'prerender-manifest.json'));
  refuseUnfinished(join(standalone, 'server'));
}
