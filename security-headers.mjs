// The headers of the answers. next.config.mjs says where which of them stand.
import { createHash } from 'node:crypto';
import { firstScript, speculationRules } from './inline-scripts.mjs';

/** A host on https says so in SITE_URL, or is a platform. Browsers would upgrade localhost too. */
const secure =
  /^https:/.test(process.env.SITE_URL ?? '') || process.env.VERCEL || process.env.NETLIFY;

const ownScripts = [firstScript, speculationRules]
  .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  .join(' ');

/**
 * The policy of a page. Its styles stand in it; its own policy, written by scripts/finish-pages.ts, names exactly these, and
 * browsers obey both. A page that escaped that step has them in files.
 */
const policy = (frames, analytics = []) =>
  [
    "default-src 'none'",
    ['script-src', "'self'", ownScripts, ...analytics.slice(0, 1)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // The pictures of real videos come from the video service.
    "img-src 'self' data: https://i.ytimg.com",
    "font-src 'self'",
    // The player of a video, which comes after a click.
    `frame-src ${frames}`,
    ['connect-src', "'self'", ...new Set(analytics)].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

/** On every answer. What is no page needs nothing, and each byte here comes with every file. */
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

/** The tool that counts visits, where there is one: the host of its script, and those that the script may report to. */
const analytics = process.env.ANALYTICS_SCRIPT?.match(/https:\/\/[\w.:-]+/g) ?? [];

/**
 * Pages, and those for addresses that lead nowhere. Whoever keeps one asks each time whether it is still right: the framework's
 * own words let a store in between keep it for a year.
 */
export const page = {
  'Content-Security-Policy': policy('https://www.youtube-nocookie.com', analytics),
  'Cache-Control': 'public, max-age=0, must-revalidate',
};

/** The owner's page shows a mail in a frame. */
export const ownerPage = { 'Content-Security-Policy': policy("'self'") };

/** That mail: styles stand in its elements, and it may do nothing at all. */
export const mailPreview = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox",
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Pictures may be shown by feed readers and by whoever shares a page. One keeps its name when it is drawn anew, so a
 * browser asks again after a day.
 */
export const pictures = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
};
