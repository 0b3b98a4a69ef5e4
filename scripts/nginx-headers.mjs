import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers of a build as nginx says them, for docs/host/nginx.conf. A map there asks for exact addresses first, then for patterns from the top, and
 * each pattern costs every answer; in Next the later of two rules wins, and its exact addresses stand after the
 * patterns that they are exceptions of. What is the same everywhere needs no map.
 */
export function packHeaders(/** @type {string} */ built, /** @type {string} */ folder) {
  const { headers: rules } = JSON.parse(readFileSync(join(built, 'routes-manifest.json'), 'utf8'));
  const said = new Map();
  for (const { source, regex, headers } of rules)
    for (const { key, value } of headers) {
      if (!said.has(key)) said.set(key, new Map());
      said.get(key).set(projectPath(source, regex), value);
    }
  // What the framework says by itself.
  said
    .get('Cache-Control')
    .set('default', 'public, max-age=0, must-revalidate')
    .set('"~^/_next/static/"', 'public, max-age=31536000, immutable');
  const isOne = (values) => values.size === 1 && values.has('default');
  const line = ([where, value]) => `  ${where} "${value}";\n`;
  const map = ([name, values]) =>
    `map $site_path ${variable(name)} {\n${[...values].toReversed().map(line).join('')}}\n`;
  const header = ([name, values]) =>
    `add_header ${name} ${isOne(values) ? `"${values.get('default')}"` : variable(name)} always;\n`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'maps.conf'),
    [
      // Of the address as it was asked for: looking for a file changes $uri.
      'map $request_uri $site_path {\n  "~^(?<site_asked>[^?]*)" $site_asked;\n}\n',
      ...[...said].filter(([, values]) => !isOne(values)).map(map),
    ].join('\n'),
  );
  writeFileSync(join(folder, 'headers.conf'), [...said].map(header).join(''));
}

/** Where a rule holds, as a map says it. */
function projectPath(source, regex) {
  if (source === '/:path*') return 'default';
  return /[:(*]/.test(source) ? `"~${regex}"` : `"${source}"`;
}

function variable(header) {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}
