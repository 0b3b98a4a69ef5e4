/** Whom the relay listens to: the site's own pages, and programs that are not browsers. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from './http';

/**
 * A 403 when a browser says that another site sent the request, else undefined. Browsers can't be
 * made to leave these headers out or to forge them; a program can, but it has no visitor to abuse.
 */
export function refuseForeign({ headers }: Request, siteUrl: string): Response | undefined {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  const ownOrigin = origin === null || origin === siteUrl || hostOf(origin) === ownHost(headers);
  const ownSite = site === null || site === 'same-origin' || site === 'none';
  return ownOrigin && ownSite ? undefined : problem(403, 'Send this from the site itself.');
}

/** Undefined is nobody's host: an opaque origin ('null') is foreign. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** Behind a proxy, Host is the proxy's way to us; browsers can't set either header from another site. */
const ownHost = (headers: Headers) =>
  (headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')) ?? '';

/** Whether the caller knows the secret; how long the answer takes says nothing of how nearly. */
export function isBearer({ headers }: Request, secret: string) {
  const given = /^Bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
