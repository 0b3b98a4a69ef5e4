import { expect, test as base } from '@playwright/test';
import { build } from 'esbuild';
import { Inbox } from '../inbox';
import { randomAddress } from '../order-request';
import { ports } from '../servers';
import { clients, type Browser } from './clients.mjs';
import { startLine } from './line.mjs';
import { TextVisitor } from './text-visitor';
import { Visitor } from './visitor';

type Line = Awaited<ReturnType<typeof startLine>>;

type OfATest = { visitor: Visitor | TextVisitor; buyer: string; inbox: Inbox };
type OfAClient = { client: Browser | undefined; line: Line; finder: string };

/** A journey's visitor, with the client that the project is named after. */
export const test = base.extend<OfATest, OfAClient>({
  client: [
    async ({}, use, { project }) => {
      const browser = await clients[project.name]?.();
      await use(browser);
      await browser?.quit();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  line: [
    async ({}, use) => {
      const line = await startLine(ports.site);
      await use(line);
      line.stop();
    },
    { scope: 'worker' },
  ],
  finder: [async ({}, use) => use(await bundledFinder()), { scope: 'worker' }],
  buyer: async ({}, use, info) => use(`buyer-${info.testId}@example.com`),
  inbox: async ({ request, buyer }, use) => {
    const inbox = new Inbox(request, buyer);
    await use(inbox);
    await inbox.behave('ok');
  },
  visitor: async ({ client, line, finder }, use) => {
    line.visitor = randomAddress();
    line.drops = () => false;
    if (!client) return use(new TextVisitor(line.url));
    const page = await client.open();
    const visitor = new Visitor(page, line.url, finder);
    await visitor.widen(false);
    await use(visitor);
    await page.close();
    expect(page.errors).toEqual([]);
  },
});

/** For a page: finds by accessible name, in every client alike. */
async function bundledFinder() {
  const { outputFiles } = await build({
    stdin: { contents: finder, resolveDir: 'e2e/browsers' },
    bundle: true,
    minify: true,
    target: 'chrome100',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const finder = `
  import { computeAccessibleName } from 'dom-accessibility-api';
  const isDrawn = (one) => one.getClientRects().length > 0 && one.checkVisibility?.() !== false;
  const nameOf = (one) => computeAccessibleName(one).replace(/\\s+/g, ' ').trim();
  const drawn = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn);
  window.finder = {
    named: (selector, name) =>
      drawn(selector).filter((one) =>
        typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one)),
      ),
    others: () =>
      'There are: ' + drawn('a, button, summary, input, textarea, select').map(nameOf).join(' | '),
    over: (one) => {
      one.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = one.getClientRects()[0];
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = one.contains(hit) || [...(one.labels ?? [])].some((label) => label.contains(hit));
      return isHit ? '' : 'It is covered by ' + hit?.outerHTML.slice(0, 200);
    },
  };`;
