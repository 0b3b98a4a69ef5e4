import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import type { Claim } from '../store/hits';
import { store } from '../store/store';
import { addressKeys, mailbox, networkKeys, ownDomain } from './visitors';
import { env, siteSecret } from '../settings/env';

export type LimitExceeded = { kind: 'too-many'; retryAfterSeconds: number };

/** Consumed when it is ok; a failed action refunds it. */
export type Quota = { ok: true; refund: () => Promise<void> } | ({ ok: false } & LimitExceeded);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/*
 * The figures are the relay's contract. No budget of the whole site is shared by two kinds of request, and nobody spends it
 * for the others: one address has only a part of each, and those who have had something of it today have a quarter of it
 * together. What only the receiver of a link can do has no budget of the whole site: each link and each order has its own.
 */

const forOne = (
  rule: string,
  who: string,
  most: number,
  seconds: number,
  part: Claim['part'] = 'limit',
): Claim[] => [{ key: `${rule} ${pseudonym(who)}`, most, windowMs: seconds * 1000, part }];

const forSite = (rule: string, most: number, seconds: number) =>
  forOne(rule, 'everybody', most, seconds);

/** A budget of the whole site, of which three quarters are for whoever has had none of it today. */
const forNewcomers = (rule: string, address: string, most: number, seconds: number) => [
  ...forSite(rule, most, seconds),
  ...forOne(`${rule}-again`, 'everybody', Math.ceil(most / 4), seconds, 'share'),
  ...networkKeys(address).flatMap(({ key, factor }) =>
    forOne(`${rule}-today`, key, factor, day, 'use'),
  ),
];

/** An address counts for itself and for the networks that it is in. */
const forAddress = (rule: string, address: string, most: number, seconds: number) =>
  addressKeys(address).flatMap(({ key, factor }) => forOne(rule, key, most * factor, seconds));

/** All mailboxes of one household or firm. */
function forDomain(rule: string, email: string, most: number, seconds: number) {
  const name = ownDomain(email);
  return name === undefined ? [] : forOne(rule, name, most, seconds);
}

/** Mails to strangers in an hour, to all of them together: a fifth as many as orders, 40 when nothing is configured. */
const mailsToStrangers = Math.ceil(env.ORDERS_PER_HOUR / 5);
const mailsToDomain = Math.ceil(mailsToStrangers / 4);

/** Whatever is posted to the relay, counted before it is read: far above what a household or an office sends. */
export const limitRequest = (address: string) => claim(forAddress('request', address, 300, minute));

/** A new order from this address. The owner's mailbox and the provider's quota end somewhere. */
export const limitOrder = (address: string) =>
  claim(
    forAddress('order-minute', address, 3, minute),
    forAddress('order-hour', address, 10, hour),
    forNewcomers('order-site', address, env.ORDERS_PER_HOUR, hour),
  );

/** A post of one of the two forms from this address. */
export const limitForm = (form: 'contact' | 'interest', address: string) =>
  claim(
    forAddress('form-minute', address, 3, minute),
    forAddress('form-hour', address, 10, hour),
    forNewcomers(`${form}-site`, address, 100, hour),
  );

/** A look at what a link holds: nobody opens more by hand, and guessing one is hopeless anyway. */
export const limitLink = (address: string) =>
  claim(forAddress('link-visitor', address, 60, minute));

/** One more look through a link that is whole and ours, from anywhere. */
export const limitOpenedLink = (token: string) => claim(forOne('link-itself', token, 60, minute));

/** A step of the owner's with this order. */
export const limitStep = (order: string) => claim(forOne('step-order', order, 10, day));

/**
 * What the reading of this order needs, from its buyer to the owner: there is always room once, which nobody can take from
 * another, and then for nine changes.
 */
export async function limitIntake(order: string, address: string): Promise<Quota> {
  const first = await claim(forOne('intake-first', order, 1, day));
  if (first.ok) return first;
  return claim(
    forOne('intake-order', order, 9, day),
    forAddress('intake-visitor', address, 20, hour),
    forNewcomers('intake-site', address, 100, hour),
  );
}

/** An order's confirmation to this mailbox. Anybody can order with somebody else's address. */
export const limitConfirmation = (email: string, address: string) =>
  claim(
    forOne('confirmation-mailbox', mailbox(email), 3, day),
    forDomain('confirmation-domain', email, mailsToDomain, day),
    forAddress('confirmation-visitor', address, 5, hour),
    forNewcomers('confirmation-site', address, mailsToStrangers, hour),
  );

/** The news to this mailbox that an order's details were changed: as many as one order has changes. */
export const limitChangeNews = (email: string) =>
  claim(forOne('change-mailbox', mailbox(email), 9, day));

/** The question to this mailbox whether a wish for news is real: one a day. */
export const limitQuestion = (email: string) =>
  claim(forOne('question-mailbox', mailbox(email), 1, day));

/** The mail with that question, which can wait for its turn. */
export const limitQuestionMail = (email: string, address: string) =>
  claim(
    forDomain('question-domain', email, mailsToDomain, day),
    forNewcomers('question-site', address, mailsToStrangers, hour),
  );

/** The same mail after it has waited: its share is that of known visitors, so newcomers lose nothing. */
export const limitWaitingMail = (email: string) =>
  claim(
    forDomain('question-domain', email, mailsToDomain, day),
    forSite('question-site', mailsToStrangers, hour),
    forSite('question-site-again', Math.ceil(mailsToStrangers / 4), hour),
  );

/** A mail to the owner about faults. */
export const limitFault = () => claim(forSite('fault-site', 1, hour));

/** A place for each, or for none. */
async function claim(...claims: Claim[][]): Promise<Quota> {
  // A limiter that is broken must not cost an order.
  const consumed = await store()
    .consume(claims.flat())
    .catch(() => ({ ok: true, keys: [] }) as const);
  if (consumed.ok)
    return {
      ok: true,
      refund: () =>
        store()
          .refund(consumed.keys)
          .catch(() => undefined),
    };
  const retryAfterSeconds = Math.max(1, Math.ceil(consumed.waitMs / 1000));
  return { ok: false, kind: 'too-many', retryAfterSeconds };
}

/** A key of its own: whoever reads the store can't try all addresses against it. */
const secret = Buffer.from(hkdfSync('sha256', siteSecret, '', 'practice limits', 32));

/** Neither addresses of machines nor of people are stored, only what can't be turned back into them. */
const pseudonym = (who: string) => createHmac('sha256', secret).update(who).digest('base64url');
