import 'server-only';
import { subscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { everyAnswer } from '@/security-headers.mjs';

/**
 * What a server of our own needs and a hosting platform has: it sees each connection and each request before Next does.
 * https://nodejs.org/docs/latest-v20.x/api/diagnostics_channel.html#http
 *
 * Every answer gets the security headers, those too that Next gives before it looks at its configuration. What Next can
 * only fail at is refused, or does not reach it.
 *
 * When no proxy of ours stands in front, X-Forwarded-For is taken away. Next then writes the connection's
 * own address there; it would leave alone what a visitor has written. A route handler has no other way
 * to learn that address.
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

/**
 * Answers 304 where the asker has what a route is about to send: Next itself compares the tags of pages and files alone. Here the
 * body is written all the same, and Node leaves it out.
 */
export function compareTags() {
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Exchange;
    const known = request.headers['if-none-match'];
    if (known === undefined) return;
    const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      // Next appends it, and what was appended is a list.
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

/** Paths of pages that have moved, in small letters: whatever their signs, Next looks for them before it looks for a page. */
type Moved = ReadonlySet<string>;

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Headers of Next's own client, which no page of ours runs: Next fails at some, and writes others into the log. */
const nextHeaders = /^(?:rsc$|next-|x-nextjs-)/;

/** Longer than an order takes when the mail provider is slow; whoever reads nothing for so long has gone. */
const silenceMs = 60_000;

function intercept(server: Server, moved: Moved) {
  server.setTimeout(silenceMs);
  // Next leaves such a connection open for ever. With nobody to upgrade it, it is a request like any other.
  server.removeAllListeners('upgrade');
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Its connection still belongs to an earlier answer. No browser and no proxy asks on, and each would cost 200 KB.
    if (!response.socket) return request.socket.destroy();
    const refusal = refuse(request, response, moved);
    if (!refusal) listeners.forEach((listen) => listen.call(server, request, response));
  });
}

/** Answers a method or an address that nothing here has, and says whether it did; other addresses are made plain. */
function refuse(request: IncomingMessage, response: ServerResponse, moved: Moved) {
  const answer = (status: number, text: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
    response.end(text);
    return true;
  };
  const url = plainAddress(request.url ?? '', moved);
  // To a page Next takes a post for one of its Server Actions, of which we have none.
  const methods = url?.startsWith('/api/') ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
  if (!methods.includes(request.method ?? ''))
    return answer(405, 'This method is not used here.', { Allow: methods.join(', ') });
  if (url === undefined) return answer(400, 'This address cannot be read. Our home page is at /');
  request.url = url;
  return false;
}

/**
 * The address as Next can read it: no letter is encoded, what no address of ours holds is a hyphen, and '.' and '..' are
 * followed. Next keeps its pages under names of its own ('/[page]', '/_global-error'), and fails when somebody asks for one
 * by that name or encodes a letter of another. Undefined when there is no path, or a % belongs to no letter.
 */
export function plainAddress(url: string, moved: Moved): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (moved.has(path.replace(/\/$/, '').toLowerCase())) return url;
  if (!path.startsWith('/')) return undefined;
  try {
    const parts = path.split('/').map((part) => decodeURIComponent(part).replace(/[^\w.~-]/g, '-'));
    // Next follows dots after it has decoded them, so the name in front is looked at after that.
    const { pathname } = new URL(`http://localhost${parts.join('/')}`);
    return [pathname.replace(/^\/_(?!next\/)/, '/-'), ...query].join('?');
  } catch {
    return undefined;
  }
}
