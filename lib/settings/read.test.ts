import { readFileSync, writeFileSync } from 'node:fs';
import { ownFolder } from '../folder-test-kit';
import { exampleFile, readSettings } from './read';
import { sentence, settings, type Environment, type Level } from './settings';

const sending = {
  SENDGRID_API_KEY: ' SG.secret\n',
  EMAIL_FROM: 'bookings@practice.in',
  EMAIL_FROM_NAME: 'Practice',
  OWNER_EMAIL: 'owner@practice.in',
};

const complete = {
  ...sending,
  SITE_URL: 'https://www.practice.in',
  APP_SECRET: 'x'.repeat(32),
  DATABASE_URL: 'postgres://site:password@database.practice.in/site',
  CRON_SECRET: 'x'.repeat(20),
  SMTP_URL: 'smtps://user:password@smtp.practice.in',
  TRUST_PROXY: '1',
  YOUTUBE_API_KEY: 'key',
  YOUTUBE_CHANNEL_ID: 'UC1',
};

/** Variables of the platforms for the live site and for a preview. */
const ofVercel = { VERCEL_PROJECT_PRODUCTION_URL: 'a.vercel.app', VERCEL_URL: 'a-1.vercel.app' };
const ofNetlify = { URL: 'https://a.netlify.app', DEPLOY_PRIME_URL: 'https://1--a.netlify.app' };

const valuesOf = (source: Environment) => readSettings(source).values;

/** The text with which a build or a start is refused. */
const refusalsOf = (source: Environment) =>
  readSettings(source)
    .findings.filter(({ stops }) => stops)
    .map(sentence)
    .join('\n');

const findingsOf = (source: Environment) => readSettings({ ...complete, ...source }).findings;

describe('what the site runs with', () => {
  it('needs nothing: mail then goes to the outbox with sample addresses', () => {
    expect(refusalsOf({})).toBe('');
    expect(valuesOf({ OWNER_EMAIL: '' })).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      EMAIL_TRANSPORT: 'outbox',
      OWNER_EMAIL: 'owner@example.com',
      OUTBOX_DIR: '.outbox',
      TRUST_PROXY: 0,
      ORDERS_PER_HOUR: 200,
      PORT: 3000,
    });
  });

  it('sends through SendGrid once there is a key, unless told otherwise', () => {
    expect(valuesOf(sending)).toMatchObject({
      EMAIL_TRANSPORT: 'sendgrid',
      SENDGRID_API_KEY: 'SG.secret',
    });
    expect(valuesOf({ ...sending, EMAIL_TRANSPORT: 'outbox' }).EMAIL_TRANSPORT).toBe('outbox');
  });

  it('names every fault at once, and never says the key', () => {
    const faulty = { ...sending, EMAIL_FROM: '', EMAIL_FROM_NAME: 'Rao, Asha', PORT: 'x' };
    const message = refusalsOf({ ...faulty, YOUTUBE_API_KEY: 'key' });
    expect(message).toMatch(/EMAIL_FROM is needed when SENDGRID_API_KEY is set\. The sender of/);
    expect(message).toMatch(/EMAIL_FROM_NAME can't be used\. Write .*';' or ','/);
    expect(message).toMatch(/PORT can't be used\. Write a number/);
    expect(message).toMatch(/YOUTUBE_CHANNEL_ID is needed/);
    expect(message).not.toContain('SG.secret');
  });

  test.each([
    ['SITE_URL', 'ftp://practice.in'],
    ['DATABASE_URL', 'http://localhost:5432'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1.5'],
    ['ORDERS_PER_HOUR', '0'],
    ['SMTP_URL', 'smtp.practice.in'],
    ['CRON_SECRET', 'x'.repeat(15)],
    ['ANALYTICS_SCRIPT', 'http://stats.example.com/count.js'],
    ['ANALYTICS_SCRIPT', "https://a.example/a.js data-domain=a;script-src'unsafe-inline'"],
    ['PORT', '65536'],
  ])('refuses %s=%s, and says what to write', (name, value) => {
    const refusal = refusalsOf({ [name]: value });
    expect(refusal).toMatch(new RegExp(`^${name} can't be used\\. Write .+\\.$`));
    expect(refusal).not.toContain('xxx');
  });

  it('refuses a secret that could be guessed, and does not say it', () => {
    const APP_SECRET = 'only-thirty-one-characters-long';
    expect(refusalsOf({ APP_SECRET })).toMatch(/APP_SECRET.* Write 32 characters or more/);
    expect(refusalsOf({ APP_SECRET })).not.toContain(APP_SECRET);
    const long = `${APP_SECRET}!`;
    expect(valuesOf({ APP_SECRET: long }).APP_SECRET).toEqual([long]);
    expect(valuesOf({ APP_SECRET: `${long}2, ${long}` }).APP_SECRET).toEqual([`${long}2`, long]);
    expect(refusalsOf({ APP_SECRET: `${long},${APP_SECRET}` })).toMatch(/the new one, a comma/);
    expect(refusalsOf({ APP_SECRET: `${long},${long},${long}` })).toMatch(/APP_SECRET/);
  });

  it('reads the script that counts visits as the attributes of its element', () => {
    const src = 'https://stats.example.com/count.js';
    expect(valuesOf({ ANALYTICS_SCRIPT: src }).ANALYTICS_SCRIPT).toEqual({ src });
    const ANALYTICS_SCRIPT = `${src} data-goatcounter=https://a.example/count?a=b data-x=1`;
    expect(valuesOf({ ANALYTICS_SCRIPT }).ANALYTICS_SCRIPT).toEqual({
      ...{ src, 'data-goatcounter': 'https://a.example/count?a=b', 'data-x': '1' },
    });
  });

  it.each([
    [{ VERCEL_ENV: 'preview', ...ofVercel }, 'https://a-1.vercel.app'],
    [
      { VERCEL_ENV: 'preview', ...ofVercel, VERCEL_BRANCH_URL: 'a-git-b.vercel.app' },
      'https://a-git-b.vercel.app',
    ],
    [{ VERCEL_ENV: 'production', ...ofVercel }, 'https://a.vercel.app'],
    [{ NETLIFY: 'true', CONTEXT: 'deploy-preview', ...ofNetlify }, 'https://1--a.netlify.app'],
    [{ NETLIFY: 'true', CONTEXT: 'production', ...ofNetlify }, 'https://a.netlify.app'],
    [{ VERCEL_URL: 'a.vercel.app', SITE_URL: 'https://a.in/' }, 'https://a.in'],
    [{ PORT: '4000' }, 'http://localhost:4000'],
  ])('knows its address from %j', (source, address) => {
    expect(valuesOf(source).SITE_URL).toBe(address);
  });
});

describe('a packed server, whose folder the next version replaces', () => {
  const packed = { PACKED_IN: '/srv/site/server', EMAIL_TRANSPORT: 'outbox' };

  it('has to be told where its database lies', () => {
    expect(refusalsOf(packed)).toMatch(
      /^DATABASE_URL is not set\. Write .* outside of this folder.* file:\/var\/lib\/site\/site\.db\.$/,
    );
  });

  it.each([
    ...['file:.data/site.db', 'file:site.db', 'file:/srv/site/server/site.db'],
    ...['file:///srv/site/server/.data/site.db', 'file:/var/../srv/site/server/site.db'],
  ])('is refused a database below it: %s', (DATABASE_URL) => {
    expect(refusalsOf({ ...packed, DATABASE_URL })).toMatch(
      /^DATABASE_URL names a file in the server's own folder, .* Write a path elsewhere/,
    );
  });

  it.each([
    ...['file:/var/lib/site/site.db', 'file:../data/site.db', 'file:/srv/site/server-data/site.db'],
    ...['file://my disk/site.db', 'memory:', 'postgres://site:password@database.practice.in/a'],
  ])('starts with %s', (DATABASE_URL) => {
    expect(refusalsOf({ ...packed, DATABASE_URL })).toBe('');
  });

  it('has a memory on a platform, whose functions have no disk that lasts', () => {
    const onNetlify = { ...packed, NETLIFY: 'true' };
    expect(refusalsOf(onNetlify)).toBe('');
    expect(valuesOf(onNetlify).DATABASE_URL).toBe('memory:');
  });
});

describe("a hosting platform's production deployment", () => {
  it.each([
    [{ VERCEL_ENV: 'production' }, { VERCEL_PROJECT_PRODUCTION_URL: 'a.vercel.app' }],
    [{ NETLIFY: 'true', CONTEXT: 'production' }, { URL: 'https://a.netlify.app' }],
  ])('is refused without a key or an address: %j', (platform, address) => {
    expect(refusalsOf({ ...platform, ...address })).toMatch(/SENDGRID_API_KEY is not set, so/);
    expect(refusalsOf({ ...platform, ...sending })).toMatch(/SITE_URL is not set\. .* platform/);
    expect(refusalsOf({ ...platform, EMAIL_TRANSPORT: 'outbox' })).toMatch(/SITE_URL is not set/);
    expect(refusalsOf({ ...platform, ...address, EMAIL_TRANSPORT: 'outbox' })).toBe('');
    expect(refusalsOf({ ...platform, ...sending, ...address })).toBe('');
    expect(refusalsOf({ ...platform, ...sending, SITE_URL: 'https://a.in' })).toBe('');
  });
});

it('refuses a preview nothing', () => {
  for (const preview of [{ VERCEL_ENV: 'preview' }, { NETLIFY: 'true', CONTEXT: 'branch-deploy' }])
    expect(refusalsOf(preview)).toBe('');
});

describe('what the launch check says', () => {
  it('is a row for each variable that is missing, with what it is for', () => {
    const { findings } = readSettings({});
    expect(findings.map(({ name }) => name)).toEqual([
      'SITE_URL',
      'SENDGRID_API_KEY',
      'EMAIL_FROM',
      'EMAIL_FROM_NAME',
      'OWNER_EMAIL',
      'YOUTUBE_API_KEY',
      'YOUTUBE_CHANNEL_ID',
      'TRUST_PROXY',
      'SMTP_URL',
      'APP_SECRET',
    ]);
    for (const { fix } of findings) expect(fix).toMatch(/^[A-Z].{20,}\.$/);
  });

  // 'refused': it would lose orders, and no platform's production is built with it.
  test.each<readonly [string, string, Level | 'refused', string]>([
    ['OWNER_EMAIL', 'owner@example.com', 'refused', 'is a sample'],
    ['EMAIL_FROM', 'bookings@practice.example', 'refused', 'is a sample'],
    ['SITE_URL', 'http://localhost:3000', 'refused', 'is the address of one computer'],
    ...['192.168.1.7', '10.0.0.2', '0.0.0.0', 'shop.localhost', 'practice.local', '[::]'].map(
      (host) =>
        ['SITE_URL', `http://${host}`, 'refused', 'is the address of one computer'] as const,
    ),
    ['SENDGRID_BASE_URL', 'http://127.0.0.1:4010', 'refused', 'is the address of one computer'],
    ['SENDGRID_API_KEY', '', 'refused', 'is not set, so orders would reach nobody'],
    ['SITE_URL', 'http://www.practice.in', 'open', 'starts with http'],
    ['EMAIL_TRANSPORT', 'outbox', 'order', 'is outbox'],
    ['OWNER_EMAIL', 'asha@yahoo.co.in', 'advice', 'is at a free mail service'],
    ['EMAIL_FROM', 'practice@gmail.com', 'order', 'is at a free mail service, which lets nobody'],
    ['EMAIL_FROM', 'practice@proton.me', 'order', 'is at a free mail service, which lets nobody'],
  ])('%s=%s: %s', (name, value, said, problem) => {
    const level = said === 'refused' ? 'order' : said;
    const finding = { name, level, problem: expect.stringContaining(problem), stops: false };
    expect(findingsOf({ [name]: value })).toEqual([expect.objectContaining(finding)]);
    const onPlatform = { ...complete, VERCEL: '1', [name]: value };
    expect(refusalsOf({ ...onPlatform, VERCEL_ENV: 'preview' })).toBe('');
    const refusal = refusalsOf({ ...onPlatform, VERCEL_ENV: 'production' });
    expect(refusal).toMatch(said === 'refused' ? `${name} ${problem}` : /^$/);
  });

  it.each([
    ['SITE_URL', 'https://localhost.practice.in'],
    ['SITE_URL', 'https://110.practice.in'],
    ['EMAIL_FROM', 'asha@example.practice.in'],
    ['EMAIL_FROM', 'asha.gmail@practice.in'],
  ])('finds nothing wrong with %s=%s', (name, value) => {
    expect(findingsOf({ [name]: value })).toEqual([]);
  });

  it('asks for a place that lasts where there is none: a machine of its own has a file', () => {
    expect(findingsOf({})).toEqual([]);
    expect(findingsOf({ DATABASE_URL: '', CRON_SECRET: '' })).toEqual([]);
    const memory = expect.objectContaining({ name: 'DATABASE_URL', level: 'open', stops: false });
    expect(findingsOf({ DATABASE_URL: 'memory:' })).toEqual([memory]);
    expect(findingsOf({ DATABASE_URL: '', VERCEL: '1' })).toEqual([memory]);
    expect(readSettings({ ...complete, DATABASE_URL: '' }).values.DATABASE_URL).toMatch(/^file:/);
    expect(
      readSettings({ ...complete, DATABASE_URL: '', NETLIFY: 'true' }).values.DATABASE_URL,
    ).toBe('memory:');
  });

  it('asks of a hosting platform nothing that it knows itself', () => {
    expect(findingsOf({ SITE_URL: '', TRUST_PROXY: '', VERCEL: '1' })).toEqual([]);
  });
});

describe('.env.local.example', () => {
  it('is what the table says: run `npm run generate` after a change', () => {
    expect(readFileSync('.env.local.example', 'utf8')).toBe(exampleFile());
  });

  it('has a line for each variable, and a sample that can be used', () => {
    const names = exampleFile().match(/^[A-Z_]+(?==$)/gm);
    expect(names).toEqual(Object.keys(settings));
    for (const [name, { sample }] of Object.entries(settings))
      expect(refusalsOf({ [name]: sample })).not.toMatch(new RegExp(`^${name} `, 'm'));
  });
});

const inFolder = ownFolder();

/** PACKED_IN of a server that starts in a folder with these files. */
async function packedIn(...files: string[]) {
  for (const file of files) writeFileSync(inFolder(file), '');
  jest.spyOn(process, 'cwd').mockReturnValue(inFolder());
  jest.resetModules();
  return (await import('./read')).environment.PACKED_IN;
}

it.each([
  ['a packed server', ['server.js'], true],
  ['the project after a build', ['next.config.mjs'], false],
  [
    'the project, where somebody has a server of their own',
    ['server.js', 'next.config.mjs'],
    false,
  ],
])('of %s the folder is known: %j %s', async (_which, files, isKnown) => {
  expect(await packedIn(...files)).toBe(isKnown ? inFolder() : undefined);
});
