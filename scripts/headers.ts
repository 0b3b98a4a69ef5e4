/** Translates next.config.mjs's headers of files for nginx and Netlify. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { page } from '../security-headers.mjs';

export type HeaderRule = {
  source: string;
  regex: string;
  headers: { key: string; value: string }[];
};

/** Next's own header of hashed files. */
const forGood = 'public, max-age=31536000, immutable';

const rulesOf = (built: string): HeaderRule[] =>
  JSON.parse(readFileSync(join(built, 'routes-manifest.json'), 'utf8')).headers;

/** Maps for docs/host/nginx.conf, in reverse: nginx takes the first pattern, Next the last. */
export function packForNginx(built: string, folder: string) {
  const named = new Map<string, Map<string, string>>();
  const say = (name: string, place: string, value: string) =>
    named.set(name, (named.get(name) ?? new Map<string, string>()).set(place, value));
  for (const { source, regex, headers } of rulesOf(built))
    for (const { key, value } of headers) say(key, placeInMap(source, regex), value);
  say('Cache-Control', 'default', page['Cache-Control']);
  say('Cache-Control', '"~^/_next/static/"', forGood);

  const all = [...named].map(([name, values]) => ({
    name,
    lines: [...values].reverse().map(([place, value]) => `  ${place} "${value}";\n`),
    only: values.size === 1 ? values.get('default') : undefined,
    variable: `$site_${name.toLowerCase().replaceAll('-', '_')}`,
  }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'maps.conf'),
    [
      // Uses the address as requested: looking for a file changes $uri.
      'map $request_uri $site_path {\n  "~^(?<site_asked>[^?]*)" $site_asked;\n}\n',
      ...all
        .filter(({ only }) => only === undefined)
        .map(({ variable, lines }) => `map $site_path ${variable} {\n${lines.join('')}}\n`),
    ].join('\n'),
  );
  const header = ({ name, only, variable }: (typeof all)[number]) =>
    `add_header ${name} ${only === undefined ? variable : `"${only}"`} always;\n`;
  writeFileSync(join(folder, 'headers.conf'), all.map(header).join(''));
}

function placeInMap(source: string, regex: string) {
  if (source === '/:path*') return 'default';
  return /[:(*]/.test(source) ? `"~${regex}"` : `"${source}"`;
}

/** Netlify's rules know no patterns and no order: a file matches `/*` and one other rule. */
export function packForNetlify(built: string, folder: string, files: readonly string[]) {
  const rules = rulesOf(built);
  const said = new Map<string, Record<string, string>>();
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
  const names = everywhere.map(([name]) => name);
  const parts = [...said].map(([place, headers]) =>
    part(
      place,
      Object.entries(headers).filter(([name]) => !names.includes(name)),
    ),
  );
  writeFileSync(join(folder, '_headers'), [part('/*', everywhere), ...parts].join(''));
}

function headersOf(path: string, rules: readonly HeaderRule[]): Record<string, string> {
  const own = rules
    .filter(({ regex }) => new RegExp(regex).test(path))
    .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
  const kept = path.startsWith('/_next/static/') ? { 'Cache-Control': forGood } : {};
  return { ...kept, ...Object.fromEntries(own) };
}

function placesOf(file: string) {
  if (file === 'index.html') return ['/'];
  const [top, ...rest] = file.split('/');
  if (rest.length > 0) return [`/${top}/*`];
  return file.endsWith('.html') ? [`/${file.replace(/\.html$/, '')}`, `/${file}`] : [`/${file}`];
}

const part = (place: string, headers: readonly [string, string][]) =>
  `${place}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`;
