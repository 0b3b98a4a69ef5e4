import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownFolder } from '../lib/folder-test-kit';
import { layContent, replaceSamples } from '../lib/content/content-test-kit';

const command = [
  resolve('node_modules/tsx/dist/cli.mjs'),
  ...['-C', 'react-server', resolve('scripts/launch.ts')],
];
const inCopy = ownFolder();

beforeEach(() => layContent(inCopy('content')));

/** A DNS that cannot be reached, wherever the tests run. */
const noDns = `data:text/javascript,${encodeURIComponent(
  "import { Resolver } from 'node:dns/promises'; Resolver.prototype.resolveTxt = async () => { throw Object.assign(new Error(), { code: 'ECONNREFUSED' }); };",
)}`;

/** Runs the launch check in the copy, with this environment and no other. */
function launch(env: Record<string, string>, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...words], {
    cwd: inCopy(),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import=${noDns}`,
      ...env,
    },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const complete = {
  SITE_URL: 'https://www.navank.in',
  SENDGRID_API_KEY: 'SG.key',
  EMAIL_FROM: 'bookings@navank.in',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: 'owner@navank.in',
  APP_SECRET: 'a secret of 32 characters or more',
  SMTP_URL: 'smtps://user:password@smtp.navank.in',
  TRUST_PROXY: '0',
  YOUTUBE_API_KEY: 'key',
  YOUTUBE_CHANNEL_ID: 'UC1',
};

describe('npm run launch', () => {
  it('lists every sample and every missing variable of a fresh clone, and fails', () => {
    const { status, stdout, stderr } = launch({});
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    expect(stdout).toMatch(/SENDGRID_API_KEY: is not set, so orders would reach nobody/);
    expect(stdout).toMatch(/bank is a sample, so pages and mails ask buyers not to send money/);
    expect(stdout).toMatch(/content\/clients\.yaml[^]*- 2 \(Left-arm fast bowler\) is a sample/);
    expect(stdout).toMatch(/content\/videos\.yaml[^]*- videos 2/);
    expect(stdout).toMatch(/legal is a sample, while the terms and the privacy page point to/);
    expect(stdout).toMatch(/content\/figures\.yaml[^]*- 2 \(125 k subscribers\) is a sample/);
    expect(stdout).toMatch(/content\/press\.yaml: 1 \(Lokmat\) is a sample/);
    expect(stdout).toMatch(/content\/testimonials\.yaml: 1 is a sample/);
    for (const part of ['practitioner \\(The practitioner\\)', 'photo', 'credentials'])
      expect(stdout).toMatch(new RegExp(`- ${part} is a sample`));
    expect(stdout).toMatch(/Vehicle Number Selection: the rating 4\.5 names no source/);
    expect(stdout).toMatch(/content\/blogs\/.*: date 2017-09 is a sample/);
    expect(stdout).toMatch(/content\/pages\/about\.md[^]*- The whole page speaks in the first/);
  });

  it('says only where mails lead, and what it could not ask, when everything is set', () => {
    replaceSamples(inCopy('content'));
    const { status, stdout, stderr } = launch(complete);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.replace(/\s+/g, ' ')).toBe(
      'The links in mails lead to https://www.navank.in. Advised; the site works without it: 1 EMAIL_FROM: SPF, DKIM and DMARC of navank.in could not be looked up from here. Run this once more where the internet can be reached. ',
    );
  });

  it('names what stops the content from being read, and a queue that could keep no order, at once', () => {
    writeFileSync(inCopy('queue'), '');
    const file = inCopy('content/services.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('rupees: 1900', 'rupees: 1,900'));
    const { status, stdout } = launch({ ...complete, DATABASE_URL: 'file:queue/site.db' });
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /services\.yaml, line 5, service 1 \(Vehicle Number Selection\), rupees: is/,
    );
    expect(stdout).toMatch(/DATABASE_URL: names a file that can't be written to \(ENOTDIR\)/);
  });

  it('sends a mail when asked, here into the outbox', () => {
    const { stdout } = launch({ OUTBOX_DIR: 'box' }, '--send', 'you@navank.in');
    expect(stdout).toMatch(/The mail lies in the folder box/);
    const [mail = ''] = readdirSync(inCopy('box'));
    const part = (name: string) => readFileSync(inCopy('box', mail, name), 'utf8');
    expect(JSON.parse(part('message.json'))).toMatchObject({ to: 'you@navank.in' });
    expect(part('message.txt')).toContain('The site can send mail');
  });

  it('sends nothing to what is no address', () => {
    expect(launch({}, '--send', 'you')).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('you is not an email address: nothing was sent.'),
    });
  });
});
