/** @jest-environment node */
import { startStandIn } from '../../e2e/stand-in.mjs';

describe('the first page for the HTML', () => {
  it('is the curated one without a key', async () => {
    const { firstVideoPage, isLive } = await videos({});
    expect(isLive).toBe(false);
    expect((await firstVideoPage()).items).toHaveLength(25);
  });

  it('is the live one with a key, and the curated one when the build cannot reach the service', async () => {
    const service = await startStandIn();
    const { firstVideoPage } = await videos({
      YOUTUBE_API_KEY: 'key',
      YOUTUBE_CHANNEL_ID: 'UC1',
      YOUTUBE_BASE_URL: service.url,
    });
    expect(await firstVideoPage()).toMatchObject({ totalPages: 3, page: 1, hasNext: true });
    service.channel.mode = 'down';
    expect((await firstVideoPage()).items[0]?.videoId).not.toBe('video000001');
    await service.stop();
  });
});

async function videos(settings: Record<string, string>) {
  jest.resetModules();
  const unset = { YOUTUBE_API_KEY: '', YOUTUBE_CHANNEL_ID: '' };
  jest.replaceProperty(process, 'env', { ...process.env, ...unset, ...settings });
  return import('./videos');
}
