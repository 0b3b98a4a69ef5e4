type Mode = 'ok' | 'down' | 'garbled' | 'empty';

const hour = 3_600;

/** The video service, each of whose three pages follows from a token on the one before. */
function serve(mode: Mode) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (mode === 'down') return Response.json({}, { status: 403 });
    if (mode === 'garbled') return Response.json({ items: 'none' });
    if (mode === 'empty') return Response.json({ items: [], pageInfo: { totalResults: 60 } });
    const page = Number(new URL(String(address)).searchParams.get('pageToken') || 1);
    return Response.json({
      items: [video(page), { id: { kind: 'youtube#playlist' } }],
      pageInfo: { totalResults: 60 },
      ...(page < 3 && { nextPageToken: String(page + 1) }),
    });
  });
}

const thumbnail = 'https://i.ytimg.com/vi/a/hqdefault.jpg';

const video = (page: number) => ({
  id: { videoId: `video-${page}` },
  snippet: {
    publishedAt: '2026-11-14T12:30:00Z',
    title: `page ${page}: names &amp; numbers`,
    thumbnails: { high: { url: thumbnail } },
  },
});

/** The route and the list as a server started with a key has them, or without one. */
async function start(withKey: boolean) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    YOUTUBE_API_KEY: withKey ? 'key' : '',
    YOUTUBE_CHANNEL_ID: withKey ? 'UC1' : '',
    YOUTUBE_BASE_URL: 'https://video.example',
  });
  const { GET } = await import('./route');
  const { firstVideoPage, isLive } = await import('@/lib/videos/videos');
  const get = async (query: string) => {
    const response = await GET(new Request(`http://localhost/api/videos${query}`));
    const kept = response.headers.get('cache-control');
    return { status: response.status, kept, body: await response.json() };
  };
  return { get, firstVideoPage, isLive };
}

it('answers the curated list without a key, twenty-five a page, and refuses what is no page', async () => {
  const { get, firstVideoPage, isLive } = await start(false);
  const { status, kept, body } = await get('?page=1');
  expect([status, body.page, body.hasNext, body.items.length]).toEqual([200, 1, true, 25]);
  // A video that is published shows within a minute.
  expect(kept).toBe('public, max-age=60');
  expect(Object.keys(body.items[0])).toEqual(['videoId', 'title', 'thumbnail', 'publishedAt']);
  expect([isLive, await firstVideoPage()]).toEqual([false, body]);
  const last = await get(`?page=${body.totalPages}`);
  expect(last.body).toMatchObject({ page: body.totalPages, hasNext: false });
  for (const query of ['?page=0', '?page=', '?page=999'])
    expect((await get(query)).body).toMatchObject({ status: 400 });
});

it('answers what the video service lists, in plain text, and asks for it as rarely as can be', async () => {
  const asked = serve('ok');
  const { get, firstVideoPage } = await start(true);
  const items = [{ videoId: 'video-3', title: 'page 3: names & numbers', thumbnail }];
  const third = { page: 3, totalPages: 3, hasNext: false, items };
  expect((await get('?page=3')).body).toMatchObject(third);
  const query = 'part=snippet%2Cid&order=date&type=video&maxResults=25&pageToken=';
  const address = `https://video.example/youtube/v3/search?key=key&channelId=UC1&${query}`;
  expect(asked.mock.calls.map(([url, { next } = {}]) => [String(url), next])).toEqual([
    [address, { revalidate: 8 * hour }],
    [`${address}2`, { revalidate: 24 * hour }],
    [`${address}3`, { revalidate: 24 * hour }],
  ]);
  expect(await firstVideoPage()).toMatchObject({ totalPages: 3, page: 1, hasNext: true });
  // Answers for the build do not age, and the next build asks anew.
  const [atBuild, how] = asked.mock.lastCall ?? [];
  expect([String(atBuild), how]).toEqual([
    expect.stringMatching(/pageToken=#20..-/),
    expect.objectContaining({ cache: 'force-cache' }),
  ]);
});

it.each([
  ['down', 502],
  ['garbled', 502],
  // An empty page after a token is the end of the list.
  ['empty', 400],
] as const)(
  'answers the curated list when the service is %s from the start, and else %i where nothing was heard',
  async (mode, status) => {
    const curated = await (await start(false)).get('?page=1');
    serve(mode);
    const { get, firstVideoPage } = await start(true);
    expect(await get('?page=1')).toEqual(curated);
    expect(await firstVideoPage()).toEqual(curated.body);
    serve('ok');
    const { get: other } = await start(true);
    await other('?page=1');
    serve(mode);
    expect((await other('?page=2')).status).toBe(status);
    expect((await other('?page=1')).body.items[0].videoId).toBe('video-1');
  },
);
