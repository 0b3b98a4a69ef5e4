/** Finds, installs and runs nginx with docs/host/nginx.conf, for the test of that file. */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { packForNginx } from '../scripts/headers';
import { findProgram, installPackages } from './programs.mjs';

type Ports = { https: number; http: number; server: number };

export const findNginx = () => findProgram('nginx');

/**
 * Installs what docs/hosting.md names, and openssl for a certificate; returns nginx's path if
 * found.
 */
export const installNginx = () =>
  installPackages('nginx', 'libnginx-mod-http-brotli-static', 'openssl');

/**
 * Runs it with the file as it stands, but for names and ports, before a server on `ports.server`,
 * with three pages and site.js to serve by itself. Throws nginx's own words when it refuses the
 * file.
 */
export async function startNginx(ports: Ports) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const at = (name: string) => join(folder, name);
  mkdirSync(at('static'));
  cpSync(resolve('.next/server/app/index.html'), at('static/_home.html'));
  for (const page of ['about', 'server-error'])
    cpSync(resolve(`.next/server/app/${page}.html`), at(`static/${page}.html`));
  cpSync(resolve('public/site.js'), at('static/site.js'));
  packForNginx(resolve('.next'), at('nginx'));
  writeCertificate(at('privkey.pem'), at('fullchain.pem'));
  writeFileSync(at('site.conf'), siteConf(folder, ports));
  writeFileSync(at('nginx.conf'), mainConf(folder));

  const args = ['-e', at('error.log'), '-c', at('nginx.conf')];
  const command = findNginx() ?? 'nginx';
  const check = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn(command, args, { stdio: 'ignore' });
  return {
    async stop() {
      nginx.kill();
      await new Promise((resolve) => nginx.once('exit', resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

function siteConf(folder: string, ports: Ports) {
  return readFileSync(resolve('docs/host/nginx.conf'), 'utf8')
    .replaceAll('/etc/letsencrypt/live/example.com', folder)
    .replaceAll('/srv/site', folder)
    .replaceAll('example.com', 'localhost')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.server}`)
    .replace(/(listen (?:\[::\]:)?)443\b/g, `$1${ports.https}`)
    .replace(/(listen (?:\[::\]:)?)80\b/g, `$1${ports.http}`);
}

/** Debian's own nginx.conf around it, in a folder of the test's. */
function mainConf(folder: string) {
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    daemon off;
    master_process off;
    pid ${join(folder, 'nginx.pid')};
    include /etc/nginx/modules-enabled/*.conf;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      # A test says here where it comes from.
      set_real_ip_from 127.0.0.1;
      real_ip_header X-Test-From;
      ${kept.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
      include ${join(folder, 'site.conf')};
    }`;
}

function writeCertificate(key: string, certificate: string) {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', certificate];
  spawnSync('openssl', ['req', '-x509', ...kind, '-subj', '/CN=localhost', ...files]);
}
