import 'server-only';
import { z } from 'zod';
import { dayMs } from '../time';
import { env } from '../settings/env';
import type { CalendarEvent } from '../order/calendar';
import { actionDays, orderLinkDays, saidDays } from '../order/order';
import { orderSchema } from '../order/schema';
import { ownerStepNames, readSteps } from '../order/steps';
import { calendarFilePath, paths } from '../site';
import { hkdfSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';

/** The token stands behind '#', which browsers send to nobody; a calendar file's in its path. */
export type Links = ReturnType<typeof linksWith>;

export const links = () =>
  env.APP_SECRET ? linksWith(env.APP_SECRET, env.SITE_URL, () => new Date()) : undefined;

export function linksWith(secrets: Secrets, siteUrl: string, now: () => Date) {
  const daysAhead = (days: number | undefined) =>
    days === undefined ? undefined : new Date(now().getTime() + days * dayMs);

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
    order: kind('order', orderLinkSchema, behind(`${paths.orderReceived}#order=`), orderLinkDays),
    action: kind('action', actionSchema, behind(`${paths.owner}#`), actionDays),
    choice: kind('choice', choiceSchema, behind(`${paths.choose}#`), actionDays),
    said: kind('said', orderLinkSchema, behind(`${paths.said}#`), saidDays),
    /** Its address stands in logs, so it holds nothing about a person. */
    calendar: kind('calendar', eventSchema, calendarFilePath),
    interest: kind('interest', interestSchema, behind(`${paths.confirm}#`), interestLinkDays),
  };
}

export const interestLinkDays = 30;

const behind = (page: string) => (token: string) => page + token;

const orderLinkSchema = z.object({
  id: z.uuid(),
  order: orderSchema,
  /** Steps before the link was made, right also when the server has forgotten them. */
  steps: z.unknown().transform(readSteps),
});

const actionSchema = orderLinkSchema.extend({
  action: z.enum(ownerStepNames),
  /** Counts repeated questions and proposals. */
  round: z.int(),
  /** What the buyer sent for the reading, where there is room. */
  answers: z.record(z.string(), z.string()).optional(),
});

const choiceSchema = orderLinkSchema.extend({
  round: z.int(),
  /** Moments, in milliseconds since 1970. */
  times: z.array(z.number()).min(1),
  minutes: z.int(),
});

const eventSchema: z.ZodType<CalendarEvent> = z.object({
  orderId: z.string(),
  title: z.string(),
  start: z.number(),
  minutes: z.int(),
  settled: z.boolean(),
  round: z.int().min(1),
});

/** The id tells whether it was used. */
const interestSchema = z.object({ id: z.uuid(), name: z.string(), email: z.string() });

export type OrderLink = z.infer<typeof orderLinkSchema>;
export type ActionLink = z.infer<typeof actionSchema>;
export type ChoiceLink = z.infer<typeof choiceSchema>;
export type InterestLink = z.infer<typeof interestSchema>;

/** Each purpose has a key of its own, so a token works for no other. */
export type LinkPurpose = 'order' | 'action' | 'choice' | 'said' | 'calendar' | 'interest';

/** `broken`: cut, forged, or made for another purpose. */
export type Opened<T> =
  { ok: true; value: T; until?: Date } | { ok: false; reason: 'broken' | 'expired' };

/** Newest first. */
export type Secrets = readonly string[];

/** `audience` is the site's origin: a link of one site does nothing on another. */
export type Sealing = { secrets: Secrets; purpose: LinkPurpose; audience: string };

/** Encrypts and authenticates (JWE, dir, A256GCM). Deflates first: mail programs cut long links. */
export async function seal(sealing: Sealing, value: unknown, until?: Date) {
  const [newest] = sealing.secrets;
  if (!newest) throw new Error('token: there is no secret');
  const content = JSON.stringify({ value, until: until?.getTime() });
  return new CompactEncrypt(deflateRawSync(content, small))
    .setProtectedHeader(header)
    .encrypt(await keyFor(newest, sealing));
}

/** Never throws. */
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

/** Refuses other spellings: decoders ignore spaces and the last bits of a part. */
const isStrict = (token: string) =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

async function decrypt(secret: string, sealing: Sealing, token: string): Promise<unknown> {
  const { plaintext } = await compactDecrypt(token, await keyFor(secret, sealing), {
    keyManagementAlgorithms: [header.alg],
    contentEncryptionAlgorithms: [header.enc],
  });
  return JSON.parse(inflateRawSync(plaintext, { maxOutputLength: 64 * 1024 }).toString());
}

/** A 4 KiB window holds an order: the default takes longer to set up than to work. */
const small = { windowBits: 12, memLevel: 5 };

const keys = new Map<string, Promise<CryptoKey>>();

/** RFC 5869: a key for each purpose and site, made once. */
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
