// The islands of the built pages (components/island/island.tsx says what an island is). Each page gets one module with
// all of its islands, bundled from the sources, in which Preact stands in for React. Used by finish-pages.mjs.
//
// ISLANDS=react builds them with React itself: docs/decisions.md says what that costs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { build } from 'esbuild';
import { transform } from 'lightningcss';
import { compileAsync } from 'sass';

const ISLAND = /<(?:div|g) data-island="([^"]+)"/g;

/** Modules of the project and of packages, by what they are asked for as. */
const instead = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/** The names of the islands that a page holds. */
export const islandsOf = (html) =>
  [...new Set([...html.matchAll(ISLAND)].map(([, name]) => name))].toSorted();

/**
 * Bundles some islands into one module, named by its content, so that it can be kept for good.
 *
 * @param sheets the framework's style sheets, in which every class of the module has to stand
 * @returns its address, its files and its code
 */
export async function bundle(dist, names, sheets) {
  for (const name of names) refuseUnregistered(name);
  const { outputFiles } = await build({
    stdin: { contents: entryOf(names), resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    // What is imported by a call comes in a file of its own.
    splitting: true,
    outdir: 'islands',
    chunkNames: '[hash]',
    format: 'esm',
    target: floor,
    jsx: 'automatic',
    tsconfig: 'tsconfig.json',
    legalComments: 'none',
    // What is wrong is thrown.
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      browserIsland,
      ownCalculators(names),
      ...(isReact ? [] : [preact]),
      classNames(sheets),
    ],
  });
  const [entry, ...chunks] = outputFiles.toSorted(entryFirst);
  const code = entry.text;
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Platforms let browsers keep what lies in chunks, and no folder of ours.
  const folder = join(dist, 'static/chunks/islands');
  mkdirSync(folder, { recursive: true });
  const files = [
    { name: `${hash}.js`, text: code },
    ...chunks.map(({ path, text }) => ({ name: basename(path), text })),
  ];
  for (const { name, text } of files) writeFileSync(join(folder, name), text);
  return {
    address: `/_next/static/chunks/islands/${hash}.js`,
    files: files.map(({ name }) => join(folder, name)),
    code,
  };
}

/** esbuild names it after stdin. */
const entryFirst = (a, b) => Number(/stdin/.test(b.path)) - Number(/stdin/.test(a.path));

/** The oldest browsers that islands wake in. */
const floor = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map((name) =>
  name.replace(' ', ''),
);

const isReact = process.env.ISLANDS === 'react';

const entryOf = (names) =>
  [
    ...(isReact ? [] : [`import './components/island/translation';`]),
    ...names.map((name) => `import './components/${fileOf(name)}';`),
    `import { wake } from './components/island/island';`,
    'wake();',
  ].join('\n');

/** A part that nobody registers would stay asleep for good. */
function refuseUnregistered(name) {
  const file = `components/${fileOf(name)}.tsx`;
  const call = `${calculatorOf(name) ? 'calculatorIslands' : 'island'}('${fileOf(name)}',`;
  if (!existsSync(file) || !readFileSync(file, 'utf8').replace(/\(\s+/g, '(').includes(call))
    throw new Error(
      `islands: a page holds the island '${name}', and ${file} does not register it. Say ${call} ...) there.`,
    );
}

/** An island is called by its file; one that draws several calculators FILE#CALCULATOR. */
const fileOf = (name) => name.split('#')[0];
const calculatorOf = (name) => name.split('#')[1];

/** Of the list of calculators a page's module has its own only. */
const ownCalculators = (names) => ({
  name: 'own-calculators',
  setup({ onLoad }) {
    onLoad({ filter: /\/lib\/calculators\/calculators\.ts$/ }, ({ path }) => {
      const own = names.flatMap((name) => calculatorOf(name) ?? []);
      const inCode = (slug) => slug.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
      return {
        contents: [
          ...own.map((slug) => `import { ${inCode(slug)} } from './${slug}';`),
          `export const calculators = [${own.map(inCode)}];`,
        ].join('\n'),
        resolveDir: dirname(path),
      };
    });
  },
});

const browserIsland = {
  name: 'browser-island',
  setup({ onResolve }) {
    onResolve({ filter: /\/island\/island$/ }, () => ({
      path: resolve('components/island/island.browser.tsx'),
    }));
  },
};

const preact = {
  name: 'preact',
  setup({ onResolve, resolve: find }) {
    // SWR asks for it; it is CommonJS, which would keep the whole of Preact.
    onResolve({ filter: /^use-sync-external-store\/shim/ }, ({ kind, resolveDir }) =>
      find('preact/compat', { kind, resolveDir }),
    );
    onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, resolveDir }) =>
      instead[path]
        ? find(instead[path], { kind, resolveDir })
        : { errors: [{ text: `islands: Preact has nothing in place of ${path}.` }] },
    );
  },
};

/** The classes of a style module, as the framework has named them: by Lightning CSS, from the file's path. */
const classNames = (sheets) => ({
  name: 'class-names',
  setup({ onLoad }) {
    onLoad({ filter: /\.module\.scss$/ }, async ({ path }) => {
      const { css } = await compileAsync(path, { loadPaths: ['styles'] });
      const file = relative('.', path);
      const { exports } = transform({
        filename: `[project]/${file}.module.css`,
        code: Buffer.from(css),
        cssModules: { pattern: '[hash]_[local]', grid: false },
      });
      const names = Object.fromEntries(
        Object.entries(exports).map(([local, { name }]) => [local, name]),
      );
      // A name of the file's own keyframes is no class.
      const isClass = (local) => new RegExp(`\\.${local}\\b`).test(css);
      const missing = Object.entries(names).find(
        ([local, name]) => isClass(local) && !sheets.includes(`.${name}`),
      );
      if (missing)
        return {
          errors: [
            {
              text: `islands: the class ${missing[0]} of ${file} is not called ${missing[1]} in the framework's style sheets. Has the framework changed how it names classes?`,
            },
          ],
        };
      return { contents: JSON.stringify(names), loader: 'json' };
    });
  },
});
