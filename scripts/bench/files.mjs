// dist/ as a proxy in front would serve it, on this machine: files with their compressed copies, the rest from the server.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** `?bare` answers a page without scripts and fonts, `?floor` the page that is given. */
export const startFiles = (port, serverPort, floorPage) =>
  createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://localhost');
    if (searchParams.has('floor')) return sendPage(answer, floorPage);
    const file = fileFor(pathname);
    if (!file) return pass(asked, answer, serverPort);
    if (searchParams.has('bare')) return sendPage(answer, bare(readFileSync(file, 'utf8')));
    answer.writeHead(200, { 'Content-Type': types[extname(file)], 'Content-Encoding': 'br' });
    createReadStream(`${file}.br`).pipe(answer);
  }).listen(port);

const fileFor = (path) =>
  [`${path === '/' ? '/_home' : path}.html`, path]
    .map((name) => join('dist/static', name))
    .find((name) => existsSync(`${name}.br`));

function sendPage(answer, html) {
  answer.writeHead(200, { 'Content-Type': types['.html'], 'Content-Encoding': 'br' });
  answer.end(brotliCompressSync(html));
}

/** The limit: the same words, styles and pictures, and nothing that is not HTML. */
function bare(html) {
  const sheet = html.match(/<link rel="stylesheet" href="([^"]+)"/)?.[1];
  const css = sheet ? readFileSync(join('dist/static', sheet), 'utf8') : '';
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(as="(font|script)"|rel="icon")[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/, `<style>${css}</style>`)
    .replace(/@font-face\s*\{[^}]*\}/g, '');
}

function pass(asked, answer, port) {
  const { url: path, method, headers } = asked;
  const passed = request({ port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}
