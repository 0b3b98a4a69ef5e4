import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { store } from '../store/store';
import { addressKeys, mailbox, ownDomain } from './visitors';
import { env, siteSecret } from './env';

/** Room for one more, with a way to give it back when nothing came of it; or how long to wait. */
export type Allowance =
  { ok: true; refund: () => Promise<void> } | { ok: false; retryAfterSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Mails to strangers in an hour, to all of them together: a fifth as many as orders, 40 when nothing is configured. */
const mailsToStrangers = Math.ceil(env.ORDERS_PER_HOUR / 5);

/**
 * How many in how many seconds. The figures are the relay's contract. No budget of the whole site is shared by two kinds
 * of request, and one address has only a part of each: nobody spends it for the others. What only the receiver of a link
 * can do has no budget of the whole site: each link and each order has its own.
 */
const rules = {
  /** Whatever is posted to the relay, counted before it is read: far above what a household or an office sends. */
  request: { points: 300, duration: minute },
  'order-minute': { points: 3, duration: minute },
  'order-hour': { points: 10, duration: hour },
  /** From everybody together: the owner's mailbox and the provider's quota end somewhere. */
  'order-site': { points: env.ORDERS_PER_HOUR, duration: hour },
  'form-minute': { points: 3, duration: minute },
  'form-hour': { points: 10, duration: hour },
  'contact-site': { points: 100, duration: hour },
  'interest-site': { points: 100, duration: hour },
  /** Nobody opens more links by hand, and guessing one is hopeless anyway. */
  'link-visitor': { points: 60, duration: minute },
  /** One link, from wherever it is opened. */
  'link-itself': { points: 60, duration: minute },
  /** Steps that the owner takes with one order. */
  'step-order': { points: 10, duration: day },
  /** What a reading needs: for each order there is always room once, and then for nine changes. */
  'intake-first': { points: 1, duration: day },
  'intake-order': { points: 9, duration: day },
  'intake-visitor': { points: 20, duration: hour },
  'intake-site': { points: 100, duration: hour },
  'confirmation-mailbox': { points: 3, duration: day },
  /** All mailboxes of one household or firm. */
  'confirmation-domain': { points: Math.ceil(mailsToStrangers / 4), duration: day },
  'confirmation-visitor': { points: 5, duration: hour },
  'confirmation-site': { points: mailsToStrangers, duration: hour },
  /** The mail that asks whether a wish for news is real. */
  'question-mailbox': { points: 1, duration: day },
  'question-domain': { points: Math.ceil(mailsToStrangers / 4), duration: day },
  'question-site': { points: mailsToStrangers, duration: hour },
  /** Pages that an address opened, apart from its posts: looking around may never cost it an order. */
  visit: { points: 120, duration: minute },
  /** Sites whose links led an address here. What a browser says of them may be anything. */
  'referrer-visitor': { points: 3, duration: day },
  'referrer-once': { points: 1, duration: day },
  /** A try to send the owner the counts of the week. */
  'week-site': { points: 1, duration: hour },
  /** The mail that tells the owner of faults. */
  'fault-site': { points: 1, duration: hour },
};

type Rule = keyof typeof rules;
/** A rule, whom it counts for, and how many times as much they may do. */
type Claim = [rule: Rule, who: string, factor?: number];

/** An address counts for itself and for the networks that it is in. */
const visitor = (rule: Rule, address: string) =>
  addressKeys(address).map(({ key, factor }): Claim => [rule, key, factor]);

/** A new order from this address. */
export const limitOrder = (address: string) =>
  consumeAll([
    ...visitor('order-minute', address),
    ...visitor('order-hour', address),
    ['order-site', everybody],
  ]);

/** A post of one of the two forms from this address. */
export const limitForm = (form: 'contact' | 'interest', address: string) =>
  consumeAll([
    ...visitor('form-minute', address),
    ...visitor('form-hour', address),
    [`${form}-site`, everybody],
  ]);

/** Anything posted to the relay from this address. */
export const limitRequest = (address: string) => consumeAll(visitor('request', address));

/** A look at what a link holds, or what it asks for, from this address. */
export const limitLink = (address: string) => consumeAll(visitor('link-visitor', address));

/** One more look through a link that is whole and ours, from anywhere. */
export const limitOpenedLink = (token: string) => consumeAll([['link-itself', token]]);

/** A step of the owner's with this order. */
export const limitStep = (order: string) => consumeAll([['step-order', order]]);

/** What the reading of this order needs, from its buyer to the owner: nobody can take the first place from another. */
export async function limitIntake(order: string, address: string): Promise<Allowance> {
  const first = await consumeAll([['intake-first', order]]);
  if (first.ok) return first;
  return consumeAll([
    ['intake-order', order],
    ...visitor('intake-visitor', address),
    ['intake-site', everybody],
  ]);
}

/** An order's confirmation to this mailbox. Anybody can order with somebody else's address. */
export const limitConfirmation = (email: string, address: string) =>
  consumeAll([
    ['confirmation-mailbox', mailbox(email)],
    ...domain('confirmation-domain', email),
    ...visitor('confirmation-visitor', address),
    ['confirmation-site', everybody],
  ]);

/** The question to this mailbox whether a wish for news is real. */
export const limitQuestion = (email: string) =>
  consumeAll([
    ['question-mailbox', mailbox(email)],
    ...domain('question-domain', email),
    ['question-site', everybody],
  ]);

/** A page that was opened from this address. */
export const limitVisit = (address: string) => consumeAll(visitor('visit', address));

/** A site that an address says it came from. */
export const limitReferrer = (host: string, address: string) =>
  consumeAll([
    ...visitor('referrer-visitor', address),
    ['referrer-once', `${host} ${addressKeys(address)[0]?.key}`],
  ]);

/** A mail to the owner with the counts of the week. */
export const limitWeek = () => consumeAll([['week-site', everybody]]);

/** A mail to the owner about faults. */
export const limitFault = () => consumeAll([['fault-site', everybody]]);

const everybody = 'everybody';

const domain = (rule: Rule, email: string): Claim[] => {
  const domainName = ownDomain(email);
  return domainName === undefined ? [] : [[rule, domainName]];
};

/** A place under every rule, or under none. */
async function consumeAll(claims: readonly Claim[]): Promise<Allowance> {
  const taken: Claim[] = [];
  const refund = async () => void (await Promise.all(taken.map(refundOne)));
  for (const claim of claims) {
    const wait = await consume(claim);
    if (wait !== undefined) {
      await refund();
      return { ok: false, retryAfterSeconds: wait };
    }
    taken.push(claim);
  }
  return { ok: true, refund };
}

/** Undefined when there was room, otherwise the seconds until there will be. */
async function consume([rule, who, factor = 1]: Claim): Promise<number | undefined> {
  const { points, duration } = rules[rule];
  // A limiter that is broken must not cost an order.
  const full = await store()
    .hit(keyOf(rule, who), duration * 1000, points * factor)
    .catch(() => undefined);
  return full && Math.max(1, Math.ceil(full.waitMs / 1000));
}

const refundOne = async ([rule, who]: Claim) => {
  await store()
    .unhit(keyOf(rule, who))
    .catch(() => undefined);
};

const keyOf = (rule: Rule, who: string) => `${rule} ${pseudonym(who)}`;

/** A key of its own: whoever reads the store can't try all addresses against it. */
const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'practice limits', 32));

/** Neither addresses of machines nor of people are stored, only what can't be turned back into them. */
const pseudonym = (who: string) => createHmac('sha256', key).update(who).digest('base64url');
