import 'server-only';
import { randomUUID } from 'node:crypto';
import { loadBusiness } from '../content/load';
import { singleAttempt, send } from '../mail/send';
import { interestConfirmed, interestConfirm } from './mails';
import { env } from '../platform/env';
import { doOnce, type Unsent } from '../owner-steps/take-step';
import type { InterestLink, Links } from '../links/links';
import { store, type Store } from '../store/store';
import { emptyForm, type Details } from './fields';

export type ConfirmDeps = {
  links: Links;
  store: Store;
  send: typeof send;
  now: () => Date;
  context: { business: ReturnType<typeof loadBusiness>; ownerEmail: string };
};

/** What both halves of the double opt-in work with. */
export const confirmDeps = (links: Links): ConfirmDeps => ({
  links,
  store: store(),
  send,
  now: () => new Date(),
  context: { business: loadBusiness(), ownerEmail: env.OWNER_EMAIL },
});

/** Asks the visitor by mail whether the wish is real; says whether that mail went out. Never throws. */
export async function askToConfirm(details: Details, deps: ConfirmDeps): Promise<boolean> {
  try {
    const { name, email } = details;
    const link = await deps.links.interest.link({ id: randomUUID(), name, email });
    const message = await interestConfirm(details, deps.context, link);
    const sent = await deps.send(message, { mail: 'interest-confirm' }, singleAttempt);
    return sent.ok;
  } catch {
    console.error('mail interest-confirm: could not be written');
    return false;
  }
}

export type Confirmed = { kind: 'confirmed'; repeated: boolean } | Unsent;

/** The visitor's click: tells the owner, once for each link. */
export async function confirmInterest(
  { id, name, email }: InterestLink,
  deps: ConfirmDeps,
): Promise<Confirmed> {
  const { tried, repeated } = await doOnce<Unsent>(deps.store, `interest:${id}`, async () => {
    const now = deps.now();
    const details = { ...emptyForm, name, email };
    const message = await interestConfirmed(details, { ...deps.context, now });
    const sent = await deps.send(message, { mail: 'interest-confirmed' });
    return sent.ok
      ? { kind: 'done', at: now.toISOString() }
      : { kind: 'unsent', reason: sent.reason };
  });
  return tried.kind === 'done' ? { kind: 'confirmed', repeated } : tried;
}
