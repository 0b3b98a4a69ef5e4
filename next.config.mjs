// Settings only: decisions belong in lib.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { regexAlternation } from './scripts/regex-alternation.mjs';
import { sass } from './scripts/sass.mjs';
import { everyAnswer, mailPreview, ownerPage, page, pictures } from './security-headers.mjs';

process.env.NEXT_TELEMETRY_DISABLED = '1';
const isDev = process.env.NODE_ENV !== 'production';

const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/** Answers 404. A parameter called id would win over the one of the page `base/not-found`. */
const unknown = (base, ids) => ({
  source: `${base}/:unknown((?!${regexAlternation(ids)}$)[^/]+)`,
  destination: `${base}/not-found`,
});

/** Development draws pictures anew, even where a build has left some in public. */
const drawnAnew = { source: '/:folder(art|share)/:file', destination: '/drawn/:folder/:file' };

/** Variables that a platform's function does not have at run time: lib/settings/read.ts. */
const platformVariables = [
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
const buildVariables = platformVariables.flatMap((name) =>
  process.env[name] ? [[name, process.env[name]]] : [],
);

/** Written by scripts/prepare.ts; missing before the first build, when only types are made. */
const siteFile = '.next/cache/site.json';
const { redirects, ids } = existsSync(siteFile)
  ? JSON.parse(readFileSync(siteFile, 'utf8'))
  : { redirects: [], ids: {} };

/** @type {import('next').NextConfig} */
const config = {
  env: { BUILT_WITH: JSON.stringify(Object.fromEntries(buildVariables)) },
  // Runs before a platform's own adapter.
  adapterPath: process.env.NEXT_ADAPTER_PATH && resolve('scripts/adapter.mjs'),
  // Set by scripts/package.ts.
  output: process.env.STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` checks types; a deployment of a changed text saves 25 seconds.
  typescript: { ignoreBuildErrors: true },
  transpilePackages: ['uuid'],
  // esbuild runs a program of its own; the databases load files unseen by a bundler.
  serverExternalPackages: ['esbuild', '@photostructure/sqlite', 'pg'],
  outputFileTracingIncludes: {
    '/**': [
      // Loaded unbundled by the store's thread.
      './lib/store/*.mjs',
      `./node_modules/@photostructure/sqlite/prebuilds/${process.platform}-${process.arch}/*.node`,
    ],
  },
  sassOptions: sass,
  // An open image service would only be one more thing to attack.
  images: { unoptimized: true },
  agentRules: false,
  pageExtensions: isDev ? ['tsx', 'ts', 'dev.ts'] : ['tsx', 'ts'],
  experimental: {
    globalNotFound: true,
    agentUpgrade: false,
    prefetchInlining: false,
    // Two processors would get one worker by default.
    cpus: availableParallelism(),
  },
  // Development needs eval and a socket. Of two rules for the same header, the later one wins.
  headers: async () =>
    isDev
      ? []
      : [
          rule('/:path*', everyAnswer),
          // Pages have no dot in the last part of their address; files have one.
          rule('/:page((?!api/)(?:.*/)?[^/.]*)', page),
          rule('/owner', ownerPage),
          rule('/api/owner/mail', mailPreview),
          rule('/:folder(art|icons|photos|share)/:path*', pictures),
          rule('/favicon.ico', pictures),
        ],
  redirects: async () =>
    [
      ...redirects,
      // Next's internal name of the home page, which would show an empty page.
      { from: '/index', to: '/' },
      { from: '/:page(.+)/index.html', to: '/:page' },
      // Next would answer with the stored file, without the page's headers.
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
