// Settings only: anything that decides something belongs in lib/.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/**
 * The part of the policy that is the same everywhere. scripts/finish.mjs adds to each page the strict
 * half, which names its inline scripts by hash: a browser obeys both.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self'",
  // The pictures of real videos come from the video service.
  "img-src 'self' data: https://i.ytimg.com",
  "font-src 'self'",
  // The player of a video, which comes after a click.
  'frame-src https://www.youtube-nocookie.com',
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const headers = [
  { key: 'Content-Security-Policy', value: policy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
];

/**
 * An id that is not in the catalogue shows the page `base/not-found`, which is answered with 404. The
 * parameter must not be called id, or it would win over the destination's.
 */
const unknown = (base, ids) => ({
  source: `${base}/:unknown((?!(?:${ids.join('|')})$)[^/]+)`,
  destination: `${base}/not-found`,
});

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['uuid'],
  // Runs a program of its own, while the site is built: app/search.js.
  serverExternalPackages: ['esbuild'],
  sassOptions: { loadPaths: ['./styles'] },
  agentRules: false,
  experimental: { globalNotFound: true, agentUpgrade: false },
  // Development needs eval and a socket, which the policy forbids.
  headers: async () =>
    process.env.NODE_ENV === 'production' ? [{ source: '/:path*', headers }] : [],
  rewrites: async () => {
    const ids = parse(readFileSync('content/services.yaml', 'utf8')).map(({ id }) => id);
    const predictions = readdirSync('content/predictions').map((file) => file.replace(/\.md$/, ''));
    return {
      beforeFiles: [
        unknown('/subcard', ids),
        unknown('/usdservices', ids),
        unknown('/prediction', predictions),
      ],
    };
  },
};

export default config;
