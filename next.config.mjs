// Settings only: anything that decides something belongs in lib/.
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

process.env.NEXT_TELEMETRY_DISABLED = '1';

/** A host on https says so in SITE_URL, or is a platform. Browsers would upgrade localhost too. */
const secure =
  /^https:/.test(process.env.SITE_URL ?? '') || process.env.VERCEL || process.env.NETLIFY;

/** The policy of everything that is answered. Only the scripts of a page differ. */
const policy = (scripts) =>
  [
    "default-src 'none'",
    `script-src ${scripts}`,
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
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** The script that sets the theme before anything is painted (components/layout/document.tsx). */
const themeScript = "'sha256-BG3/7AyJ+8fbk5Ql/fpaQtWHoljEaLQ8bQkq6zw8CpU='";

const everywhere = {
  'Content-Security-Policy': policy(`'self' ${themeScript}`),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Pages that hydrate carry inline scripts whose hashes are known only after the build: there
 * scripts/finish.mjs writes the strict half into the page, and browsers obey both.
 */
const hydrated = { 'Content-Security-Policy': policy("'self' 'unsafe-inline'") };

/** Pictures may be shown by feed readers and by whoever shares a page. */
const shown = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** The addresses of the pages that hydrate. Their folders have no parameters. */
const hydratedPaths = () =>
  readdirSync('app/(interactive)', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\/?page\.tsx$/, '')}`);

const rule = (source, headers) => ({
  source,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

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
  sassOptions: { loadPaths: ['./styles'] },
  agentRules: false,
  experimental: { globalNotFound: true, agentUpgrade: false },
  // Development needs eval and a socket, which the policy forbids.
  // Of two rules that name the same header, the later one wins.
  headers: async () =>
    process.env.NODE_ENV === 'production'
      ? [
          rule('/:path*', everywhere),
          ...hydratedPaths().map((path) => rule(path, hydrated)),
          ...['/art/:path*', '/photos/:path*', '/share/:path*'].map((path) => rule(path, shown)),
        ]
      : [],
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
