import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { ownFolder } from '@/lib/folder-test-kit';
import { retryLimits, singleAttempt } from '@/lib/mail/send';
import { answersWithinMs } from '@/lib/problem';
import { config as flushing } from '../netlify/functions/flush-queue.mjs';

// Files that a host reads and no other test runs, each line held to what it has to agree with.

const text = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(text('package.json')) as { scripts: Record<string, string> };
const vercel = JSON.parse(text('vercel.json'));

const dockerfile =
  text('Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';
const nginx = text('docs/host/nginx.conf');
const service = text('docs/host/site.service');
const settingsIn = (file: string, key: string) =>
  Object.fromEntries(
    (new RegExp(`^${key}[= ](.*)`, 'm').exec(file)?.[1] ?? '')
      .split(' ')
      .map((setting) => setting.split('=')),
  ) as Record<string, string>;
const valueIn = (file: string, name: string) =>
  new RegExp(`^ *${name}[= ](.*?);?$`, 'm').exec(file)?.[1] ?? '';

const [own, container] = [settingsIn(service, 'Environment'), settingsIn(dockerfile, 'ENV')];

/** The longest that an order takes, and that its page waits for. */
const orderSeconds = Math.max(answersWithinMs, retryLimits.totalMs + singleAttempt.totalMs) / 1_000;

it.each([
  ['nginx', parseInt(valueIn(nginx, 'proxy_read_timeout'))],
  ['the service that stops', Number(valueIn(service, 'TimeoutStopSec'))],
])('%s waits longer than an order takes', (_, seconds) => {
  expect(seconds).toBeGreaterThan(orderSeconds);
});

it('each route that sends a mail may take on a platform as long as an order does', () => {
  const routes = readdirSync('app/api', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('route.ts'))
    .map((file) => ({ file, code: text(join('app/api', file)) }));
  const most = (code: string) => Number(/^export const maxDuration = (\d+);/m.exec(code)?.[1] ?? 0);
  const short = routes.filter(({ code }) => most(code) <= orderSeconds).map(({ file }) => file);
  // These answer, and send nothing.
  const open = ['choice', 'order', 'owner', 'said'].map((name) => `${name}/open/route.ts`);
  const others = ['health', 'order/end', 'owner/mail', 'time/[file]', 'videos'];
  expect(short.sort()).toEqual([...open, ...others.map((name) => `${name}/route.ts`)].sort());
});

it('nginx takes 64 KB at the most, and tells the server who asked it', () => {
  expect(valueIn(nginx, 'client_max_body_size')).toBe('64k');
  expect(valueIn(nginx, 'proxy_set_header X-Forwarded-For')).toBe('$proxy_add_x_forwarded_for');
  expect(own.TRUST_PROXY).toBe('1');
});

it('the service is reached through nginx alone, starts again by itself, and is not root’s', () => {
  expect(nginx).toContain(`server ${own.HOSTNAME}:${own.PORT};`);
  expect(own.HOSTNAME).toBe('127.0.0.1');
  expect([valueIn(service, 'Restart'), valueIn(service, 'DynamicUser')]).toEqual(['always', 'yes']);
  // DATABASE_URL lies where the service may write, and `rsync --delete` does not.
  expect(own.DATABASE_URL).toBe(`file:/var/lib/${valueIn(service, 'StateDirectory')}/site.db`);
});

it('service and container run the server alike, and keep a connection longer than a proxy does', () => {
  const command = JSON.parse(valueIn(dockerfile, 'CMD')) as string[];
  expect(valueIn(service, 'ExecStart')).toBe(`/usr/bin/${command.join(' ')}`);
  for (const { NODE_ENV, KEEP_ALIVE_TIMEOUT } of [own, container])
    expect([NODE_ENV, Number(KEEP_ALIVE_TIMEOUT) > 60_000]).toEqual(['production', true]);
});

it('the container is not root’s, and reached from this machine alone, or addresses are forged', () => {
  expect(valueIn(dockerfile, 'USER')).toBe('node');
  expect(dockerfile).toMatch(
    new RegExp(`chown=node:node /site/dist/server[^]*${container.PORT}/api`),
  );
  const files = ['Dockerfile', 'README.md', ...readdirSync('docs').map((name) => `docs/${name}`)];
  const runs = files
    .filter((file) => /file$|md$/.test(file))
    .flatMap((file) => text(file).match(/docker run [^`\n]*/g) ?? []);
  expect(runs.length).toBeGreaterThan(1);
  for (const run of runs) expect(run).toMatch(/ -p 127\.0\.0\.1:\d+:3000 /);
  expect(dockerfile).not.toMatch(/^EXPOSE/m);
});

it('platforms build all of the site, and call the queue’s route by a clock', () => {
  const netlify = text('netlify.toml');
  expect([vercel.buildCommand, valueIn(netlify, 'command = ')]).toEqual(['npm run build', '']);
  expect(netlify).toMatch(/^command = "npm run package"\npublish = "dist\/static"$/m);
  expect(netlify).toMatch(/included_files = \["dist\/server\/\*\*"\]/);
  expect(flushing).toEqual({ schedule: '*/5 * * * *' });
  // Once a day is what the free plan allows.
  expect(vercel.crons).toEqual([{ path: '/api/queue/flush', schedule: '0 3 * * *' }]);
  expect(existsSync(`app${vercel.crons[0].path}/route.ts`)).toBe(true);
});

it('every night, and every change, runs commands that are there', () => {
  const [nightly, change] = ['nightly', 'test'].map((name) =>
    parse(text(`.github/workflows/${name}.yml`)),
  );
  const [{ cron }] = nightly.on.schedule as [{ cron: string }];
  expect(cron).toMatch(/^\d{1,2} \d{1,2} \* \* \*$/);
  const nights = JSON.stringify(nightly.jobs.nightly.strategy.matrix.include);
  for (const name of ['test:browsers', 'check:platforms', 'soak', 'attack', 'check:mutation'])
    expect(nights).toContain(`npm run ${name}`);
  const runs = [...`${nights} ${JSON.stringify(change)}`.matchAll(/npm run ([\w:-]+)/g)];
  expect(runs.filter(([, name = '']) => !scripts[name])).toEqual([]);
  expect(JSON.stringify(change.jobs.everything.steps)).toContain('npm ci && npm test');
  expect(change.on).toHaveProperty('push');
});

const inFolder = ownFolder();

it('npm start builds what is not built, and serves what is', () => {
  const build = `node -e "require('fs').writeFileSync('made', '')"`;
  writeFileSync(inFolder('package.json'), JSON.stringify({ scripts: { build } }));
  const isBuilt = () => {
    rmSync(inFolder('made'), { force: true });
    spawnSync(process.execPath, [resolve('scripts/prestart.mjs')], { cwd: inFolder() });
    return existsSync(inFolder('made'));
  };
  expect(isBuilt()).toBe(true);
  mkdirSync(inFolder('.next'));
  writeFileSync(inFolder('.next/finished'), '');
  expect(isBuilt()).toBe(false);
  expect(scripts.prestart).toBe('node scripts/prestart.mjs');
});

it('Netlify’s function hands on a redirect as it is, and the address that the platform knows', () => {
  mkdirSync(inFolder('dist/server'), { recursive: true });
  writeFileSync(
    inFolder('dist/server/server.js'),
    `require('http').createServer(({ headers, url }, response) => {
       const known = headers['x-nf-client-connection-ip'];
       const moved = { Location: '/services', 'X-Known': known ?? '' };
       response.writeHead(url === '/' ? 200 : 308, moved).end();
     }).listen(process.env.PORT, '127.0.0.1')`,
  );
  const file = pathToFileURL(resolve('netlify/functions/server.mjs'));
  const asking = `const { default: serve } = await import('${file}');
    const headers = { 'x-nf-client-connection-ip': '192.0.2.9' };
    const request = new Request('https://site.example/service', { headers });
    const { status, headers: said } = await serve(request, { ip: '192.0.2.1' });
    console.log(status, said.get('location'), said.get('x-known'));
    process.exit();`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', asking], {
    cwd: inFolder(),
    env: { ...process.env, LAMBDA_TASK_ROOT: inFolder(), PORT: '4761' },
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(said.trim()).toBe('308 /services 192.0.2.1');
});
