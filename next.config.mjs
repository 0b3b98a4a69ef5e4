// Settings only: anything that decides something belongs in lib/.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { oneOf } from './scripts/one-of.mjs';
import { sass } from './scripts/sass.mjs';
import { everyAnswer, mailPreview, ownerPage, page, pictures } from './security-headers.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const isDev = process.env.NODE_ENV !== 'production';

const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * An id that is not in the catalogue shows the page `base/not-found`, which is answered with 404. The
 * parameter must not be called id, or it would win over the destination's.
 */
const unknown = (base, ids) => ({
  source: `${base}/:unknown((?!${oneOf(ids)}$)[^/]+)`,
  destination: `${base}/not-found`,
});

/** While working, pictures are drawn when they are asked for, even where an earlier build has left them in public. */
const drawnAnew = { source: '/:folder(art|share)/:file', destination: '/drawn/:folder/:file' };

/** What a platform's function may not be told: where the site lives and on what. lib/platform/given.ts. */
const fixed = [
  ...[
    'SITE_URL',
    'VERCEL',
    'VERCEL_ENV',
    'VERCEL_URL',
    'VERCEL_BRANCH_URL',
    'VERCEL_PROJECT_PRODUCTION_URL',
  ],
  ...['NETLIFY', 'CONTEXT', 'URL', 'DEPLOY_PRIME_URL'],
];
const known = fixed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []));

/** What scripts/prepare.ts leaves; before the first build, when only types are made, there is nothing yet. */
const left = '.next/cache/site.json';
const { redirects, ids } = existsSync(left)
  ? JSON.parse(readFileSync(left, 'utf8'))
  : { redirects: [], ids: {} };

/** @type {import('next').NextConfig} */
const config = {
  env: { BUILT_WITH: JSON.stringify(Object.fromEntries(known)) },
  // A platform's own adapter comes second: scripts/adapter.mjs.
  adapterPath: process.env.NEXT_ADAPTER_PATH && resolve('scripts/adapter.mjs'),
  // scripts/package.ts asks for it.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` does, which `npm test` calls: a deployment of a changed text need not wait 25 seconds for it.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['uuid'],
  // The one runs a program of its own, while the site is built: app/search.js. The other two load what a bundler can't see.
  serverExternalPackages: ['esbuild', '@photostructure/sqlite', 'pg'],
  outputFileTracingIncludes: {
    '/**': [
      // The store's thread loads them as they are.
      './lib/store/*.mjs',
      `./node_modules/@photostructure/sqlite/prebuilds/${process.platform}-${process.arch}/*.node`,
    ],
  },
  sassOptions: sass,
  // Every picture has its size already: an open image service would only be one more thing to attack.
  images: { unoptimized: true },
  agentRules: false,
  pageExtensions: isDev ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    prefetchInlining: false,
    // Without it a build on two processors has one worker, which leaves the other to garbage collection.
    cpus: availableParallelism(),
  },
  // Development needs eval and a socket, which the policy forbids.
  // Of two rules that name the same header, the later one wins.
  headers: async () =>
    isDev
      ? []
      : [
          rule('/:path*', everyAnswer),
          // No page has a dot in its last part, and every file has one.
          rule('/:page((?!api/)(?:.*/)?[^/.]*)', page),
          rule('/owner', ownerPage),
          rule('/api/owner/mail', mailPreview),
          rule('/:folder(art|icons|photos|share)/:path*', pictures),
          rule('/favicon.ico', pictures),
        ],
  redirects: async () =>
    [
      ...redirects,
      // The name by which the framework keeps the home page: as a page it would stay empty.
      { from: '/index', to: '/' },
      { from: '/:page(.+)/index.html', to: '/:page' },
      // A page is stored in a file of this name, which the framework would answer with, without the page's headers.
      { from: '/:page(.+)\\.html', to: '/:page' },
    ].map(({ from, to }) => ({ source: from, destination: to, permanent: true })),
  rewrites: async () => ({
    beforeFiles: [
      ...Object.entries(ids).map((entry) => unknown(...entry)),
      ...(isDev ? [drawnAnew] : []),
    ],
  }),
};

export default config;
