import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Takes X-Forwarded-For out of every request before Next sees it, for a server that no proxy of ours
 * stands in front of. Next then writes the connection's own address there; it would leave alone what a
 * visitor has written. A route handler has no other way to learn that address.
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 */
export function distrustForwardedFor() {
  let warned = false;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.headers['x-forwarded-for'] === undefined) return;
    delete request.headers['x-forwarded-for'];
    if (!warned)
      console.warn(
        'A request came with X-Forwarded-For, which is ignored. If a proxy stands in front of this server, set TRUST_PROXY=1, or all visitors share one rate limit.',
      );
    warned = true;
  });
}
