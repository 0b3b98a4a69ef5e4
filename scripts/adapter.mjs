// Next's adapter interface, for platforms that bring an adapter of their own (NEXT_ADAPTER_PATH): it takes the pages as soon as
// the framework has built them, so they are finished before it is asked. next.config.mjs names this file where there is one.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'finished pages',
  async modifyConfig(config, context) {
    return (await platforms()).modifyConfig?.(config, context) ?? config;
  },
  async onBuildComplete(context) {
    const { outputs, distDir, projectDir } = context;
    // The framework loads an adapter as it is, and the finishing is TypeScript.
    const { finishPages, refuseUnfinished } = await tsImport('./finish-pages.ts', import.meta.url);
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

/** Pages that hosts know by their status only. */
const errorPages = { '/_not-found': '/404', '/_global-error': '/500' };

/** The islands' modules came after the framework had listed its files. */
const asFile = (filePath) => ({
  type: 'STATIC_FILE',
  id: `static/chunks/islands/${basename(filePath)}`,
  pathname: `/_next/static/chunks/islands/${basename(filePath)}`,
  filePath,
  immutableHash: undefined,
});

async function platforms() {
  const file = createRequire(import.meta.url).resolve(process.env.NEXT_ADAPTER_PATH);
  const loaded = (await import(pathToFileURL(file).href)).default;
  return loaded.default ?? loaded;
}

export default adapter;
