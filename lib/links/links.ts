import 'server-only';
import { z } from 'zod';
import { dayMs } from '../time';
import { env } from '../settings/env';
import { orderLinkDays } from '../order/order';
import { orderSchema } from '../order/schema';
import { ownerStepNames, readSteps } from '../order/steps';
import { calendarFilePath, paths } from '../site';
import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';

/**
 * The links that carry what they are about, so that no list of orders is kept. All but the calendar file's
 * have it behind '#', which browsers send to nobody; the page there hands it to the server in a POST.
 */
export type Links = ReturnType<typeof linksWith>;

/** The links of this installation, or undefined without APP_SECRET. */
export const links = () =>
  env.APP_SECRET ? linksWith(env.APP_SECRET, env.SITE_URL, () => new Date()) : undefined;

export function linksWith(secrets: Secrets, siteUrl: string, now: () => Date) {
  const daysAhead = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now().getTime() + days * dayMs);

  /** One kind of link: what it holds, where it leads, and how many days it works. */
  function kind<T>(
    purpose: LinkPurpose,
    schema: z.ZodType<T>,
    path: (token: string) => string,
    days?: number,
  ) {
    const sealing = { secrets, purpose, audience: siteUrl };
    return {
      async link(value: T, until = daysAhead(days)) {
        const token = await seal(sealing, value, until);
        return new URL(path(token), siteUrl).href;
      },
      open: (token: string) => unseal(sealing, token, schema, now()),
    };
  }
  return {
    /** The buyer's order, with what was done by the time at which the link was made. */
    order: kind('order', orderLinkSchema, behind(`${paths.orderReceived}#order=`), orderLinkDays),
    /** One step that the owner can take with one order. */
    action: kind('action', actionSchema, behind(`${paths.owner}#`), actionDays),
    /** The times that a buyer can choose from. */
    choice: kind('choice', choiceSchema, behind(`${paths.choose}#`), actionDays),
    /** One time as a calendar file. Its address stands in logs, so nothing of a person is in it. */
    calendar: kind('calendar', eventSchema, calendarFilePath),
    /** Somebody's wish to hear of the book. */
    interest: kind('interest', interestSchema, behind(`${paths.confirm}#`), interestLinkDays),
  };
}

/** How long a link in a mail can do something. */
export const actionDays = 90;

/** Days in which the button of the mail that asks for a second yes works. */
export const interestLinkDays = 30;

/** A page's address, behind whose # the token stands. */
const behind = (page: string) => (token: string) => page + token;

const orderLinkSchema = z.object({
  /** The order's own. */
  id: z.uuid(),
  order: orderSchema,
  /** What was done before the link was made: the newest mail is right also when the server has forgotten. */
  steps: z.unknown().transform(readSteps),
});

const actionSchema = orderLinkSchema.extend({
  action: z.enum(ownerStepNames),
  /** Counts on when the owner asks or proposes once more. */
  round: z.int(),
});

const choiceSchema = orderLinkSchema.extend({
  round: z.int(),
  /** Moments, in milliseconds since 1970. */
  times: z.array(z.number()).min(1),
  minutes: z.int(),
});

/** One time of an order. */
const eventSchema = z.object({
  orderId: z.string(),
  title: z.string(),
  /** Milliseconds since 1970. */
  start: z.number(),
  minutes: z.int(),
  /** Chosen by the buyer, and no proposal any more. */
  settled: z.boolean(),
  /** Of its proposal. */
  round: z.int().min(1),
});

/** By its id it is remembered that it was used. */
const interestSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

export type OrderLink = z.infer<typeof orderLinkSchema>;
export type ActionLink = z.infer<typeof actionSchema>;
export type ChoiceLink = z.infer<typeof choiceSchema>;
export type CalendarEvent = z.infer<typeof eventSchema>;
export type InterestLink = z.infer<typeof interestSchema>;

/** What a token is for. Each purpose has a key of its own, so a token opens nothing but its own door. */
export type LinkPurpose = 'order' | 'action' | 'choice' | 'calendar' | 'interest';

/** What a token came to: `broken` when it is cut, forged, or made for something else. */
export type Opened<T> =
  { ok: true; value: T; until?: Date } | { ok: false; reason: 'broken' | 'expired' };

/** The secrets of an installation, the newest first. */
export type Secrets = readonly string[];

/** With which secrets, for what, and for which site (its origin): a button of one site does nothing on another. */
export type Sealing = { secrets: Secrets; purpose: LinkPurpose; audience: string };

/** A token, encrypted and authenticated (JWE, dir, A256GCM). Deflated first: mail programs cut long links. */
export async function seal(sealing: Sealing, value: unknown, until?: Date) {
  const [newest] = sealing.secrets;
  if (!newest) throw new Error('token: there is no secret');
  const content = JSON.stringify({ value, until: until?.getTime() });
  return new CompactEncrypt(deflateRawSync(content, small))
    .setProtectedHeader(header)
    .encrypt(await keyFor(newest, sealing));
}

/** What a token holds, if we made it for this purpose and its time is not over. Never throws. */
export async function unseal<T>(
  sealing: Sealing,
  token: string,
  schema: z.ZodType<T>,
  now: Date,
): Promise<Opened<T>> {
  const content = await decryptWithAny(sealing, token);
  const parsed = contentSchema.safeParse(content);
  const value = schema.safeParse(parsed.data?.value);
  if (!parsed.success || !value.success) return { ok: false, reason: 'broken' };
  const until = parsed.data.until === undefined ? undefined : new Date(parsed.data.until);
  if (until && until <= now) return { ok: false, reason: 'expired' };
  return { ok: true, value: value.data, until };
}

const header = { alg: 'dir', enc: 'A256GCM' } as const;

const contentSchema = z.object({ value: z.unknown(), until: z.number().optional() });

/** A secret that is being replaced still opens what it has sealed. */
async function decryptWithAny(sealing: Sealing, token: string) {
  if (!isStrict(token)) return undefined;
  for (const secret of sealing.secrets) {
    const content = await decrypt(secret, sealing, token).catch(() => undefined);
    if (content !== undefined) return content;
  }
  return undefined;
}

/** One way to write a token: decoders pass over spaces and over the last bits of a part, which would make it many. */
const isStrict = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

async function decrypt(secret: string, sealing: Sealing, token: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(token, await keyFor(secret, sealing), {
    keyManagementAlgorithms: [header.alg],
    contentEncryptionAlgorithms: [header.enc],
  });
  return JSON.parse(inflateRawSync(plaintext, { maxOutputLength: 64 * 1024 }).toString());
}

/** A window of 4 KiB, as much as an order is: with the usual memory, setting up takes longer than the work. */
const small = { windowBits: 12, memLevel: 5 };

const keys = new Map<string, Promise<CryptoKey>>();

/** RFC 5869: one secret, a key for each purpose and site, made once: an order seals five links. */
function keyFor(secret: string, { purpose, audience }: Sealing): Promise<CryptoKey> {
  const name = `${purpose} ${audience} ${secret}`;
  const key = keys.get(name) ?? newKey(secret, `practice link: ${purpose} for ${audience}`);
  keys.set(name, key);
  return key;
}

function newKey(secret: string, info: string) {
  const bytes = hkdfSync('sha256', secret, '', info, 32);
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
