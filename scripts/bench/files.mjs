// dist/ as a proxy in front would serve it, over HTTP/2 and TLS: files with their compressed copies, the rest from
// the server.
import { execFileSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
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
  createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://localhost');
    if (searchParams.has('floor')) return sendPage(answer, floorPage);
    const file = fileFor(pathname);
    if (!file) return pass(asked, answer, serverPort);
    if (searchParams.has('bare')) return sendPage(answer, bare(readFileSync(file, 'utf8')));
    answer.writeHead(200, { 'Content-Type': types[extname(file)], 'Content-Encoding': 'br' });
    createReadStream(`${file}.br`).pipe(answer);
  }).listen(port);

/** For localhost, signed by itself, and forgotten at once. */
function certificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const [key, cert] = ['key', 'cert'].map((name) => join(folder, name));
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const name = ['-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return made;
}

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
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(as="(font|script)"|rel="icon")[^>]*>/g, '')
    .replace(/@font-face\s*\{[^}]*\}/g, '');
}

function pass(asked, answer, port) {
  const { url: path, method } = asked;
  const host = asked.headers[':authority'] ?? asked.headers.host;
  const headers = { ...only(asked.headers, /^[^:]/), host };
  const passed = request({ port, path, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, only(got.headers, /^(?!connection|keep-|transfer-)/));
    got.pipe(answer);
  });
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

const only = (headers, names) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => names.test(name)));
