import { test, type APIRequestContext } from '@playwright/test';
import { ownerEmail, ports } from './servers';

/** A mail as the stand-in keeps it. */
export type Mail = { to: string; replyTo: string; subject: string; text: string; html: string };

const standIn = `http://localhost:${ports.standIn}`;

/** The mails of one buyer's orders: those to the buyer, and those to the owner that answer to the buyer. */
export class Inbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly buyer: string,
  ) {}

  /** All mails of this test's orders in the order in which they were accepted. */
  async mails(): Promise<Mail[]> {
    const all = await this.all();
    return all.filter(({ to, replyTo }) => to === this.buyer || replyTo === this.buyer);
  }

  /** Those of all tests, the mails with the owner's buttons among them, which name no buyer. */
  all = async (): Promise<Mail[]> => (await this.request.get(`${standIn}/inbox`)).json();

  /** How the provider treats this test's mails: all of them, or only those to one side. */
  async behave(mode: 'ok' | 'down' | 'refuse' | 'slow', side?: 'buyer' | 'owner') {
    const only = side && { buyer: this.buyer, owner: ownerEmail }[side];
    const data = { mode, about: this.buyer, only, delay: 2_000 };
    await this.request.put(`${standIn}/behaviour`, { data });
  }
}

/** The address behind words of a mail's text. */
export const linkIn = (text: string | undefined, label: string) =>
  text?.match(new RegExp(`${label}:\\n<([^>]+)>`))?.[1] ?? `no link ${label}`;

type Fixtures = {
  /** What the stand-in for the mail provider received, and how it shall behave. */
  inbox: Inbox;
  /** A buyer's address of this test's own, so that tests side by side never see each other's mail. */
  buyer: string;
};

/** A test with a buyer and that buyer's mails. */
export const withInbox = test.extend<Fixtures>({
  buyer: async ({}, use, info) => use(`buyer-${info.testId}@example.com`),
  inbox: async ({ request, buyer }, use) => {
    const inbox = new Inbox(request, buyer);
    await use(inbox);
    await inbox.behave('ok');
  },
});
