import { startStandIn } from '@/e2e/stand-in.mjs';

let service: Awaited<ReturnType<typeof startStandIn>>;

beforeAll(async () => {
  service = await startStandIn();
});
beforeEach(() => void Object.assign(service.channel, { mode: 'ok', total: 60, requests: 0 }));
afterAll(() => service.stop());

/** The route as a server started with a key has it, or without one. */
async function route(withKey: boolean) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    YOUTUBE_API_KEY: withKey ? 'key' : '',
    YOUTUBE_CHANNEL_ID: withKey ? 'UC1' : '',
    YOUTUBE_BASE_URL: service.url,
  });
  const { GET } = await import('./route');
  return async (query: string) => {
    const response = await GET(new Request(`http://localhost/api/videos${query}`));
    const kept = response.headers.get('cache-control');
    return { status: response.status, kept, body: await response.json() };
  };
}

it('answers the curated list without a key, twenty-five a page, and refuses what is no page', async () => {
  const get = await route(false);
  const { status, kept, body } = await get('?page=1');
  expect([status, body.page, body.hasNext, body.items.length]).toEqual([200, 1, true, 25]);
  // A video that is published shows within a minute.
  expect(kept).toBe('public, max-age=60');
  expect(Object.keys(body.items[0])).toEqual(['videoId', 'title', 'thumbnail', 'publishedAt']);
  const last = await get(`?page=${body.totalPages}`);
  expect(last.body).toMatchObject({ page: body.totalPages, hasNext: false });
  for (const query of ['?page=0', '?page=', '?page=999'])
    expect((await get(query)).body).toMatchObject({ status: 400 });
});

it('answers what the video service lists, in plain text', async () => {
  const { body } = await (await route(true))('?page=3');
  expect(body).toMatchObject({ page: 3, totalPages: 3, hasNext: false });
  expect(body.items).toContainEqual({
    videoId: 'video000051',
    title: 'stand-in video 51: names & numbers',
    thumbnail: 'https://i.ytimg.com/vi/video000051/hqdefault.jpg',
    publishedAt: '2026-11-14T12:30:00Z',
  });
});

it.each(['down', 'garbled'] as const)(
  'answers the curated list when the service is %s from the start, and else says so',
  async (mode) => {
    const curated = await (await route(false))('?page=1');
    service.channel.mode = mode;
    const get = await route(true);
    expect(await get('?page=1')).toEqual(curated);
    service.channel.mode = 'ok';
    const other = await route(true);
    await other('?page=1');
    service.channel.mode = mode;
    expect((await other('?page=2')).status).toBe(502);
    expect((await other('?page=1')).body.items[0].videoId).toBe('video000001');
  },
);
