// `npm run package`: builds, and makes dist/ for a Node host or Netlify (docs/hosting.md).
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { packForNetlify, packForNginx } from './headers';

const built = resolve('.next');
const dist = resolve('dist');
const copying = { recursive: true, verbatimSymlinks: true };
const isNetlify = Boolean(process.env.NETLIFY);

const contentTypes: Record<string, RegExp> = {
  '.svg': /^image\/svg\+xml/,
  '.png': /^image\/png/,
  '.js': /javascript/,
  '.json': /^application\/json/,
};

rmSync(dist, { recursive: true, force: true });
execFileSync('npm', ['run', 'build'], {
  env: { ...process.env, STANDALONE: '1' },
  stdio: 'inherit',
});
packServer(join(dist, 'server'));
packFiles(join(dist, 'static'));
if (isNetlify) packForNetlify(built, join(dist, 'static'), namesIn(join(dist, 'static')));
else packForNginx(built, join(dist, 'nginx'));

/** Leaves out traced sources, compiled already; Next's own setting would match packages too. */
function packServer(folder: string) {
  const parts = ['.next', '.compiled', 'lib/store', 'node_modules', 'package.json', 'server.js'];
  for (const part of parts) cpSync(join(built, 'standalone', part), join(folder, part), copying);
  if (isNetlify) return;
  cpSync(join(built, 'static'), join(folder, '.next/static'), copying);
  cpSync(resolve('public'), join(folder, 'public'), copying);
}

function packFiles(folder: string) {
  cpSync(resolve('public'), folder, { recursive: true });
  cpSync(join(built, 'static'), join(folder, '_next/static'), { recursive: true });
  const { routes } = JSON.parse(readFileSync(join(built, 'prerender-manifest.json'), 'utf8'));
  for (const path of Object.keys(routes as object)) packAnswer(path, folder);
  if (!isNetlify) for (const name of namesIn(folder)) compress(join(folder, name));
}

/** Packs a page or static answer, unless its status or type is unusual. */
function packAnswer(path: string, folder: string) {
  const source = join(built, 'server/app', path === '/' ? '/index' : path);
  if (!existsSync(`${source}.meta`)) return;
  const { status = 200, headers = {} } = JSON.parse(readFileSync(`${source}.meta`, 'utf8'));
  if (status !== 200 || path.startsWith('/_')) return;
  if (existsSync(`${source}.html`)) copy(`${source}.html`, join(folder, `${pageFile(path)}.html`));
  else if (contentTypes[extname(path)]?.test(headers['content-type']))
    copy(`${source}.body`, join(folder, path));
}

function pageFile(path: string) {
  if (path !== '/') return path;
  return isNetlify ? '/index' : '/_home';
}

function copy(from: string, to: string) {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to);
}

function compress(file: string) {
  if (!/\.(html|css|js|svg|json|txt)$/.test(file)) return;
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function namesIn(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
