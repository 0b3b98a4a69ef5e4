import { readFileSync } from 'node:fs';
import browserData from '@mdn/browser-compat-data/forLegacyNode';
import { defineConfig, globalIgnores } from 'eslint/config';
import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTs from 'eslint-config-next/typescript';
import compat from 'eslint-plugin-compat';
import regexp from 'eslint-plugin-regexp';

const styleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: "A style attribute is blocked by the site's Content-Security-Policy: use a class.",
};

/** React's own rules: in the browser Preact runs the components. */
const reactOnly = [
  {
    selector: "ImportSpecifier[imported.name='useId']",
    message: 'Each island counts its ids from the start: make the id of what the part is about.',
  },
  {
    selector: "JSXAttribute[name.name='autoFocus']",
    message:
      'A browser obeys this once a page: give what takes the focus the ref focusOn (components/ui).',
  },
  {
    selector:
      "Program:has(> ExpressionStatement[directive='use client']):not(:has(CallExpression[callee.name=/^(island|calculator)$/]))",
    message:
      'A client component comes to life as an island only: export island(...) of it, as components/island/island.tsx says.',
  },
];

const aboutReact = nextVitals
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y)\//.test(name))
  .map((name) => [name, 'off']);

/** The oldest browsers, by their names in MDN's data. */
const floor = JSON.parse(readFileSync('package.json', 'utf8')).browserslist.map((one) =>
  one.split(' '),
);

const isOnFloor = (support) =>
  floor.every(([browser, version]) =>
    [support[browser] ?? []]
      .flat()
      .some(({ version_added: since, flags }) => !flags && parseFloat(since) <= version),
  );

/** Static methods that eslint-plugin-compat misses, since MDN marks them by '_static'. */
const newerStatics = Object.entries({ ...browserData.api, ...browserData.javascript.builtins })
  .flatMap(([object, members]) =>
    Object.entries(members).map(([name, { __compat }]) => ({ object, name, ...__compat })),
  )
  .filter(({ support }) => support && !isOnFloor(support))
  .map(({ object, name }) => ({
    object,
    property: name.replace(/_static$/, ''),
    message: "The oldest browsers of package.json's browserslist lack it.",
  }));

export default defineConfig([
  ...nextVitals,
  ...nextTs,
  globalIgnores([
    '.next/**',
    '.tools/**',
    'coverage/**',
    'dist/**',
    'playwright-report/**',
    'test-results/**',
    'next-env.d.ts',
  ]),
  {
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A rest pattern leaves a field out of a copy.
      '@typescript-eslint/no-unused-vars': ['warn', { ignoreRestSiblings: true }],
      // Links are plain <a> through components/ui: pages have no router to feed.
      '@next/next/no-html-link-for-pages': 'off',
      // The layout's document and that of pages outside of it is one component.
      '@next/next/no-head-element': 'off',
      // Pictures are SVG files of known size; an image service adds nothing.
      '@next/next/no-img-element': 'off',
      'no-self-compare': 'error',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
    },
  },
  {
    // A slow pattern would let a visitor stop the server; scripts see only our own texts.
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['lib/content/**', 'lib/pages/**', '**/*.test.*'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false }],
    },
  },
  // Browser code may use only APIs of package.json's browserslist.
  {
    ...compat.configs['flat/recommended'],
    files: ['components/**', 'lib/**', 'public/*.js'],
    ignores: ['**/*.test.*', 'lib/{launch,platform,settings}/**'],
    rules: { 'compat/compat': 'error', 'no-restricted-properties': ['error', ...newerStatics] },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', styleAttribute] },
  },
  {
    files: ['components/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', styleAttribute, ...reactOnly] },
  },
  { files: ['scripts/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  // React's rules compile each file, and take Playwright's `use` for a hook.
  { files: ['lib/**', 'scripts/**', 'e2e/**'], rules: Object.fromEntries(aboutReact) },
]);
