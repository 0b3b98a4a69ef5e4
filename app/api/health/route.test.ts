import { writeFile } from 'node:fs/promises';
import { ownFolder } from '@/lib/folder-test-kit';

// Jest has no server for 'after'.
jest.mock('next/server', () => ({ after: () => undefined }));

const inFolder = ownFolder();

describe('GET /api/health', () => {
  it('says which way mail goes and where its links lead, and is well though the queue can keep no order', async () => {
    await writeFile(inFolder('file'), '');
    const response = await health({
      SENDGRID_API_KEY: 'SG.key',
      SMTP_URL: 'smtps://user:password@smtp.practice.example',
      EMAIL_FROM: 'site@practice.example',
      EMAIL_FROM_NAME: 'Navank',
      OWNER_EMAIL: 'owner@practice.example',
      APP_SECRET: 'a secret of 32 characters or more',
      CRON_SECRET: 'a secret of 16 characters',
      EMAIL_TRANSPORT: 'outbox',
      OUTBOX_DIR: inFolder(),
      DATABASE_URL: `file:${inFolder('file', 'site.db')}`,
      YOUTUBE_API_KEY: 'key',
      YOUTUBE_CHANNEL_ID: 'UC1',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      site: 'http://localhost:3000',
      email: 'outbox',
      videos: 'live',
      store: 'file',
      queue: 'unusable',
      waiting: 0,
      broken: 0,
    });
  });

  it('is unwell when mail has no way out, and looks once in ten seconds', async () => {
    const settings = { EMAIL_TRANSPORT: 'outbox', OUTBOX_DIR: inFolder('outbox') };
    const well = await health(settings);
    expect(await well.json()).toMatchObject({ store: 'memory', queue: 'none' });
    expect(well.status).toBe(200);
    await writeFile(inFolder('file'), '');
    const { env } = await import('@/lib/settings/env');
    env.OUTBOX_DIR = inFolder('file');
    const { GET } = await import('./route');
    const asked = Date.now();
    const now = jest.spyOn(Date, 'now').mockReturnValue(asked + 9_000);
    expect((await GET()).status).toBe(200);
    now.mockReturnValue(asked + 10_000);
    expect((await GET()).status).toBe(503);
    jest.restoreAllMocks();
  });
});

async function health(settings: Record<string, string>) {
  jest.resetModules();
  Reflect.deleteProperty(globalThis, 'practiceStore');
  jest.replaceProperty(process, 'env', { ...process.env, SENDGRID_API_KEY: '', ...settings });
  const { GET } = await import('./route');
  return GET();
}
