import { once } from 'node:events';
import { request as askHttp, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askHttps } from 'node:https';
import { expect } from '@playwright/test';

/** Asks for exactly this path by this method: browsers and fetch mend the one and refuse some of the other. */
export async function ask(server: string, method: string, path: string) {
  const { protocol, hostname, port } = new URL(server);
  const options = { host: hostname.replace(/[[\]]/g, ''), port, method, path, agent: false };
  const request =
    protocol === 'https:' ? askHttps({ ...options, rejectUnauthorized: false }) : askHttp(options);
  request.end();
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  const names = answer.rawHeaders.filter((_, index) => index % 2 === 0);
  const text = (await answer.toArray()).join('');
  return { status: answer.statusCode, headers: answer.headers, names, text };
}

/** What stands in every answer, whatever is asked for. */
const everywhere: Record<string, RegExp> = {
  'strict-transport-security': /^max-age=63072000/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*payment=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^(same|cross)-origin$/,
  'content-security-policy': /default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/,
};

export const wholeSet = Object.keys(everywhere);

export function expectWholeSet(headers: IncomingHttpHeaders, what: string) {
  for (const [name, value] of Object.entries(everywhere))
    expect(headers[name] ?? 'nothing', `${name} of ${what}`).toMatch(value);
}
