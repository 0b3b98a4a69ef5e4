import { envNames } from '../platform/env';
import { environmentRows, variables } from './environment';
import { mustWait, tableOf } from './row';

const complete = {
  SITE_URL: 'https://www.navank.in',
  SENDGRID_API_KEY: 'SG.key',
  EMAIL_FROM: 'bookings@navank.in',
  EMAIL_FROM_NAME: 'Navank',
  OWNER_EMAIL: 'owner@navank.in',
  OWNER_NAME: 'Asha Rao',
  APP_SECRET: 'x'.repeat(32),
  REDIS_URL: 'rediss://redis.navank.in',
  CRON_SECRET: 'x'.repeat(20),
  SMTP_URL: 'smtps://user:password@smtp.navank.in',
  TRUST_PROXY: '1',
  YOUTUBE_API_KEY: 'key',
  YOUTUBE_CHANNEL_ID: 'UC1',
};

const rowFor = (name: string, source: Record<string, string>, faults: string[] = []) =>
  environmentRows({ ...complete, ...source }, faults).filter(({ location }) => location === name);

describe('the environment before going live', () => {
  it('has no row when everything is set', () => {
    expect(environmentRows(complete, [])).toEqual([]);
  });

  it('asks for nothing that the site does not read', () => {
    const names = variables.map(({ name }) => name);
    expect(envNames).toEqual(expect.arrayContaining(names));
  });

  it('has a row for each variable that is missing, with what it is for', () => {
    const rows = environmentRows({}, []);
    expect(rows.map(({ location }) => location).sort()).toEqual(
      variables.map(({ name }) => name).sort(),
    );
    for (const { fix } of rows) expect(fix).toMatch(/^[A-Z].{20,}\.$/);
  });

  test.each([
    ['OWNER_EMAIL', 'owner@example.com', 'order', 'is a sample'],
    ['EMAIL_FROM', 'bookings@example.com', 'order', 'is a sample'],
    ['SITE_URL', 'http://localhost:3000', 'order', 'is the address of one computer'],
    ['SITE_URL', 'http://www.navank.in', 'open', 'starts with http'],
    ['EMAIL_TRANSPORT', 'outbox', 'order', 'is outbox'],
    ['OWNER_EMAIL', 'navank.numerology@gmail.com', 'advice', 'is at a free mail service'],
    ['OWNER_EMAIL', 'asha@yahoo.co.in', 'advice', 'is at a free mail service'],
    ['EMAIL_FROM', 'navank@gmail.com', 'order', 'is at a free mail service, which lets nobody'],
    ['EMAIL_FROM', 'navank@proton.me', 'order', 'is at a free mail service, which lets nobody'],
  ])('%s=%s: %s', (name, value, weight, problem) => {
    expect(rowFor(name, { [name]: value })).toEqual([
      expect.objectContaining({ weight, problem: expect.stringContaining(problem) }),
    ]);
  });

  it('says each fault of the environment once, and without what was written', () => {
    const faults = [
      'CRON_SECRET: write 16 characters or more.',
      'APP_SECRET: write 32 characters or more.',
    ];
    const rows = environmentRows({ ...complete, CRON_SECRET: 'hush', APP_SECRET: 'hush' }, faults);
    expect(rows.map(({ location }) => location).sort()).toEqual(['APP_SECRET', 'CRON_SECRET']);
    expect(tableOf(rows)).not.toContain('hush');
    expect(mustWait(rows)).toBe(true);
  });

  it('needs one queue: a folder does on a machine of its own', () => {
    const folder = { REDIS_URL: '', CRON_SECRET: '', QUEUE_DIR: '/var/lib/queue' };
    expect(environmentRows({ ...complete, ...folder }, [])).toEqual([]);
    const none = environmentRows({ ...complete, REDIS_URL: '' }, []);
    expect(none.map(({ location }) => location)).toEqual(['REDIS_URL']);
    expect(mustWait(none)).toBe(false);
  });

  it('says what counting visits needs', () => {
    const count = { ...complete, COUNT_VISITS: 'yes' };
    expect(environmentRows(count, [])).toEqual([]);
    const [row] = environmentRows({ ...count, REDIS_URL: '', QUEUE_DIR: '/queue' }, []);
    expect(row).toMatchObject({ weight: 'open', problem: 'is set, but REDIS_URL is not' });
  });

  it('leaves to a hosting platform what it knows itself', () => {
    const rows = environmentRows({ ...complete, SITE_URL: '', TRUST_PROXY: '', VERCEL: '1' }, []);
    expect(rows).toEqual([]);
  });
});

it('the table says once what several rows have in common', () => {
  const row = { weight: 'open', location: 'content/terms.md', fix: 'Confirm it.' } as const;
  const table = tableOf([
    { ...row, problem: 'The law' },
    { ...row, problem: 'The courts' },
    { weight: 'order', location: 'OWNER_EMAIL', problem: 'is a sample', fix: 'Write yours.' },
  ]);
  expect(table.split('\n').filter(Boolean)).toEqual([
    'Would lose orders: 1',
    '  OWNER_EMAIL: is a sample. Write yours.',
    'To do before going live: 2',
    '  content/terms.md: Confirm it.',
    '    - The law',
    '    - The courts',
  ]);
});
