import { startStandIn } from '@/e2e/stand-in.mjs';

describe('GET /api/videos without a key', () => {
  it('answers the curated list, twenty-five a page', async () => {
    const get = await route({});
    const first = await get('?page=1');
    expect(first.status).toBe(200);
    const body = await first.json();
    expect(body).toMatchObject({ page: 1, hasNext: true });
    expect(body.items).toHaveLength(25);
    expect(body.items[0]).toEqual({
      videoId: expect.any(String),
      title: expect.any(String),
      thumbnail: expect.any(String),
      publishedAt: expect.any(String),
    });
    const last = await (await get(`?page=${body.totalPages}`)).json();
    expect(last).toMatchObject({ page: body.totalPages, hasNext: false });
  });

  it.each(['?page=0', '?page=', '?page=999'])('refuses %s', async (query) => {
    const response = await (await route({}))(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('GET /api/videos with a key', () => {
  let service: Awaited<ReturnType<typeof startStandIn>>;

  beforeAll(async () => {
    service = await startStandIn();
  });

  afterAll(() => service.stop());

  beforeEach(() => {
    Object.assign(service.channel, { mode: 'ok', total: 60, requests: 0 });
  });

  const live = () =>
    route({
      YOUTUBE_API_KEY: 'key',
      YOUTUBE_CHANNEL_ID: 'UC1',
      YOUTUBE_BASE_URL: service.url,
    });

  it('answers what the video service lists, in plain text', async () => {
    const get = await live();
    expect(await (await get('?page=3')).json()).toMatchObject({
      page: 3,
      totalPages: 3,
      hasNext: false,
      items: expect.arrayContaining([
        {
          videoId: 'video000051',
          title: 'stand-in video 51: names & numbers',
          thumbnail: 'https://i.ytimg.com/vi/video000051/hqdefault.jpg',
          publishedAt: '2026-11-14T12:30:00Z',
        },
      ]),
    });
  });

  it.each(['down', 'garbled'] as const)(
    'answers the curated list when the service is %s from the start',
    async (mode) => {
      service.channel.mode = mode;
      const response = await (await live())('?page=1');
      expect(response.status).toBe(200);
      expect((await response.json()).items).toEqual(
        (await (await (await route({}))('?page=1')).json()).items,
      );
    },
  );

  it('says so when a further page fails, and keeps the first', async () => {
    const get = await live();
    await get('?page=1');
    service.channel.mode = 'down';
    expect((await get('?page=2')).status).toBe(502);
    expect((await (await get('?page=1')).json()).items[0].videoId).toBe('video000001');
  });
});

/** The route as a server started with these settings has it. */
async function route(settings: Record<string, string>) {
  jest.resetModules();
  const unset = { YOUTUBE_API_KEY: '', YOUTUBE_CHANNEL_ID: '' };
  jest.replaceProperty(process, 'env', { ...process.env, ...unset, ...settings });
  const { GET } = await import('./route');
  return (query: string) => GET(new Request(`http://localhost/api/videos${query}`));
}
