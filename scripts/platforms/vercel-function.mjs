// Runs a function that vercel.mjs has unpacked: `node vercel-function.mjs HANDLER PORT`.
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const [, , handler, port] = process.argv;
// The platform waits for what is promised here before it freezes the process.
globalThis[Symbol.for('@vercel/request-context')] = { get: () => ({ waitUntil: () => undefined }) };
const handle = createRequire(handler)(handler);

createServer((request, response) => {
  const { 'x-visitor': visitor } = request.headers;
  // Whoever started it, looking whether it listens.
  if (!visitor) return response.end();
  request.headers['x-vercel-forwarded-for'] = visitor;
  request.headers['x-forwarded-for'] = visitor;
  return handle(request, response);
}).listen(Number(port), '127.0.0.1');
