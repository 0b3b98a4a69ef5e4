import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { store } from '../store/store';
import { env } from './env';
import { siteSecret } from './token';

/** Room for one more, with a way to give it back when nothing came of it; or how long to wait. */
export type Allowance =
  { ok: true; refund: () => Promise<void> } | { ok: false; retryAfterSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How many in how many seconds. The figures are the relay's contract. No budget of the whole site is shared by two kinds
 * of request, and one address has only a part of each: nobody spends it for the others.
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
  link: { points: 60, duration: minute },
  /** Of links that do open, which only their receivers have. */
  'link-site': { points: 600, duration: minute },
  /** Steps that the owner takes with one order. */
  'step-order': { points: 10, duration: day },
  /** What a reading needs, sent again for one order, and for all orders. */
  'intake-order': { points: 10, duration: day },
  'intake-site': { points: 100, duration: hour },
  'confirmation-mailbox': { points: 3, duration: day },
  /** A fifth as many as orders: 40 when nothing is configured. */
  'confirmation-site': { points: Math.ceil(env.ORDERS_PER_HOUR / 5), duration: hour },
  /** The mail that asks whether a wish for news is real. */
  'question-mailbox': { points: 1, duration: day },
  'question-site': { points: 40, duration: hour },
  /** Pages that an address opened, apart from its posts: looking around may never cost it an order. */
  visit: { points: 120, duration: minute },
  /** A try to send the owner the counts of the week. */
  'week-site': { points: 1, duration: hour },
  /** The mail that tells the owner of faults. */
  'fault-site': { points: 1, duration: hour },
};

type Rule = keyof typeof rules;
/** A rule, and whom it counts for; nobody known is not counted. */
type Claim = [Rule, string | undefined];

/** A new order from this address. */
export const limitOrder = (address: string | undefined) =>
  consumeAll([
    ['order-minute', address],
    ['order-hour', address],
    ['order-site', everybody],
  ]);

/** A post of one of the two forms from this address. */
export const limitForm = (form: 'contact' | 'interest', address: string | undefined) =>
  consumeAll([
    ['form-minute', address],
    ['form-hour', address],
    [`${form}-site`, everybody],
  ]);

/** Anything posted to the relay from this address. */
export const limitRequest = (address: string | undefined) => consumeAll([['request', address]]);

/** A look at what a link holds, or what it asks for, from this address. */
export const limitLink = (address: string | undefined) => consumeAll([['link', address]]);

/** A link that is whole and ours, from anywhere. */
export const limitOpenedLink = () => consumeAll([['link-site', everybody]]);

/** A step of the owner's with this order. */
export const limitStep = (order: string) => consumeAll([['step-order', order]]);

/** What the reading of this order needs, from its buyer to the owner. */
export const limitIntake = (order: string) =>
  consumeAll([
    ['intake-order', order],
    ['intake-site', everybody],
  ]);

/** An order's confirmation to this mailbox. Anybody can order with somebody else's address. */
export const limitConfirmation = (email: string) =>
  consumeAll([
    ['confirmation-mailbox', mailbox(email)],
    ['confirmation-site', everybody],
  ]);

/** The question to this mailbox whether a wish for news is real. */
export const limitQuestion = (email: string) =>
  consumeAll([
    ['question-mailbox', mailbox(email)],
    ['question-site', everybody],
  ]);

/** A page that was opened from this address. */
export const limitVisit = (address: string | undefined) => consumeAll([['visit', address]]);

/** A mail to the owner with the counts of the week. */
export const limitWeek = () => consumeAll([['week-site', everybody]]);

/** A mail to the owner about faults. */
export const limitFault = () => consumeAll([['fault-site', everybody]]);

const everybody = 'everybody';

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
async function consume([rule, who]: Claim): Promise<number | undefined> {
  if (who === undefined) return undefined;
  const { points, duration } = rules[rule];
  // A limiter that is broken must not cost an order.
  const full = await store()
    .hit(keyOf(rule, who), duration * 1000, points)
    .catch(() => undefined);
  return full && Math.max(1, Math.ceil(full.waitMs / 1000));
}

const refundOne = async ([rule, who]: Claim) => {
  if (who !== undefined)
    await store()
      .unhit(keyOf(rule, who))
      .catch(() => undefined);
};

const keyOf = (rule: Rule, who: string) => `${rule} ${pseudonym(who)}`;

/** A key of its own: whoever reads the store can't try all addresses against it. */
const key = Buffer.from(hkdfSync('sha256', siteSecret, '', 'practice limits', 32));

/** Neither addresses of machines nor of people are stored, only what can't be turned back into them. */
const pseudonym = (who: string) => createHmac('sha256', key).update(who).digest('base64url');

/**
 * What the spellings that may reach one mailbox have in common: no capitals, no dots, no tag after a '+' or a '-', and one way
 * to write a domain. Two people at one provider can share it, which costs a confirmation at most. What follows a '-' is no tag
 * when it is longer than any that people use; a flood of such addresses is bounded by the whole site's limit.
 */
export function mailbox(email: string) {
  const at = email.lastIndexOf('@');
  const name = email.slice(0, at).toLowerCase().replaceAll('.', '');
  const domain = domainToASCII(email.slice(at + 1)).replace(/\.$/, '');
  const bare = name.replace(/\+.*/, '').replace(/^([^-]+)-.{1,20}$/, '$1');
  return `${bare}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}
