/**
 * The line between a browser and the site: it gives each visitor an address of its own, as a proxy does, since no header
 * can be set in every browser; and it breaks where it is told to.
 */
import { createServer, request } from 'node:http';

/** @param {number} sitePort */
export async function startLine(sitePort) {
  const line = {
    url: '',
    /** As X-Forwarded-For says it. */
    visitor: '198.18.0.1',
    /**
     * Whether a request gets no answer.
     * @type {(path: string) => boolean}
     */
    drops: () => false,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  const server = createServer((asked, answer) => {
    if (line.drops(asked.url ?? '')) return void asked.socket.destroy();
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'x-forwarded-for': line.visitor };
    const passed = request({ port: sitePort, method, path, headers }, (got) => {
      // How it comes in pieces is between the site and this line: w3m wants it whole.
      const { 'transfer-encoding': _, connection: __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise((ready) => server.listen(0, () => ready(undefined)));
  const address = server.address();
  line.url = `http://localhost:${typeof address === 'object' && address ? address.port : 0}`;
  return line;
}
