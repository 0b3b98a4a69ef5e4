import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { everyAnswer } from '@/security-headers.mjs';

/**
 * What a server of our own needs and a hosting platform has: it sees each request before Next does.
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 *
 * Every answer gets the security headers, those too that Next gives before it looks at its configuration.
 * What Next can only fail at is refused.
 *
 * When no proxy of ours stands in front, X-Forwarded-For is taken away. Next then writes the connection's
 * own address there; it would leave alone what a visitor has written. A route handler has no other way
 * to learn that address.
 */
export function guardServer({ trustProxy }: { trustProxy: boolean }) {
  const guarded = new WeakSet<Server>();
  let warned = false;
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as Exchange;
    if (!guarded.has(server)) refuseFirst(server);
    guarded.add(server);
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    if (trustProxy || request.headers['x-forwarded-for'] === undefined) return;
    delete request.headers['x-forwarded-for'];
    if (!warned)
      console.warn(
        'A request came with X-Forwarded-For, which is ignored. If a proxy stands in front of this server, set TRUST_PROXY=1, or all visitors share one rate limit.',
      );
    warned = true;
  });
}

type Exchange = { request: IncomingMessage; response: ServerResponse; server: Server };

/** Puts our refusals before what listens already. The message comes before the first request does. */
function refuseFirst(server: Server) {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = refusalOf(request);
    if (!refusal) return listeners.forEach((listen) => listen.call(server, request, response));
    const { status, headers, text } = refusal;
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(text);
  });
}

/** What Next answers with 500, and methods that no page and no route has. */
function refusalOf({ method = '', url = '' }: IncomingMessage) {
  if (!methods.includes(method))
    return {
      status: 405,
      headers: { Allow: methods.join(', ') },
      text: 'This method is not used here.',
    };
  if (!isReadable(url))
    return { status: 400, headers: {}, text: 'This address cannot be read. Our home page is at /' };
  return undefined;
}

const methods = ['GET', 'HEAD', 'POST'];

/** Whether every % before the query belongs to a letter. */
function isReadable(url: string) {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
