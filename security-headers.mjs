// Headers of answers; next.config.mjs assigns them to addresses.
import { createHash } from 'node:crypto';
import { firstScript, speculationRules } from './inline-scripts.mjs';

/** Platforms and hosts on https, by SITE_URL. Browsers would upgrade localhost too. */
const secure =
  /^https:/.test(process.env.SITE_URL ?? '') || process.env.VERCEL || process.env.NETLIFY;

const ownScripts = [firstScript, speculationRules]
  .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  .join(' ');

/** The policy of all pages; scripts/finish-pages.ts adds one for a page's inline styles. */
const policy = (frames, analytics = []) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ownScripts, ...analytics.slice(0, 1)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Pictures of real videos come from the video service.
    "img-src 'self' data: https://i.ytimg.com",
    "font-src 'self'",
    // The video player, which loads after a click.
    `frame-src ${frames}`,
    ['connect-src', "'self'", ...new Set(analytics)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** For every answer. Only the least, since each byte here comes with every file. */
export const everyAnswer = {
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Hosts of an optional tool that counts visits: its script, and where it reports to. */
const analytics = process.env.ANALYTICS_SCRIPT?.match(/https:\/\/[\w.:-]+/g) ?? [];

/** Pages have to be revalidated: by Next's own header a shared cache keeps them for a year. */
export const page = {
  'Content-Security-Policy': policy('https://www.youtube-nocookie.com', analytics),
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** The owner's page shows a mail in a frame. */
export const ownerPage = { 'Content-Security-Policy': policy("'self'") };

/** A mail has inline styles, and may do nothing at all. */
export const mailPreview = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
};

/** Feed readers may embed pictures. A picture keeps its name when it changes: cached for a day. */
export const pictures = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
};
