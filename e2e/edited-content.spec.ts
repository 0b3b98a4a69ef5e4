import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { startEditedSite, type Edits } from './edited-site';
import { expect, test, violations } from './fixtures';
import { postOrder } from './order-request';
import { ports } from './servers';

/**
 * Shows what the committed content can't, since it holds samples only: a real video, photographs, a
 * real account; and that an edit reaches the pages. In one worker, so that there is one site.
 */
test.describe.configure({ mode: 'default' });
test.use({ baseURL: `http://localhost:${ports.edited}` });

/** The id of a birth number's video once it is no sample. */
const video = 'real-id-005';
const photo = 'photo: portrait.jpg\nphotoAlt: A bowler';
const indented = photo.replace('\n', '\n  ');

const moved = ['/blogs/old-name', '/मूलांक', '/old%20page', '/c++(1)'];

const edits: Edits = {
  'mulank/5.md': [['video: ', `${photo}\nvideo: `]],
  'predictions/1.md': [['teaser: ', `${photo}\nteaser: `]],
  'predictions/7.md': [['button: ', 'draft: true\nbutton: ']],
  'blogs/passport-spelling.md': [['order: ', 'draft: true\norder: ']],
  'blogs/jersey-numbers.md': [
    ['order: ', `${photo}\norder: `],
    [
      'services: []\n---\n',
      `services: []
---

![Shirts in a row](../photos/portrait.jpg)

<iframe src="https://www.youtube.com/embed/${video}" title="YouTube video player"></iframe>
`,
    ],
  ],
  'clients.yaml': [['- name: Left-arm', `  ${indented}\n- name: Left-arm`]],
  'services.yaml': [
    ['- id: 3\n', `- id: 3\n  ${indented}\n`],
    ['the SIM.\n  rupees: 1900', 'the SIM.\n  rupees: 1950'],
  ],
  'business.yaml': [
    ['\nline: ', '\nphoto: portrait.jpg\nphotoAlt: Asha at her desk\nline: '],
    ['\npractitioner: The practitioner\n', '\npractitioner: Asha Example\n'],
  ],
  'videos.yaml': [[", answered'", "'\n    chapters: [{ at: '0:40', title: Birth days }]"]],
  'redirects.yaml': [['[]', moved.map((from) => `- from: ${from}\n  to: /about`).join('\n')]],
};

/** Texts that the committed content does not have, as docs/editing.md says how to add one. */
const added = {
  'predictions/17.md': `---
title: A write-up that was added
teaser: It has no drawing of its own yet, and stands on the list all the same.
quote: A line of the text.
button: Read prediction
published: 2026-11-21
updated: 2026-11-21
mulanks: [8]
---

The text.
`,
  'pages/lucky-dates.md': `---
title: Lucky wedding dates
description: Lucky wedding dates by numerology, month by month, with the sum of each day and what tradition says of it.
lead: The wedding dates that numerology calls lucky, month by month.
updated: 2026-11-23
---

## January

The text of January.
`,
};

let site: Awaited<ReturnType<typeof startEditedSite>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const size = { width: 1280, height: 720, channels: 3 } as const;
  const picture = await sharp({ create: { ...size, background: '#2b52b8' } })
    .jpeg()
    .toBuffer();
  site = await startEditedSite({ edits, added, photos: { 'portrait.jpg': picture } });
});

test.afterAll(() => site?.stop());

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('the video of a birth number plays in its place, by a key, and asks nothing before', async ({
    page,
  }) => {
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
    await play.press('Enter');
    await expect(frame.getByText('The player')).toBeVisible();
    // The player answers requests without a referrer with an error.
    const referer = `http://localhost:${ports.edited}/`;
    const url = `https://www.youtube-nocookie.com/embed/${video}?autoplay=1`;
    expect(asked).toEqual([{ url, referer }]);
    await expect(page).toHaveURL('/mulank5');
  });
});

/** Resolves when a picture has come. */
async function isDrawn(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
}

/** Pages that show an edit, and its sign. */
const seen: { edit: string; at: string[]; has?: RegExp; lacks?: RegExp }[] = [
  {
    edit: 'a photograph',
    at: ['/', '/services', '/prediction', '/prediction/1', '/mulank5', '/blogs'],
    has: /<img(?=[^>]* alt="A bowler")[^>]* src="\/photos\/portrait-/,
  },
  {
    edit: 'a price',
    at: ['/', '/services', '/subcard/3'],
    has: /<main.*₹(<\/span>)?1,950.*<\/main>/s,
  },
  {
    // In HTML and JSON, in XML, and in the Markdown of llms.txt.
    edit: 'a draft',
    at: [
      ...['/sitemap.xml', '/feed.xml', '/search.json', '/llms.txt'],
      ...['/prediction', '/blogs', '/', '/mulank8'],
    ],
    lacks: /\/(prediction\/7|blogs\/passport-spelling)["<)]/,
  },
  { edit: 'what stood beside it', at: ['/prediction/6'], has: /href="\/prediction\/8"/ },
  {
    edit: 'a page that was added',
    at: ['/about', '/sitemap.xml', '/search.json', '/llms.txt'],
    has: /\/lucky-dates/,
  },
  {
    edit: 'who reads',
    at: ['/', '/about', '/subcard/3', '/tools', '/videos', '/mulank5'],
    has: /^(?=.*"name":"Asha Example").*Readings by Asha Example\./s,
  },
  {
    edit: 'a real account',
    at: ['/subcard/3'],
    has: /1234 5678 9012/,
    lacks: /<main.*samples.*<\/main>/s,
  },
];

test('an edit is seen wherever it is said, and a draft nowhere', async ({ request }) => {
  for (const { edit, at, has = /./, lacks = /^$/ } of seen)
    for (const path of at) {
      const text = await (await request.get(path)).text();
      expect.soft(text, `${edit}: ${path}`).toMatch(has);
      expect.soft(text, `${edit}: ${path}`).not.toMatch(lacks);
    }
});

test('nobody gets a draft, nor a photograph as it was uploaded', async ({ request }) => {
  for (const path of [
    '/prediction/7',
    '/blogs/passport-spelling',
    '/photos/portrait.jpg',
    '/content/photos/portrait.jpg',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).not.toMatch(/A text for tests, (7|passport-spelling)/);
  }
  expect((await request.get('/share/prediction-17.png')).status()).toBe(200);
});

test('a page that has moved sends its visitors on', async ({ request }) => {
  for (const path of [...moved, '/BLOGS/Old-Name']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    expect(answer.headers().location).toBe('/about');
  }
});

test('what was added is drawn, and is for everybody', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/prediction/1');
  await isDrawn(main.getByRole('img', { name: 'A bowler' }).first());

  await page.goto('/blogs/jersey-numbers');
  await isDrawn(page.getByRole('img', { name: 'Shirts in a row' }));
  const frame = page.getByTitle(/^Video: /).contentFrame();
  await expect(frame.getByRole('link', { name: /^Play video: / })).toBeVisible();
  expect(await violations(page, 'html')).toEqual([]);

  await page.goto('/about');
  await main.getByRole('link', { name: 'Lucky wedding dates' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky wedding dates');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home');
  expect(await violations(page)).toEqual([]);

  await page.goto('/prediction');
  await main
    .getByRole('link', { name: /A write-up that was added/ })
    .first()
    .click();
  await expect(page).toHaveURL('/prediction/17');
  await isDrawn(main.locator('img[src="/art/prediction-17.svg"]').first());

  await page.goto('/videos');
  const video = 'Your Questions About Birth Numbers';
  await page.getByRole('link', { name: video, exact: true }).click();
  await expect(page).toHaveURL('/videos/real-id-001');
  await expect(page.getByTitle(`Video: ${video}`)).toBeVisible();
  await expect(page.getByText('Birth days')).toBeVisible();
  expect(await violations(page, 'html')).toEqual([]);
});

test('a price is changed at the checkout too, and the server takes an order by it', async ({
  page,
}) => {
  await page.goto('/checkout?service=3');
  const price = page.getByText(/₹\s*1,950/).filter({ visible: true });
  await expect(price.first()).toBeVisible();
  const body = { expectedTotal: 1950 };
  expect((await postOrder(`http://localhost:${ports.edited}`, { body })).status).toBe(201);
});

test('who reads stands in the first view of a phone, beside the prices and on About', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/services', '/subcard/3', '/about', '/']) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const words of [
      /Asha Example/,
      /Diploma in numerology, Wardha, 2012/,
      /^Consultations in Hindi, Marathi or English\./,
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
});
