import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { test as base } from '@playwright/test';
import { installTools } from '../../scripts/programs';
import { findPostgres, installPostgres, startPostgres } from '../postgres.mjs';
import { startStandIn } from '../stand-in.mjs';
import { untilItAnswers } from '../until-it-answers.mjs';

const port = Number(process.env.E2E_PORT ?? 3210) + 60;
const work = join(tmpdir(), `check-platforms-${port}`);
const tools = resolve('.tools/platforms');

/** Settings of the owner. The platform itself says the site's address. */
export const settings = {
  SENDGRID_API_KEY: 'SG.stand-in',
  EMAIL_FROM: 'site@practice.in',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: 'owner@practice.in',
  APP_SECRET: 'canary-app-secret-of-32-characters-or-more',
  CRON_SECRET: 'canary-cron-secret',
};

type Env = Record<string, string | undefined>;
type Platform = {
  /** The platform's address for the site. */
  address: string;
  build: (copy: string) => [command: string, ...args: string[]];
  /** Further variables of a build. */
  buildEnv: Env;
  serve: (copy: string) => string[];
  /** Variables of a function: far fewer. */
  functionEnv: Env;
};

const vercel: Platform = {
  address: 'https://practice.vercel.app',
  build(copy) {
    const project = { projectId: 'x', orgId: 'y', settings: { framework: 'nextjs' } };
    mkdirSync(join(copy, '.vercel'));
    writeFileSync(join(copy, '.vercel/project.json'), JSON.stringify(project));
    return ['vercel', 'build', '--prod', '--yes', '--token', 'none'];
  },
  ...env({
    VERCEL: '1',
    VERCEL_ENV: 'production',
    VERCEL_PROJECT_PRODUCTION_URL: 'practice.vercel.app',
  }),
  serve: (copy) => ['vercel.mjs', copy, String(port)],
};

const netlify: Platform = {
  address: 'https://practice.netlify.app',
  build: () => ['netlify', 'build', '--offline', '--context', 'production'],
  buildEnv: {
    NETLIFY: 'true',
    CONTEXT: 'production',
    URL: 'https://practice.netlify.app',
    // Said in netlify.toml too, which is read after the platform has looked for plugins to install.
    NETLIFY_NEXT_PLUGIN_SKIP: 'true',
  },
  serve: (copy) => ['netlify.mjs', copy, tools, String(port)],
  functionEnv: { URL: 'https://practice.netlify.app', SITE_NAME: 'practice', SITE_ID: 'x' },
};

function env(given: Env) {
  return { buildEnv: given, functionEnv: given };
}

export const platforms: Record<string, Platform> = {
  vercel,
  // Vercel builds so where its adapter is on.
  'vercel-adapter': { ...vercel, buildEnv: { ...vercel.buildEnv, NEXT_ENABLE_ADAPTER: '1' } },
  netlify,
};

type Site = {
  /** The address of the platform's stand-in. */
  url: string;
  address: string;
  provider: Awaited<ReturnType<typeof startStandIn>>;
};

/**
 * The platform that the project is named after, with a build of a copy of the site by its tools.
 */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use, { project }) => {
      const platform = platforms[project.name];
      if (!platform) throw new Error(`No platform is called ${project.name}.`);
      if (!(findPostgres() ?? installPostgres())) throw new Error('This needs Postgres.');
      const copy = join(work, project.name);
      build(copy, platform);
      const postgres = await startPostgres(port + 20);
      const provider = await startStandIn();
      const server = serve(copy, platform, {
        // Production refuses a local address, since nobody is there: this is the same one in IPv6.
        SENDGRID_BASE_URL: provider.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
        DATABASE_URL: postgres.url,
      });
      const url = `http://127.0.0.1:${port}`;
      await untilItAnswers(url);
      await use({ url, address: platform.address, provider });
      server.kill();
      await provider.stop();
      await postgres.end();
    },
    { scope: 'worker', timeout: 30 * 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.address),
});

/** The tools' own Node stands first: one of them needs a newer one than the site. */
function build(copy: string, { build: commandIn, buildEnv }: Platform) {
  installTools('platforms');
  copyProject(copy);
  const bin = join(tools, 'node_modules/.bin');
  const path = [join(tools, 'node_modules/node/bin'), process.env.PATH].join(delimiter);
  const [command, ...args] = commandIn(copy);
  execFileSync(join(bin, command), args, {
    cwd: copy,
    env: asEnv({ HOME: process.env.HOME, PATH: path, ...settings, ...buildEnv }),
    stdio: 'inherit',
  });
}

function serve(copy: string, platform: Platform, further: Env): ChildProcess {
  const [file = '', ...args] = platform.serve(copy);
  return spawn(process.execPath, [join(__dirname, file), ...args], {
    env: asEnv({ PATH: process.env.PATH, ...settings, ...platform.functionEnv, ...further }),
    stdio: 'inherit',
  });
}

/** Next adds NODE_ENV to the type of every environment. */
const asEnv = (given: Env) => given as NodeJS.ProcessEnv;

/** Files that are committed or about to be, and the packages. */
function copyProject(copy: string) {
  rmSync(copy, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard']);
  for (const file of String(listed).split('\0').filter(existsSync)) cpSync(file, join(copy, file));
  cpSync('node_modules', join(copy, 'node_modules'), { recursive: true, verbatimSymlinks: true });
}
