// The islands of the built pages (components/island/island.tsx says what an island is). Each page gets one module with
// all of its islands, bundled from the sources, in which Preact stands in for React. Used by finish-pages.ts.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { compileStringAsync } from 'sass';
import { sass } from './sass.mjs';

const ISLAND = /<(?:div|g) data-island="([^"]+)"/g;
const REGISTERED = /\b(?:island|calculator)\(\s*'([^']+)'/g;

/** What stands in for React. SWR asks for the shim, which is CommonJS and would keep the whole of Preact. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim': 'preact/compat',
};

/** The names of the islands that a page holds. */
export const islandsOf = (html: string) =>
  [...new Set([...html.matchAll(ISLAND)].map(([, name = '']) => name))].sort();

/**
 * Bundles some islands into one module, named by its content, so that it can be kept for good.
 *
 * @param sheets the framework's style sheets, in which every class of the module has to stand
 * @returns its address, its files and its code
 */
export async function bundle(dist: string, names: readonly string[], sheets: string) {
  const { metafile } = await build({
    stdin: { contents: entryOf(names), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    // What is imported by a call comes in a file of its own.
    splitting: true,
    // Platforms let browsers keep what lies in chunks, and no folder of ours.
    outdir: join(dist, 'static/chunks/islands'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    metafile: true,
    format: 'esm',
    target: floor,
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
    // What is wrong is thrown.
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: preact,
    // island.browser.tsx stands in for island.tsx.
    resolveExtensions: ['.browser.tsx', '.tsx', '.ts', '.mjs', '.js', '.json'],
    plugins: [onlyWhatIsUsed, classNames(sheets)],
  });
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint) ?? '';
  return {
    address: `/_next/static/chunks/islands/${basename(entry)}`,
    files: files.map((file) => resolve(file)),
    code: readFileSync(entry, 'utf8'),
  };
}

/** The oldest browsers that islands wake in. */
const floor: string[] = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map(
  (name: string) => name.replace(' ', ''),
);

const entryOf = (names: readonly string[]) =>
  [
    `import './components/island/translation';`,
    ...names.map((name) => `import './${fileOf(name)}';`),
    `import { wake } from './components/island/island';`,
    'wake();',
  ].join('\n');

/** The file that registers each island, by its name. */
const files = new Map(
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!island\/).+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `components/${file}`)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(REGISTERED)].map(([, name = '']) => [name, file]),
    ),
);

/** A part that nobody registers would stay asleep for good. */
function fileOf(name: string) {
  const file = files.get(name);
  if (!file)
    throw new Error(
      `islands: a page holds the island '${name}', and no file below components registers it. Say island('${name}', ...) there.`,
    );
  return file;
}

/** Sources do nothing when they are imported, but for the islands, which register themselves: the entry imports these. */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^(@\/|\.)/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === onlyWhatIsUsed || importer === '<stdin>') return undefined;
      const found = await resolve(path, { importer, resolveDir, kind, pluginData: onlyWhatIsUsed });
      return { ...found, sideEffects: found.sideEffects && found.path.includes('/node_modules/') };
    });
  },
};

/**
 * The classes of a style module, as the framework has named them: by Lightning CSS, from the file's path. Each is an
 * export of its own, so that a page has those of its parts only.
 */
const classNames = (sheets: string): Plugin => ({
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\/components\/.+\.tsx$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        /^import (\w+) from '(.+\.module\.scss)'/gm,
        "import * as $1 from '$2'",
      ),
      loader: 'tsx',
    }));
    onLoad({ filter: /\.module\.scss$/ }, async ({ path }) => {
      const sheet = sass.additionalData + readFileSync(path, 'utf8');
      const { css } = await compileStringAsync(sheet, { loadPaths: sass.loadPaths });
      const file = relative('.', path);
      const { exports } = transform({
        filename: `[project]/${file}.module.css`,
        code: Buffer.from(css),
        cssModules: { pattern: '[hash]_[local]', grid: false },
      });
      // In an order of their own, or each build would name the same module anew.
      const names = Object.fromEntries(
        Object.entries(exports ?? {})
          .map(([local, { name }]) => [local, name] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      // A name of the file's own keyframes is no class.
      const isClass = (local: string) => new RegExp(`\\.${local}\\b`).test(css);
      const missing = Object.entries(names).find(
        ([local, name]) => isClass(local) && !sheets.includes(`.${escaped(name)}`),
      );
      if (missing)
        throw new Error(
          `islands: the class ${missing[0]} of ${file} is not called ${missing[1]} in the framework's style sheets. Has the framework changed how it names classes?`,
        );
      const each = Object.entries(names).map(
        ([local, name], index) =>
          `const c${index} = '${name}'; export { c${index} as '${local}' };`,
      );
      return { contents: each.join('\n') };
    });
  },
});

/** As CSS writes a name that begins with a hyphen and a digit. */
const escaped = (name: string) => name.replace(/^-(\d)/, '-\\3$1 ');
