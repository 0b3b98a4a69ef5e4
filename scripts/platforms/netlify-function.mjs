// Runs the function that netlify.mjs has unpacked: `node netlify-function.mjs FILE PORT`.
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';

const [, , file, port] = process.argv;
const { default: handle } = await import(pathToFileURL(file).href);

createServer(async (request, response) => {
  const { method, url, headers } = request;
  const hasBody = !['GET', 'HEAD'].includes(method);
  const answer = await handle(
    new Request(`https://${headers['x-forwarded-host']}${url}`, {
      method,
      headers: Object.entries(headers).filter(([name]) => name !== 'x-visitor'),
      ...(hasBody && { body: Readable.toWeb(request), duplex: 'half' }),
    }),
    // The platform waits for what is promised here before it freezes the process.
    { ip: headers['x-visitor'], waitUntil: () => undefined },
  );
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(port), '127.0.0.1');
