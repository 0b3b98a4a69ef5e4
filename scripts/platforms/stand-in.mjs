// What the stand-ins for the platforms have in common.
import { once } from 'node:events';
import { request as ask } from 'node:http';

export const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** @param {import('node:http').Server} server */
export async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${port}`;
}

/**
 * Hands a request to a function's process. The tests say in X-Forwarded-For which machine they are; a platform knows that by
 * itself, and says it in a header of its own.
 *
 * @param {object} headers for the function
 * @param {object} [said] headers of the answer, where the function says nothing else
 */
export function passOn(request, response, to, headers, said = {}) {
  const { 'x-forwarded-for': visitor = '127.0.0.1', ...rest } = request.headers;
  const inner = ask(
    to + request.url,
    { method: request.method, headers: { ...rest, 'x-visitor': visitor, ...headers } },
    (answer) => {
      response.writeHead(answer.statusCode, { ...said, ...answer.headers });
      answer.pipe(response);
    },
  );
  inner.on('error', () => response.writeHead(502).end());
  request.pipe(inner);
}
