import 'server-only';
import { AsyncResource } from 'node:async_hooks';
import { createHmac, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { env } from '../env';
import { redis } from './redis';

/** Room for one more, with a way to give it back when nothing came of it; or how long to wait. */
export type Place =
  { ok: true; giveBack: () => Promise<void> } | { ok: false; retryAfterSeconds: number };

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** How many in how many seconds. The figures are the relay's contract. */
const rules = {
  'order-minute': { points: 3, duration: minute },
  'order-hour': { points: 10, duration: hour },
  /** From everybody together: the owner's mailbox and the provider's quota end somewhere. */
  'order-site': { points: env.ORDERS_PER_HOUR, duration: hour },
  form: { points: 3, duration: minute },
  'form-site': { points: 100, duration: hour },
  /** Nobody opens more links by hand, and guessing one is hopeless anyway. */
  link: { points: 60, duration: minute },
  'confirmation-day': { points: 3, duration: day },
  /** A fifth as many as orders: 40 when nothing is configured. */
  'confirmation-site': { points: Math.ceil(env.ORDERS_PER_HOUR / 5), duration: hour },
};

type Rule = keyof typeof rules;
/** A rule, and whom it counts for; nobody known is not counted. */
type Claim = [Rule, string | undefined];

/** A new order from this address. */
export const orderPlace = (address: string | undefined) =>
  takePlaces([
    ['order-minute', address],
    ['order-hour', address],
    ['order-site', everybody],
  ]);

/** A post of the contact or the interest form from this address. */
export const formPlace = (address: string | undefined) =>
  takePlaces([
    ['form', address],
    ['form-site', everybody],
  ]);

/** A look at what a link holds, or what it asks for, from this address. */
export const linkPlace = (address: string | undefined) => takePlaces([['link', address]]);

/** A confirmation to this mailbox. Anybody can order with somebody else's address. */
export const confirmationPlace = (email: string) =>
  takePlaces([
    ['confirmation-day', mailbox(email)],
    ['confirmation-site', everybody],
  ]);

const everybody = 'everybody';

/** A place under every rule, or under none. */
async function takePlaces(claims: readonly Claim[]): Promise<Place> {
  const taken: Claim[] = [];
  const giveBack = async () => void (await Promise.all(taken.map(returnPlace)));
  for (const claim of claims) {
    const wait = await takePlace(claim);
    if (wait !== undefined) {
      await giveBack();
      return { ok: false, retryAfterSeconds: wait };
    }
    taken.push(claim);
  }
  return { ok: true, giveBack };
}

/** Undefined when there was room, otherwise the seconds until there will be. */
async function takePlace([rule, who]: Claim): Promise<number | undefined> {
  if (who === undefined) return undefined;
  try {
    await count(rule, who, 'consume');
    return undefined;
  } catch (full) {
    // A limiter that is broken must not cost an order.
    if (!(full instanceof RateLimiterRes)) return undefined;
    return Math.max(1, Math.ceil(full.msBeforeNext / 1000));
  }
}

const returnPlace = async ([rule, who]: Claim) => {
  if (who !== undefined) await count(rule, who, 'reward').catch(() => undefined);
};

/**
 * A count in memory has a timer that ends it, after a day at most, and a timer keeps what it was set in: the framework's
 * whole record of a request. So it is set where this file was loaded, not where the request is.
 */
const count = AsyncResource.bind((rule: Rule, who: string, change: 'consume' | 'reward') =>
  limiter(rule)[change](pseudonym(who)),
);

type Limiter = RateLimiterMemory | RateLimiterRedis;
const shared = globalThis as typeof globalThis & { practiceLimiters?: Map<Rule, Limiter> };

/** One of each in the process: routes are bundled apart, and dev reloads them. */
function limiter(rule: Rule): Limiter {
  const limiters = (shared.practiceLimiters ??= new Map());
  const known = limiters.get(rule) ?? newLimiter(rule);
  limiters.set(rule, known);
  return known;
}

/** With Redis all instances count together; while it is away each counts by itself. */
function newLimiter(rule: Rule): Limiter {
  const options = { keyPrefix: `practice:limit:${rule}`, ...rules[rule] };
  const memory = new RateLimiterMemory(options);
  const storeClient = redis();
  if (!storeClient) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

/** The secret that instances sharing a Redis share too; otherwise it is gone with the process. */
const secret = env.REDIS_URL ?? randomBytes(32);

/** Neither addresses of machines nor of people are stored, only what can't be turned back into them. */
const pseudonym = (who: string) => createHmac('sha256', secret).update(who).digest('base64url');

/** All the spellings that reach one mailbox: capitals, what follows a '+', and at Google dots. */
export function mailbox(email: string) {
  const [local = '', domain = ''] = email.toLowerCase().split('@');
  const name = local.split('+', 1)[0] ?? '';
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
