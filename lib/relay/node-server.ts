import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { everywhere } from '@/security-headers.mjs';

/**
 * What a server of our own needs and a hosting platform has: it sees each request before Next does.
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 *
 * Every answer gets the security headers, those too that Next refuses before it looks at its
 * configuration, as it does with a malformed address.
 *
 * When no proxy of ours stands in front, X-Forwarded-For is taken away. Next then writes the connection's
 * own address there; it would leave alone what a visitor has written. A route handler has no other way
 * to learn that address.
 */
export function guardServer({ trustProxy }: { trustProxy: boolean }) {
  let warned = false;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (trustProxy || request.headers['x-forwarded-for'] === undefined) return;
    delete request.headers['x-forwarded-for'];
    if (!warned)
      console.warn(
        'A request came with X-Forwarded-For, which is ignored. If a proxy stands in front of this server, set TRUST_PROXY=1, or all visitors share one rate limit.',
      );
    warned = true;
  });
}

type Exchange = { request: IncomingMessage; response: ServerResponse };
