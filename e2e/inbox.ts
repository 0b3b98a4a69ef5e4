import { test, type APIRequestContext } from '@playwright/test';
import { ownerEmail, ports } from './servers';

/** A mail as the stand-in keeps it. */
export type Mail = { to: string; replyTo: string; subject: string; text: string; html: string };

const standIn = `http://localhost:${ports.standIn}`;

/**
 * Mails of one buyer's orders: to the buyer, and to the owner with the buyer's address to answer.
 */
export class Inbox {
  constructor(
    private readonly request: APIRequestContext,
    private readonly buyer: string,
  ) {}

  /** In the order in which they were accepted. */
  async mails(): Promise<Mail[]> {
    const all = await this.all();
    return all.filter(({ to, replyTo }) => to === this.buyer || replyTo === this.buyer);
  }

  /** Mails of all tests, with those of the owner's buttons, which name no buyer. */
  all = async (): Promise<Mail[]> => (await this.request.get(`${standIn}/inbox`)).json();

  /** Sets how the provider treats this test's mails: all of them, or only those to one side. */
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
  /** The stand-in's mails, and its behaviour. */
  inbox: Inbox;
  /** Unique, so that tests side by side never see each other's mail. */
  buyer: string;
};

export const withInbox = test.extend<Fixtures>({
  buyer: async ({}, use, info) => use(`buyer-${info.testId}@example.com`),
  inbox: async ({ request, buyer }, use) => {
    const inbox = new Inbox(request, buyer);
    await use(inbox);
    await inbox.behave('ok');
  },
});
