// Finishes the pages before a platform's own adapter (NEXT_ADAPTER_PATH) takes them.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'finished pages',
  async modifyConfig(config, context) {
    return (await platforms()).modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    const { outputs, distDir, projectDir } = context;
    const { finishPages, refuseUnfinished } = await finishing(distDir);
    const stored = new Map(
      outputs.prerenders
        .filter(({ fallback }) => fallback?.filePath?.endsWith('.html'))
        .map(({ pathname, fallback }) => [pathname, fallback]),
    );
    const { pages, modules } = await finishPages(
      distDir,
      (path) =>
        stored.get(path)?.filePath ??
        outputs.staticFiles.find(({ pathname }) => pathname === errorPages[path])?.filePath,
    );
    for (const { path, status } of pages)
      if (status) Object.assign(stored.get(path) ?? {}, { initialStatus: Number(status) });
    outputs.staticFiles.push(...[...new Set(modules)].map(asFile));

    await (await platforms()).onBuildComplete?.(context);
    const deployed = join(projectDir, '.vercel/output');
    if (existsSync(deployed)) refuseUnfinished(deployed);
  },
};

/** Hosts know these pages by their status. */
const errorPages = { '/_not-found': '/404', '/_global-error': '/500' };

/** Adds the islands' modules, made after Next listed its files. */
const asFile = (filePath) => ({
  type: 'STATIC_FILE',
  id: `static/chunks/islands/${basename(filePath)}`,
  pathname: `/_next/static/chunks/islands/${basename(filePath)}`,
  filePath,
  immutableHash: undefined,
});

/** Bundles the finishing, since Next loads an adapter without TypeScript. */
async function finishing(distDir) {
  const outfile = resolve(distDir, 'cache/finish-pages.mjs');
  await build({
    entryPoints: ['scripts/finish-pages.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    outfile,
  });
  return import(pathToFileURL(outfile).href);
}

async function platforms() {
  const file = createRequire(import.meta.url).resolve(process.env.NEXT_ADAPTER_PATH);
  const loaded = (await import(pathToFileURL(file).href)).default;
  return loaded.default ?? loaded;
}

export default adapter;
