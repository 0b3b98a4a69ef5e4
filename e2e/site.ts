import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from '@playwright/test';
import { ownerEmail, ports, standInEnv, startServer, type Site } from './servers';
import { startStandIn } from './stand-in.mjs';

/** Starts a server on a free port, with the environment of the tests and these changes. */
export async function startSite(changes: Record<string, string>) {
  const port = await freePort();
  return startServer(port, { ...standInEnv, SITE_URL: `http://localhost:${port}`, ...changes });
}

export type StandIn = Awaited<ReturnType<typeof startStandIn>>;

/** The owner's mails that the provider took, by the order's key, number or buyer. */
export const ownerMails = ({ inbox }: StandIn, word: string) =>
  inbox.filter(({ to, text }) => to === ownerEmail && text.includes(word));

/**
 * A site and a mail provider for the tests of a file or of a describe; after them the log must hold
 * nothing of what `unsaid` names.
 */
export function ownSite(changes: Record<string, string> = {}, unsaid = /canary/) {
  const own = {} as { site: Site; standIn: StandIn };
  test.beforeAll(async () => {
    own.standIn = await startStandIn();
    own.site = await startSite({ SENDGRID_BASE_URL: own.standIn.url, ...changes });
  });
  test.beforeEach(() => own.standIn.clear());
  test.afterAll(async () => {
    await own.site.stop();
    await own.standIn.stop();
    expect(own.site.log()).not.toMatch(unsaid);
  });
  return own;
}

/** Sites of a test, which end with it, and the mail provider of all of them. */
export function ownSites() {
  const ends: (() => Promise<unknown>)[] = [];
  const own = {
    standIn: {} as StandIn,
    endsToo: (end: () => Promise<unknown>) => void ends.push(end),
    async serve(changes: Record<string, string> = {}) {
      const site = await startSite({ SENDGRID_BASE_URL: own.standIn.url, ...changes });
      ends.push(() => site.stop());
      return site;
    },
  };
  test.beforeAll(async () => void (own.standIn = await startStandIn()));
  test.beforeEach(() => own.standIn.clear());
  test.afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });
  test.afterAll(() => own.standIn.stop());
  return own;
}

let asked = 0;

/**
 * Below the ports that the system gives to outgoing connections, which may take a free one at any
 * moment. Each worker has a hundred for itself.
 */
export async function freePort(): Promise<number> {
  const port = ports.further + 100 * test.info().parallelIndex + (asked++ % 100);
  const server = createServer().listen(port);
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  await new Promise((done) => server.close(done));
  return port;
}
