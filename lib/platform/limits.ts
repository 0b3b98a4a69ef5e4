import 'server-only';
import { createHmac, hkdfSync } from 'node:crypto';
import type { Claim } from '../store/hits';
import { store } from '../store/store';
import { addressKeys, mailbox, networkKeys, ownDomain } from './visitors';
import { env, siteSecret } from '../settings/env';

export type LimitExceeded = { kind: 'too-many'; retryAfterSeconds: number };

/** A failed action refunds its quota. */
export type Quota = { ok: true; refund: () => Promise<void> } | ({ ok: false } & LimitExceeded);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/*
 * The figures are the relay's contract. No budget of the whole site is shared by two kinds of
 * request. An address has only a part of each, and addresses that had some of it today have a
 * quarter together. A link or an order has its own, since only its receiver can spend it.
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

/** Three quarters are left for visitors who have had none of it today. */
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

/** A fifth as many as orders: 40 in an hour when nothing is configured. */
const mailsToStrangers = Math.ceil(env.ORDERS_PER_HOUR / 5);
const mailsToDomain = Math.ceil(mailsToStrangers / 4);

/** Counted before a body is read; far above what a household or an office sends. */
export const limitRequest = (address: string) => claim(forAddress('request', address, 300, minute));

/** The owner's mailbox and the provider's quota end somewhere. */
export const limitOrder = (address: string) =>
  claim(
    forAddress('order-minute', address, 3, minute),
    forAddress('order-hour', address, 10, hour),
    forNewcomers('order-site', address, env.ORDERS_PER_HOUR, hour),
  );

export const limitForm = (form: 'contact' | 'interest', address: string) =>
  claim(
    forAddress('form-minute', address, 3, minute),
    forAddress('form-hour', address, 10, hour),
    forNewcomers(`${form}-site`, address, 100, hour),
  );

/** Far more than people open by hand; guessing a link is hopeless anyway. */
export const limitLink = (address: string) =>
  claim(forAddress('link-visitor', address, 60, minute));

export const limitOpenedLink = (token: string) => claim(forOne('link-itself', token, 60, minute));

export const limitStep = (order: string) => claim(forOne('step-order', order, 10, day));

/** Has room for a first time, which nobody can take from another order, and for nine changes. */
export async function limitIntake(order: string, address: string): Promise<Quota> {
  const first = await claim(forOne('intake-first', order, 1, day));
  if (first.ok) return first;
  return claim(
    forOne('intake-order', order, 9, day),
    forAddress('intake-visitor', address, 20, hour),
    forNewcomers('intake-site', address, 100, hour),
  );
}

/** Limited by mailbox too, since anybody can order with somebody else's address. */
export const limitConfirmation = (email: string, address: string) =>
  claim(
    forOne('confirmation-mailbox', mailbox(email), 3, day),
    forDomain('confirmation-domain', email, mailsToDomain, day),
    forAddress('confirmation-visitor', address, 5, hour),
    forNewcomers('confirmation-site', address, mailsToStrangers, hour),
  );

/** A person corrects an address once, and a slip in the correction once more. */
export const limitCorrection = (order: string) => claim(forOne('correction-order', order, 3, day));

/** As many as one order has changes. */
export const limitChangeNews = (email: string) =>
  claim(forOne('change-mailbox', mailbox(email), 9, day));

export const limitQuestion = (email: string) =>
  claim(forOne('question-mailbox', mailbox(email), 1, day));

export const limitQuestionMail = (email: string, address: string) =>
  claim(
    forDomain('question-domain', email, mailsToDomain, day),
    forNewcomers('question-site', address, mailsToStrangers, hour),
  );

/** A mail that has waited takes from the share of known visitors, so newcomers lose nothing. */
export const limitWaitingMail = (email: string) =>
  claim(
    forDomain('question-domain', email, mailsToDomain, day),
    forSite('question-site', mailsToStrangers, hour),
    forSite('question-site-again', Math.ceil(mailsToStrangers / 4), hour),
  );

export const limitFault = () => claim(forSite('fault-site', 1, hour));

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

/** A key of its own: a reader of the store can't try all addresses against it. */
const secret = Buffer.from(hkdfSync('sha256', siteSecret, '', 'practice limits', 32));

/** Addresses of machines and people are never stored, only pseudonyms. */
const pseudonym = (who: string) => createHmac('sha256', secret).update(who).digest('base64url');
