// `npm run check:platforms`: builds copies of the site with the platforms' own tools, serves what they make by stand-ins, and
// asks them as visitors do. Some by name: `npm run check:platforms -- netlify vercel`; with `--kept`, the copies of last time.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { after, before, describe } from 'node:test';
import { findPostgres, installPostgres, startPostgres } from '../../e2e/postgres.mjs';
import { startStandIn } from '../../e2e/stand-in.mjs';
import * as netlify from './netlify.mjs';
import { smokeTests } from './smoke.mjs';
import * as vercel from './vercel.mjs';

const platforms = {
  vercel: [vercel, {}],
  // How Vercel builds where its adapter is on.
  'vercel-adapter': [vercel, { NEXT_ENABLE_ADAPTER: '1' }],
  netlify: [netlify, {}],
};
const words = process.argv.slice(2);
const chosen = Object.keys(platforms).filter((name) => words.includes(name));

const port = Number(process.env.E2E_PORT ?? 3210) + 60;
const work = join(tmpdir(), `check-platforms-${port}`);
const tools = join(work, 'tools');

/** What the owner sets on the platform. The site's address is the platform's to say. */
const settings = {
  SENDGRID_API_KEY: 'SG.stand-in',
  EMAIL_FROM: 'site@practice.in',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: 'owner@practice.in',
  OWNER_NAME: 'The practice',
  APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
  CRON_SECRET: 'canary-cron-secret',
  COUNT_VISITS: 'yes',
};

if (!(findPostgres() ?? installPostgres())) throw new Error('check:platforms needs Postgres.');
if (!words.includes('--kept')) installTools();

for (const name of chosen.length > 0 ? chosen : Object.keys(platforms)) {
  const [platform, choice] = platforms[name];
  describe(name, () => {
    let provider;
    let postgres;
    let site;
    before(async () => {
      const copy = join(work, name);
      if (!words.includes('--kept')) {
        copyProject(copy);
        platform.build(copy, tools, { ...builders(), ...settings, ...choice });
      }
      postgres = await startPostgres(port + 20);
      provider = await startStandIn();
      // A local address would be refused in production, since nobody is there: this is the same one, as IPv6 writes it.
      const SENDGRID_BASE_URL = provider.url.replace('127.0.0.1', '[::ffff:127.0.0.1]');
      const env = { ...settings, SENDGRID_BASE_URL, DATABASE_URL: postgres.url };
      site = { ...(await platform.serve(copy, tools, env, port)), provider };
    });
    after(async () => {
      await site?.stop();
      await provider?.stop();
      await postgres?.end();
    });
    smokeTests(settings, () => site);
  });
}

/** The tools' own Node stands first: one of them needs a newer one than the site. */
const builders = () => ({
  HOME: process.env.HOME,
  PATH: [join(tools, 'node_modules/node/bin'), process.env.PATH].join(delimiter),
});

function installTools() {
  mkdirSync(tools, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(import.meta.dirname, file), join(tools, file));
  // Not npm ci: a lock file from a registry without the parts for other machines would be refused.
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...quietly], { cwd: tools, stdio: 'inherit' });
}

/** What is committed or about to be, and the packages. */
function copyProject(copy) {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  for (const file of String(listed).split('\0').filter(existsSync)) cpSync(file, join(copy, file));
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}
