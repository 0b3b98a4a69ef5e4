import { openStore, type Store } from '@/lib/store/store';

let counted: string[];

beforeEach(() => {
  jest.resetModules();
  counted = [];
  const practiceStore = openStore('memory:');
  jest
    .spyOn(practiceStore, 'visit')
    .mockImplementation(async (_day, kind, name) => void counted.push(`${kind} ${name}`));
  Object.assign(globalThis, { practiceStore });
});

async function post(
  body: unknown,
  { headers = {}, on = 'yes' }: { headers?: Record<string, string>; on?: string } = {},
) {
  jest.replaceProperty(process, 'env', {
    ...process.env,
    APP_SECRET: 'a secret of 32 characters or more',
    COUNT_VISITS: on,
    LISTED_PATHS: '["/","/services"]',
  });
  const { POST } = await import('./route');
  return POST(
    new Request('http://localhost:3000/api/count', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'Mozilla/5.0', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );
}

const visit = { path: '/services', referrer: 'www.google.com' };

it('counts the page and the site whose link led to it, and says nothing', async () => {
  const { status, body } = await post(visit);
  expect([status, body]).toEqual([204, null]);
  expect(counted).toEqual(['pages /services', 'hosts www.google.com']);
});

it.each([
  ['/no-such-page', '', ['pages other']],
  ['/services?name=Asha', '', ['pages other']],
  ['/checkout', 'localhost', ['pages /checkout']],
  ['/', 'asha@example.com', ['pages /']],
  ['/', '192.168.1.7', ['pages /']],
  ['/', `${'a'.repeat(98)}.in`, ['pages /']],
  ['__proto__', 'EXAMPLE.com', ['pages other']],
])('keeps nothing else of %s from %s', async (path, referrer, kept) => {
  expect((await post({ path, referrer })).status).toBe(204);
  expect(counted).toEqual(kept);
});

it.each([
  ['another site', visit, { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ['a shape of its own', { ...visit, visitor: '7' }, {}, 400],
  ['a site that does not count', visit, { on: '' }, 404],
  ['a robot that says so', visit, { headers: { 'User-Agent': 'Googlebot/2.1' } }, 204],
])('counts nothing of %s', async (_, body, options, status) => {
  expect((await post(body, options)).status).toBe(status);
  expect(counted).toEqual([]);
});

it('says nothing else when nothing can be written', async () => {
  const { practiceStore } = globalThis as unknown as { practiceStore: Store };
  jest.mocked(practiceStore.visit).mockRejectedValue(new Error('away'));
  expect((await post(visit)).status).toBe(204);
});

it('counts 120 pages a minute of one address, and three sites that it names', async () => {
  for (let n = 0; n < 120; n++)
    expect((await post({ path: '/', referrer: `site${n}.example` })).status).toBe(204);
  expect((await post(visit)).status).toBe(429);
  expect(counted.filter((name) => name === 'pages /')).toHaveLength(120);
  expect(counted.filter((name) => name.startsWith('hosts'))).toHaveLength(3);
  const other = { headers: { 'X-Forwarded-For': '203.0.113.2' } };
  expect((await post(visit, other)).status).toBe(204);
});
