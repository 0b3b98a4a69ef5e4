import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { everyAnswer } from '@/security-headers.mjs';

/**
 * Sees each connection and request before Next does, as a hosting platform would:
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 * Every answer gets the security headers, also one that Next gives before it reads its
 * configuration. Requests at which Next can only fail are refused.
 * Without a proxy of ours in front, X-Forwarded-For is taken away: Next would leave what a visitor
 * wrote, and else writes the connection's address there, where alone a route handler can learn it.
 */
export function guardServer({ trustProxy, moved }: { trustProxy: boolean; moved: Moved }) {
  const guarded = new WeakSet<Server>();
  let warned = false;
  // Comes before the first request, which might be one for another protocol.
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: { server?: unknown } }).socket;
    if (!(server instanceof Server) || guarded.has(server)) return;
    guarded.add(server);
    intercept(server, moved);
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    for (const [name, value] of Object.entries(everyAnswer)) response.setHeader(name, value);
    for (const name of Object.keys(request.headers))
      if (nextHeaders.test(name)) delete request.headers[name];
    if (trustProxy || request.headers['x-forwarded-for'] === undefined) return;
    delete request.headers['x-forwarded-for'];
    if (!warned)
      console.warn(
        'A request came with X-Forwarded-For, which is ignored. If a proxy stands in front of this server, set TRUST_PROXY=1, or all visitors share one rate limit.',
      );
    warned = true;
  });
}

/** Answers 304 to a known tag of a route; Next compares those of pages and files alone. */
export function compareTags() {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    const known = request.headers['if-none-match'];
    if (known === undefined) return;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      // Next appends the header, and an appended one is a list.
      if (status !== 200 || !hasTag(known, String(response.getHeader('ETag') ?? '')))
        return writeHead(status, ...rest);
      response.removeHeader('Content-Length');
      return writeHead(304);
    };
  });
}

/** A weak tag counts as its strong one: RFC 9110, section 13.1.2. */
const hasTag = (known: string, tag: string) =>
  tag !== '' &&
  (known === '*' ||
    known.split(',').some((one) => withoutWeakMark(one.trim()) === withoutWeakMark(tag)));

const withoutWeakMark = (tag: string) => tag.replace(/^W\//, '');

/** Paths of moved pages in small letters; Next looks for them before it looks for a page. */
type Moved = ReadonlySet<string>;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Next's client runs on no page of ours: Next fails at some of its headers, and logs others. */
const nextHeaders = /^(?:rsc$|next-|x-nextjs-)/;

/** Longer than an order takes when the mail provider is slow. */
const silenceMs = 60_000;

function intercept(server: Server, moved: Moved) {
  server.setTimeout(silenceMs);
  // Next would leave an upgraded connection open for ever; now it is a request like any other.
  server.removeAllListeners('upgrade');
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Pipelined behind an earlier answer, as no browser or proxy does; each would cost 200 KB.
    if (!response.socket) return request.socket.destroy();
    const refusal = refuse(request, response, moved);
    if (!refusal) listeners.forEach((listen) => listen.call(server, request, response));
  });
}

/** Answers unknown methods and addresses, and makes other addresses plain. */
function refuse(request: IncomingMessage, response: ServerResponse, moved: Moved) {
  const answer = (status: number, text: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(text);
    return true;
  };
  const url = plainAddress(request.url ?? '', moved);
  // Next takes a post to a page for a Server Action, of which we have none.
  const methods = url?.startsWith('/api/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? ''))
    return answer(405, 'This method is not used here.', { Allow: methods.join(', ') });
  if (url === undefined) return answer(400, 'This address cannot be read. Our home page is at /');
  request.url = url;
  return false;
}

/**
 * Decodes letters, follows '.' and '..', and puts a hyphen for signs that no address of ours has.
 * Next fails at its own names for pages ('/[page]', '/_global-error') and at their letters encoded.
 * Undefined without a path, or where a % belongs to no letter.
 */
export function plainAddress(url: string, moved: Moved): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (moved.has(path.replace(/\/$/, '').toLowerCase())) return url;
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replace(/[^\w.~-]/g, '-'));
    // Next follows dots after it has decoded them, so the name in front is checked after that.
    const { pathname } = new URL(`http://localhost${parts.join('/')}`);
    return [pathname.replace(/^\/_(?!next\/)/, '/-'), ...query].join('?');
  } catch {
    return undefined;
  }
}
