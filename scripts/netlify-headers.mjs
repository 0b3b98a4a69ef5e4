import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers of a build's files as Netlify reads them, into the folder that is published. Its rules know no patterns, and what
 * two of them say of one file is not for certain: so each file meets `/*` and one rule of its own or of its folder.
 *
 * @param {string} built
 * @param {string} folder
 * @param {string[]} files of the folder, with slashes
 */
export function packNetlifyHeaders(built, folder, files) {
  const { headers: rules } = JSON.parse(readFileSync(join(built, 'routes-manifest.json'), 'utf8'));
  /** @type {Map<string, Record<string, string>>} */
  const said = new Map();
  for (const file of files) {
    const headers = headersOf(`/${file.replace(/\.html$/, '')}`, rules);
    for (const place of placesOf(file)) {
      if (JSON.stringify(said.get(place) ?? headers) !== JSON.stringify(headers))
        throw new Error(`package: ${file} has other headers than the rest of ${place}`);
      said.set(place, headers);
    }
  }
  const [first = {}] = said.values();
  const everywhere = Object.entries(first).filter(([name, value]) =>
    [...said.values()].every((headers) => headers[name] === value),
  );
  const isOwn = ([name]) => !everywhere.some(([other]) => other === name);
  const parts = [...said].map(([place, headers]) =>
    part(place, Object.entries(headers).filter(isOwn)),
  );
  writeFileSync(join(folder, '_headers'), [part('/*', everywhere), ...parts].join(''));
}

/** Of two rules of next.config.mjs the later one wins. */
function headersOf(path, rules) {
  const own = rules
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  const kept = path.startsWith('/_next/static/')
    ? { 'Cache-Control': 'public, max-age=31536000, immutable' }
    : {};
  return { ...kept, ...Object.fromEntries(own) };
}

/** A page is asked for without its ending. */
function placesOf(file) {
  if (file === 'index.html') return ['/'];
  const [top, ...rest] = file.split('/');
  if (rest.length > 0) return [`/${top}/*`];
  return top.endsWith('.html') ? [`/${top.replace(/\.html$/, '')}`, `/${top}`] : [`/${top}`];
}

const part = (place, headers) =>
  `${place}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
