// Bundles the islands of each built page (components/island/island.tsx) into one Preact module.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { transform } from 'lightningcss';
import { compileStringAsync } from 'sass';
import { sass } from './sass.mjs';

const ISLAND = /<(?:div|g) data-island="([^"]+)"/g;
const REGISTERED = /\b(?:island|calculator)\(\s*'([^']+)'/g;

/** Aliases of React. SWR's shim is CommonJS, which would keep the whole of Preact. */
const preact = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'use-sync-external-store/shim': 'preact/compat',
};

export const islandsOf = (html: string) =>
  [...new Set([...html.matchAll(ISLAND)].map(([, name = '']) => name))].sort();

/** Bundles islands into a module named by its hash; `sheets` must have each of its classes. */
export async function bundle(dist: string, names: readonly string[], sheets: string) {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: floor,
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: preact,
    // island.browser.tsx replaces island.tsx.
    resolveExtensions: ['.browser.tsx', '.tsx', '.ts', '.mjs', '.js', '.json'],
    plugins: [onlyWhatIsUsed, classNames(sheets)],
  } as const satisfies BuildOptions;
  const { metafile } = await build({
    ...options,
    stdin: { contents: entryOf(names), resolveDir: process.cwd() },
    // Dynamic imports become files of their own.
    splitting: true,
    // Platforms cache chunks for good, but no folder of ours.
    outdir: join(dist, 'static/chunks/islands'),
    entryNames: '[hash]',
    chunkNames: '[hash]',
    metafile: true,
    plugins: [wholeWhenAsked(options), ...options.plugins],
  });
  const files = Object.keys(metafile.outputs);
  const entry = files.find((file) => metafile.outputs[file]?.entryPoint) ?? '';
  return {
    address: `/_next/static/chunks/islands/${basename(entry)}`,
    files: files.map((file) => resolve(file)),
    code: readFileSync(entry, 'utf8'),
  };
}

/** Bundles a dynamic import with its own imports: a shared chunk were one more file for each page. */
const wholeWhenAsked = (options: BuildOptions): Plugin => ({
  name: 'whole-when-asked',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /./ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData) return undefined;
      const found = await resolve(path, { importer, resolveDir, kind, pluginData: wholeWhenAsked });
      return { path: found.path, namespace: 'whole' };
    });
    onLoad({ filter: /./, namespace: 'whole' }, async ({ path }) => {
      const { outputFiles } = await build({ ...options, entryPoints: [path], write: false });
      return { contents: outputFiles?.[0]?.text ?? '' };
    });
  },
});

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

const files = new Map(
  readdirSync('components', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!island\/).+(?<!\.test)\.tsx$/.test(file))
    .map((file) => `components/${file}`)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(REGISTERED)].map(([, name = '']) => [name, file]),
    ),
);

/** Throws for an island that no file registers, which would never wake. */
function fileOf(name: string) {
  const file = files.get(name);
  if (!file)
    throw new Error(
      `islands: a page holds the island '${name}', and no file below components registers it. Say island('${name}', ...) there.`,
    );
  return file;
}

/** Marks sources as free of side effects, but for the files of islands, which the entry imports. */
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

/** Names classes as Next's Lightning CSS does; an export each, so that unused ones are dropped. */
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
      // Sorted, so that each build gives the module the same name.
      const names = Object.fromEntries(
        Object.entries(exports ?? {})
          .map(([local, { name }]) => [local, name] as const)
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      );
      // Keyframes have names in the module too.
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

/** CSS escapes a name that begins with a hyphen and a digit. */
const escaped = (name: string) => name.replace(/^-(\d)/, '-\\3$1 ');
