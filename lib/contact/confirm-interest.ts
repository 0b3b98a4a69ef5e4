import 'server-only';
import { randomUUID } from 'node:crypto';
import { loadBusiness } from '../content/load';
import { once } from '../email/deliver';
import { interestConfirmed } from '../email/forms-for-owner';
import { interestConfirm } from '../email/interest-confirm';
import { send } from '../email/send';
import { env } from '../env';
import { doneStore, doOnce, type Tried } from '../follow-up/done';
import type { InterestLink, Links } from '../links/links';
import { questionPlace } from '../relay/limits';
import type { AttemptStore } from '../relay/store';
import { emptyForm, type Details } from './fields';

export type ConfirmDesk = {
  links: Links;
  store: AttemptStore<Tried>;
  send: typeof send;
  now: () => Date;
  /** Room for one more mail to this mailbox. */
  place: typeof questionPlace;
  context: { business: ReturnType<typeof loadBusiness>; ownerEmail: string };
};

/** What both halves of the double opt-in work with. */
export const confirmDesk = (links: Links): ConfirmDesk => ({
  links,
  store: doneStore(),
  send,
  now: () => new Date(),
  place: questionPlace,
  context: { business: loadBusiness(), ownerEmail: env.OWNER_EMAIL },
});

/** Asks the visitor by mail whether the wish is real; says whether that mail went out. Never throws. */
export async function askToConfirm(details: Details, desk: ConfirmDesk): Promise<boolean> {
  try {
    const place = await desk.place(details.email);
    if (!place.ok) return false;
    const { name, email } = details;
    const link = await desk.links.interest.link({ id: randomUUID(), name, email });
    const message = await interestConfirm(details, desk.context, link);
    const sent = await desk.send(message, { mail: 'interest-confirm' }, once);
    if (!sent.ok) await place.giveBack();
    return sent.ok;
  } catch {
    console.error('mail interest-confirm: could not be written');
    return false;
  }
}

type Told = Exclude<Tried, { kind: 'contradicted' }>;

export type Confirmed = { kind: 'confirmed'; repeated: boolean } | Exclude<Told, { kind: 'done' }>;

/** The visitor's click: tells the owner, once for each link. */
export async function confirmInterest(
  { id, name, email }: InterestLink,
  desk: ConfirmDesk,
): Promise<Confirmed> {
  const { tried, repeated } = await doOnce<Told>(desk.store, `interest:${id}`, async () => {
    const now = desk.now();
    const details = { ...emptyForm, name, email };
    const message = await interestConfirmed(details, { ...desk.context, now });
    const sent = await desk.send(message, { mail: 'interest-confirmed' });
    return sent.ok
      ? { kind: 'done', at: now.toISOString() }
      : { kind: 'unsent', reason: sent.reason };
  });
  return tried.kind === 'done' ? { kind: 'confirmed', repeated } : tried;
}
