/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { envNames, parseEnv } from './env';

const sending = {
  SENDGRID_API_KEY: ' SG.secret\n',
  EMAIL_FROM: 'bookings@practice.in',
  EMAIL_FROM_NAME: 'Practice',
  OWNER_EMAIL: 'owner@practice.in',
  OWNER_NAME: 'Asha Rao',
};

describe('the environment', () => {
  it('needs nothing: mail then goes to the outbox with sample addresses', () => {
    expect(parseEnv({ OWNER_EMAIL: '' })).toMatchObject({
      SITE_URL: 'http://localhost:3000',
      EMAIL_TRANSPORT: 'outbox',
      OWNER_EMAIL: 'owner@example.com',
      OUTBOX_DIR: '.outbox',
    });
  });

  it('sends through SendGrid once there is a key, without the line break it was pasted with', () => {
    expect(parseEnv(sending)).toMatchObject({
      EMAIL_TRANSPORT: 'sendgrid',
      SENDGRID_API_KEY: 'SG.secret',
    });
  });

  it('keeps to the outbox when told so', () => {
    expect(parseEnv({ ...sending, EMAIL_TRANSPORT: 'outbox' }).EMAIL_TRANSPORT).toBe('outbox');
  });

  it('names every fault at once, and never says the key', () => {
    const faulty = { ...sending, EMAIL_FROM: '', EMAIL_FROM_NAME: 'Rao, Asha', PORT: 'x' };
    const message = faultOf(faulty);
    expect(message).toMatch(/EMAIL_FROM is needed/);
    expect(message).toMatch(/EMAIL_FROM_NAME: .*';' or ','/);
    expect(message).toMatch(/PORT: /);
    expect(message).not.toContain('SG.secret');
  });

  it('refuses a secret that could be guessed, and does not say it', () => {
    const APP_SECRET = 'only-thirty-one-characters-long';
    expect(faultOf({ APP_SECRET })).toMatch(/APP_SECRET: write 32 characters or more/);
    expect(faultOf({ APP_SECRET })).not.toContain(APP_SECRET);
    const long = `${APP_SECRET}!`;
    expect(parseEnv({ APP_SECRET: long }).APP_SECRET).toEqual([long]);
    expect(parseEnv({ APP_SECRET: `${long}2, ${long}` }).APP_SECRET).toEqual([`${long}2`, long]);
    expect(faultOf({ APP_SECRET: `${long},${APP_SECRET}` })).toMatch(/the new one, a comma/);
    expect(faultOf({ APP_SECRET: `${long},${long},${long}` })).toMatch(/APP_SECRET/);
  });

  it('asks for both of the names that turn the live video list on', () => {
    const both = { YOUTUBE_API_KEY: 'key', YOUTUBE_CHANNEL_ID: 'UC1' };
    expect(parseEnv(both)).toMatchObject(both);
    expect(faultOf({ ...both, YOUTUBE_API_KEY: '' })).toMatch(/YOUTUBE_API_KEY is needed/);
    expect(faultOf({ ...both, YOUTUBE_CHANNEL_ID: '' })).toMatch(/YOUTUBE_CHANNEL_ID is needed/);
  });

  it.each([
    [{ VERCEL_ENV: 'production' }, { VERCEL_PROJECT_PRODUCTION_URL: 'a.vercel.app' }],
    [{ NETLIFY: 'true', CONTEXT: 'production' }, { URL: 'https://a.netlify.app' }],
  ])('refuses a production deployment without a key or an address: %j', (platform, address) => {
    expect(faultOf({ ...platform, ...address })).toMatch(/SENDGRID_API_KEY/);
    expect(faultOf({ ...platform, ...sending })).toMatch(/SITE_URL is not set, and the platform/);
    expect(faultOf({ ...platform, EMAIL_TRANSPORT: 'outbox' })).toMatch(/SITE_URL is not set/);
    expect(faultOf({ ...platform, ...sending, ...address })).toBe('');
    expect(faultOf({ ...platform, ...sending, SITE_URL: 'https://a.in' })).toBe('');
  });

  it.each([
    ['OWNER_EMAIL', 'owner@example.com', /OWNER_EMAIL is a sample/],
    ['EMAIL_FROM', 'bookings@practice.example', /EMAIL_FROM is a sample/],
    ['SITE_URL', 'http://localhost:3000', /SITE_URL is the address of one computer/],
    ['SENDGRID_BASE_URL', 'http://127.0.0.1:4010', /SENDGRID_BASE_URL is the address/],
  ])(
    'refuses what would lose orders in production, and only there: %s',
    (name, value, sentence) => {
      const lost = { ...sending, VERCEL_URL: 'a.vercel.app', [name]: value };
      expect(faultOf({ ...lost, VERCEL_ENV: 'production' })).toMatch(sentence);
      expect(faultOf({ ...lost, VERCEL_ENV: 'preview' })).toBe('');
      expect(faultOf(lost)).toBe('');
    },
  );

  it('lets a production deployment keep to the outbox when told so by name', () => {
    const production = { VERCEL_ENV: 'production', VERCEL_URL: 'a.vercel.app' };
    expect(faultOf({ ...production, EMAIL_TRANSPORT: 'outbox' })).toBe('');
  });

  it.each([
    [{ VERCEL_ENV: 'preview', VERCEL_URL: 'a-1.vercel.app' }, 'https://a-1.vercel.app'],
    [{ NETLIFY: 'true', URL: 'https://a.netlify.app' }, 'https://a.netlify.app'],
    [{ VERCEL_URL: 'a.vercel.app', SITE_URL: 'https://a.in/' }, 'https://a.in'],
  ])('knows its address from %j', (source, address) => {
    expect(parseEnv(source).SITE_URL).toBe(address);
  });

  it('is documented, variable by variable', () => {
    const documented = readFileSync('.env.local.example', 'utf8').match(/^[A-Z_]+(?==)/gm);
    expect(documented).toEqual(envNames);
  });
});

function faultOf(source: Record<string, string | undefined>) {
  try {
    parseEnv(source);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
