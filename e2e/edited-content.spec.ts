import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditedSite } from './edited-site';
import { expect, test, violations } from './fixtures';
import { postOrder } from './order-request';
import { ports } from './servers';

/**
 * What the committed content can't show, since it holds samples only: a real video, photographs, a
 * real account. And that an edit reaches the pages at all. In one worker, so that there is one site.
 */
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${ports.edited}` });

const video = 'mulank_5-ab';
const photo = 'photo: portrait.jpg\nphotoAlt: A bowler';
const indented = photo.replace('\n', '\n  ');

const edits = [
  { file: 'mulank/5.md', from: "'SAMPLEVID05'", to: video },
  { file: 'mulank/5.md', from: 'video: ', to: `${photo}\nvideo: ` },
  { file: 'predictions/1.md', from: 'teaser: ', to: `${photo}\nteaser: ` },
  { file: 'blogs/jersey-numbers.md', from: 'order: ', to: `${photo}\norder: ` },
  { file: 'clients.yaml', from: '- name: Left-arm', to: `  ${indented}\n- name: Left-arm` },
  { file: 'services.yaml', from: '- id: 3\n', to: `- id: 3\n  ${indented}\n` },
  { file: 'services.yaml', from: 'the SIM.\n  rupees: 1900', to: 'the SIM.\n  rupees: 1950' },
  { file: 'business.yaml', from: '    bank,\n    upi,\n', to: '' },
  ...['practitioner', 'photo', 'credentials', 'languages', 'minutes'].map((part) => ({
    file: 'business.yaml',
    from: `    ${part},\n`,
    to: '',
  })),
  {
    file: 'business.yaml',
    from: '\nline: ',
    to: '\nphoto: portrait.jpg\nphotoAlt: Asha at her desk\nline: ',
  },
  { file: 'business.yaml', from: 'Sample credential', to: 'Diploma in numerology' },
  { file: 'business.yaml', from: 'Sample Institute', to: 'An institute in Wardha' },
  {
    file: 'business.yaml',
    from: '\npractitioner: The practitioner\n',
    to: '\npractitioner: Asha Example\n',
  },
  {
    file: 'business.yaml',
    from: `  accountName: Sample Account Name
  bank: Sample Bank, Sample Branch
  accountNumber: '0000 0000 0000'
  ifsc: XXXX0000000
  swift: XXXXINXXXXX
upi:
  id: sample@nosuchbank
  name: Sample Account Name`,
    to: `  accountName: Navank
  bank: A bank, its branch
  accountNumber: '1234 5678 9012'
  ifsc: ABCD0123456
  swift: ABCDINBB
upi:
  id: navank@upi
  name: Navank`,
  },
  {
    file: 'blogs/jersey-numbers.md',
    from: 'services: []\n---\n',
    to: `services: []
---

![Shirts in a row](../photos/portrait.jpg)

<iframe src="https://www.youtube.com/embed/${video}" title="YouTube video player"></iframe>
`,
  },
  { file: 'predictions/7.md', from: 'button: ', to: 'draft: true\nbutton: ' },
  { file: 'blogs/passport-spelling.md', from: 'order: ', to: 'draft: true\norder: ' },
  {
    file: 'videos.yaml',
    from: "'SAMPLE00001'\n    title: 'sample: your questions about birth numbers, answered'",
    to: "'real_vid-01'\n    title: 'your questions about birth numbers'\n    duration: '4:35'\n    chapters: [{ at: '0:40', title: Birth days }]",
  },
  { file: 'redirects.yaml', from: '[]', to: '- from: /blogs/old-name\n  to: /about' },
];

/** A write-up that the committed content does not have, as docs/editing.md says how to add one. */
const writeUp = (title: string) => `---
title: ${title}
searchTitle: A write-up for tests
teaser: It has no drawing of its own yet, and stands on the list all the same.
quote: A line of the text.
button: Read prediction
published: 2026-11-21
updated: 2026-11-21
mulanks: [8]
services: [3]
---

The text, with a link to [the services](/services).
`;

const added = {
  'predictions/17.md': writeUp('A write-up that was added'),
  'predictions/18.md': writeUp('भविष्यवाणी'),
  'pages/lucky-dates.md': `---
title: Lucky wedding dates
searchTitle: 'Lucky wedding dates by numerology'
description: Lucky wedding dates by numerology, month by month, with the sum of each day and what tradition says of it.
lead: The wedding dates that numerology calls lucky, month by month.
updated: 2026-11-23
services: [4]
---

Lucky wedding dates by numerology stand here, with a link to [the services](/services).

## January

The text of January.
`,
};

let site: Awaited<ReturnType<typeof startEditedSite>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  const size = { width: 1280, height: 720, channels: 3 } as const;
  const picture = await sharp({ create: { ...size, background: '#2b52b8' } })
    .jpeg()
    .toBuffer();
  site = await startEditedSite({ edits, added, photos: { 'portrait.jpg': picture } });
});

test.afterAll(() => site?.stop());

/** Presses play on Mulank 5 and sees its player, which nothing was asked of before. */
async function playVideo(page: Page, press: (play: Locator) => Promise<void>) {
  const asked: { url: string; referer?: string }[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (!/^(http:\/\/localhost|data:|about:)/.test(request.url()))
      asked.push({ url: request.url(), referer });
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<p>The player</p>', contentType: 'text/html' }),
  );
  await page.goto('/mulank5');
  const frame = page.getByTitle('Video: Mulank 5').contentFrame();
  const play = frame.getByRole('link', { name: 'Play video: Mulank 5' });
  await play.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await press(play);
  await expect(frame.getByText('The player')).toBeVisible();
  // The player answers with an error to whoever does not say where they come from.
  const referer = `http://localhost:${ports.edited}/`;
  expect(asked).toEqual([{ url: `${player}/${video}?autoplay=1`, referer }]);
  await expect(page).toHaveURL('/mulank5');
}

const player = 'https://www.youtube-nocookie.com/embed';

test('the video of a birth number plays in its place by the keyboard', ({ page }) =>
  playVideo(page, async (play) => {
    await page.getByRole('link', { name: /^Subscribe Now/ }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(play).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
  }));

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('it plays by a click', ({ page }) => playVideo(page, (play) => play.click()));
});

/** Comes back when a picture has come. */
async function isDrawn(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text();

test('a photograph stands in its cards and at the head of its page, and nobody gets it as it was uploaded', async ({
  page,
  request,
}) => {
  await page.goto('/prediction/1');
  await isDrawn(page.getByRole('main').getByRole('img', { name: 'A bowler' }).first());
  for (const path of ['/', '/services', '/prediction', '/prediction/1', '/mulank5', '/blogs'])
    expect(await textOf(request, path), path).toMatch(
      /<img(?=[^>]* alt="A bowler")[^>]* src="\/photos\/portrait-/,
    );
  for (const path of ['/photos/portrait.jpg', '/content/photos/portrait.jpg'])
    expect((await request.get(path)).status(), path).toBe(404);
});

test('a picture and a video stand in a text', async ({ page }) => {
  await page.goto('/blogs/jersey-numbers');
  await isDrawn(page.getByRole('img', { name: 'Shirts in a row' }));
  const frame = page.getByTitle(/^Video: /).contentFrame();
  await expect(frame.getByRole('link', { name: /^Play video: / })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a price is changed in one place, for lists, the detail page, machines, the checkout and both mails', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/services', '/subcard/3']) {
    const html = await textOf(request, path);
    expect(/<main.*<\/main>/s.exec(html)?.[0], path).toMatch(/₹(<\/span>)?1,950/);
  }
  expect(await textOf(request, '/subcard/3')).toContain('"price":"1950","priceCurrency":"INR"');
  await page.goto('/checkout?service=3');
  await expect(
    page
      .getByText(/₹\s*1,950/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  // Nothing is configured, so its mails are files in the outbox.
  const { status, body } = await postOrder(`http://localhost:${ports.edited}`, {
    body: { expectedTotal: 1950 },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  const mails = site?.mails() ?? [];
  expect(mails).toHaveLength(2);
  for (const { text, html } of mails) {
    expect(text).toContain('₹1,950.00');
    expect(html).toContain('₹1,950.00');
    expect(text).not.toContain('1,900');
  }
});

test('a draft is nowhere in public, and its neighbours stand beside each other', async ({
  request,
}) => {
  const lists = ['/sitemap.xml', '/feed.xml', '/search.json', '/llms.txt'];
  for (const [path, title, list] of [
    ['/prediction/7', 'A text for tests, 7', '/prediction'],
    ['/blogs/passport-spelling', 'A text for tests, passport-spelling', '/blogs'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).not.toContain(title);
    for (const place of [list, '/', '/mulank8', ...lists]) {
      const text = await textOf(request, place);
      // In HTML and JSON, in XML, and in the Markdown of llms.txt.
      for (const end of ['"', '<', ')']) expect(text, place).not.toContain(path + end);
    }
  }
  expect(await textOf(request, '/prediction/6')).toContain('href="/prediction/8"');
});

test('a page that has moved sends its visitors on, for good', async ({ request }) => {
  const answer = await request.get('/blogs/old-name', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toBe('/about');
});

test('a text that was added stands at its name, and is found; in Hindi it is announced as Hindi', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await page.getByRole('main').getByRole('link', { name: 'Lucky wedding dates' }).click();
  await expect(page).toHaveURL('/lucky-dates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky wedding dates');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
  expect(await violations(page)).toEqual([]);
  for (const place of ['/sitemap.xml', '/search.json', '/llms.txt'])
    expect(await textOf(request, place), place).toContain('/lucky-dates');

  await page.goto('/prediction');
  const card = page.getByRole('link', { name: /A write-up that was added/ }).first();
  await expect(card).toHaveAttribute('href', '/prediction/17');
  await page.goto('/prediction/17');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A write-up that was added');
  await isDrawn(page.getByRole('main').locator('img[src="/art/prediction-17.svg"]').first());
  await page.goto('/prediction/18');
  const title = page.getByRole('heading', { level: 1 }).locator('[lang=hi]');
  await expect(title).toHaveText('भविष्यवाणी');
  expect((await request.get('/share/prediction-18.png')).status()).toBe(200);
});

test('a real video has a page that says to machines what it shows', async ({ page }) => {
  await page.goto('/videos');
  await page.getByRole('link', { name: 'Your Questions About Birth Numbers', exact: true }).click();
  await expect(page).toHaveURL('/videos/real_vid-01');
  await expect(page.getByTitle('Video: Your Questions About Birth Numbers')).toBeVisible();
  await expect(page.getByText('Birth days')).toBeVisible();
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  expect(graph).toContain('"@type":"VideoObject"');
  expect(graph).toContain('"duration":"PT4M35S"');
  expect(await violations(page)).toEqual([]);
});

test('who reads stands in the first view of a phone, beside the prices and on About, and is told to machines', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/services', '/subcard/3', '/about', '/']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const words of [
      /Asha Example/,
      /Diploma in numerology, An institute in Wardha, 2012/,
      /^Reads in Hindi, Marathi or English\./,
    ])
      await expect(main.getByText(words).first(), path).toBeVisible();
    await isDrawn(main.getByRole('img', { name: 'Asha at her desk' }));
    await expect(main.getByText('will stand here'), path).toHaveCount(0);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const part of [
    page.getByRole('img', { name: 'Asha at her desk' }),
    page.getByText('Asha Example').first(),
    page.getByText(/Calls of about 45 minutes/),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);
  for (const path of ['/', '/about', '/subcard/3', '/tools', '/videos', '/mulank5']) {
    const html = await textOf(request, path);
    expect(html, path).toContain('"name":"Asha Example"');
    expect(html, path).toContain('Readings by Asha Example.');
  }
});

test('real bank details stand without the warning that they are samples', async ({ request }) => {
  const html = await textOf(request, '/subcard/3');
  expect(html).toContain('1234 5678 9012');
  expect(/<main.*<\/main>/s.exec(html)?.[0]).not.toMatch(/samples/);
});
