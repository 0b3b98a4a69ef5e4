import 'server-only';
import { hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { CompactEncrypt, compactDecrypt } from 'jose';
import { z } from 'zod';
import { env } from './env';

/** What a token is for. Each purpose has a key of its own, so a token opens nothing but its own door. */
export type Purpose = 'order' | 'action' | 'choice' | 'calendar' | 'interest' | 'counts';

/**
 * What pseudonyms and ids of orders are made of: a secret that instances share and no visitor knows. Where none is set it is gone
 * with the process.
 */
export const siteSecret =
  env.APP_SECRET?.[0] ?? env.SENDGRID_API_KEY ?? randomBytes(32).toString('hex');

/** What a token came to: `broken` when it is cut, forged, or made for something else. */
export type Opened<T> =
  { ok: true; value: T; until?: Date } | { ok: false; reason: 'broken' | 'expired' };

/** The secrets of an installation, the newest first. */
export type Secrets = readonly string[];

/** With which secrets, for what, and for which site (its origin): a button of one site does nothing on another. */
export type Sealing = { secrets: Secrets; purpose: Purpose; audience: string };

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
