/**
 * Takes the links of mails apart, and makes expired ones, by the standards alone: compact JWE (RFC
 * 7516, dir, A256GCM) around deflated JSON, with a key by HKDF (RFC 5869).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const keyFor = (secret, purpose, site) =>
  Buffer.from(hkdfSync('sha256', secret, '', `practice link: ${purpose} for ${site}`, 32));

/** Returns `{ value, until }`. `site` is an origin. */
export function readToken(/** @type {string} */ token, secret, purpose, site) {
  const [head = '', , iv = '', text = '', tag = ''] = token.split('.');
  const cipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose, site), bytes(iv));
  cipher.setAAD(Buffer.from(head)).setAuthTag(bytes(tag));
  const plain = Buffer.concat([cipher.update(bytes(text)), cipher.final()]);
  return JSON.parse(inflateRawSync(plain).toString());
}

export function makeToken(content, secret, purpose, site) {
  const head = Buffer.from('{"alg":"dir","enc":"A256GCM"}').toString('base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose, site), iv);
  cipher.setAAD(Buffer.from(head));
  const plain = deflateRawSync(JSON.stringify(content));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  const parts = [iv, text, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [head, '', ...parts].join('.');
}

const bytes = (/** @type {string} */ text) => Buffer.from(text, 'base64url');
