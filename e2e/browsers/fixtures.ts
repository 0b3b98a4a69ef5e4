import { readFileSync } from 'node:fs';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { type Inbox, withInbox } from '../inbox';
import { randomAddress } from '../order-request';
import { ports } from '../servers';
import { clients, type Browser } from './clients.mjs';
import { TextVisitor, type Reader } from './text-visitor';
import { Visitor } from './visitor';

type OfATest = { visitor: Visitor | TextVisitor };
type OfAClient = { client: Browser | undefined; line: Awaited<ReturnType<typeof startLine>> };

const test = withInbox.extend<OfATest, OfAClient>({
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
      const line = await startLine();
      await use(line);
      line.server.close().closeAllConnections();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ client, line }, use) => {
    line.visitor = randomAddress();
    if (!client) return use(new TextVisitor(line.url));
    const page = await client.open();
    const visitor = new Visitor(page, line.url);
    await page.resize(400, 800);
    await use(visitor);
    await page.close();
    expect(page.errors).toEqual([]);
  },
});

/**
 * Gives each visitor an address of its own, as a proxy does, since not every browser can set a
 * header.
 */
async function startLine() {
  const server = createServer((asked, answer) => {
    const { method, url: path } = asked;
    const headers = { ...asked.headers, 'x-forwarded-for': line.visitor };
    // The site takes a post from its own address alone.
    if (headers.origin === line.url) headers.origin = `http://localhost:${ports.site}`;
    const passed = ask({ port: ports.site, method, path, headers }, (got) => {
      // Hop-by-hop headers are between the site and this proxy: w3m wants the answer whole.
      const { 'transfer-encoding': _, connection: __, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port } = server.address() as AddressInfo;
  const line = { server, url: `http://localhost:${port}`, visitor: randomAddress() };
  return line;
}

/** Steps return how the journey degrades, in the words of the table; nothing is 'works'. */
type Steps<Client> = (given: {
  visitor: Client;
  buyer: string;
  inbox: Inbox;
}) => Promise<string | void>;

/**
 * A journey with scripts, without them, and without styles either. docs/browsers.md says how it
 * ends in the client that the project is named after.
 */
export function journey(
  name: string,
  steps: Steps<Visitor>,
  withoutScripts: Steps<Reader>,
  inText = withoutScripts,
) {
  test(name, async ({ visitor, buyer, inbox }, { project }) => {
    const given = { buyer, inbox };
    let degrades;
    if (!(visitor instanceof Visitor)) degrades = await inText({ ...given, visitor });
    else if (project.name === 'no JavaScript')
      degrades = await withoutScripts({ ...given, visitor });
    else degrades = await steps({ ...given, visitor });
    expect(degrades ?? 'works').toBe(documented(name, project.name));
  });
}

/**
 * A cell of the table: clients above, journeys on the left; a letter is a line of the list below.
 */
function documented(journey: string, client: string) {
  const page = readFileSync('docs/browsers.md', 'utf8');
  const rows = [...page.matchAll(/^\|.*\|$/gm)].map(([row]) => row.split(/ *\| */));
  const cell = rows.find(([, name]) => name === journey)?.[rows[0]?.indexOf(client) ?? -1];
  return new RegExp(`^- \\*\\*${cell}\\*\\*: (.+)$`, 'm').exec(page)?.[1] ?? cell;
}
