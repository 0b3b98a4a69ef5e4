import 'server-only';
import { env } from '../settings/env';
import ipaddr from 'ipaddr.js';
import { domainToASCII } from 'node:url';
import { getDomain, getSubdomain } from 'tldts';

export const visitorAddress = ({ headers }: Request) =>
  clientAddress(headers, { platform: env.platform, trusted: env.TRUST_PROXY });

export type Proxies = {
  platform: 'vercel' | 'netlify' | undefined;
  /** How many proxies of ours append to X-Forwarded-For. */
  trusted: number;
};

/**
 * Reads the hosting platform's own header (vercel.com/docs/headers/request-headers, Netlify's
 * x-nf-client-connection-ip), or the entry of X-Forwarded-For by the outermost of our proxies; with
 * fewer entries than proxies, the first one. A visitor's own entries stand further left. Without a
 * proxy node-server.ts lets Next fill the header. Requests without an address count as one visitor.
 */
export function clientAddress(headers: Headers, { platform, trusted }: Proxies): string {
  if (platform === 'vercel') return normalAddress(headers.get('x-vercel-forwarded-for'));
  if (platform === 'netlify') return normalAddress(headers.get('x-nf-client-connection-ip'));
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  return normalAddress(entries[Math.max(entries.length - Math.max(trusted, 1), 0)]);
}

/** Without port, and an IPv4-mapped address as IPv4. Other texts count as they stand. */
function normalAddress(text: string | null | undefined) {
  const whole = text?.trim() ?? '';
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(whole) ?? [];
  const bare = inBrackets ?? beforePort ?? whole;
  if (!bare) return 'unknown';
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : bare;
}

/** A visitor or a network; `factor` times a visitor's limit applies to it. */
export type AddressKey = { key: string; factor: number };

/**
 * A machine has one IPv4 address, or a /64 of IPv6; a household or small firm has up to a /56, a
 * customer of a data centre a /48, which thousands of phones of one carrier may share. An address
 * with an IPv4 address inside (6to4, NAT64) counts for that one.
 */
export function addressKeys(address: string): AddressKey[] {
  if (!ipaddr.IPv6.isValid(address)) return [{ key: address, factor: 1 }];
  const parsed = ipaddr.IPv6.parse(address);
  const range = parsed.range();
  const [first = 0, second = 0, third = 0, fourth = 0, , , seventh = 0, eighth = 0] = parsed.parts;
  if (range === '6to4') return [{ key: dotted(second, third), factor: 1 }];
  if (range === 'rfc6052') return [{ key: dotted(seventh, eighth), factor: 1 }];
  const prefix = (...groups: number[]) => groups.map((group) => group.toString(16)).join(':');
  return [
    { key: `${prefix(first, second, third, fourth)}::/64`, factor: 1 },
    { key: `${prefix(first, second, third, fourth & 0xff00)}::/56`, factor: 2 },
    { key: `${prefix(first, second, third)}::/48`, factor: 4 },
  ];
}

/** Adds the IPv4 network, which neighbours at one host or behind one carrier share. */
export function networkKeys(address: string): AddressKey[] {
  const keys = addressKeys(address);
  const [{ key = '' } = {}] = keys;
  if (!ipaddr.IPv4.isValid(key)) return keys;
  return [...keys, { key: `${key.replace(/\.\d+$/, '')}.0/24`, factor: 4 }];
}

const dotted = (high: number, low: number) =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');

/** Hyphens stand in names, so none begins a tag; the domain's limit bounds such tags. */
export function mailbox(email: string) {
  const { name, host, domain } = partsOf(email);
  // fastmail.help/hc/en-us/articles/360060591053: anything@asha.fastmail.com is asha@fastmail.com.
  const owner = providers.has(domain) ? getSubdomain(host) || name : name;
  return `${owner.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}

/** Undefined at a provider that strangers share. */
export function ownDomain(email: string) {
  const { domain } = partsOf(email);
  return providers.has(domain) ? undefined : domain;
}

/** Uses the list of public suffixes (publicsuffix.org): a domain's holder has all names below. */
function partsOf(email: string) {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1)).replace(/\.$/, '');
  const registered = getDomain(host) ?? host;
  const domain = sameMailbox.get(registered) ?? registered;
  return { name: email.slice(0, at).toLowerCase(), host, domain };
}

/** Domains that a provider says to be the same, and the one that stands for all. */
const sameMailbox = new Map([
  ['googlemail.com', 'gmail.com'],
  // support.apple.com/118230
  ...['me.com', 'mac.com'].map((domain) => [domain, 'icloud.com'] as const),
  // proton.me/support/addresses-and-aliases
  ...['protonmail.com', 'protonmail.ch', 'pm.me'].map((domain) => [domain, 'proton.me'] as const),
  // yandex.com/support/domain/additional/mailbox-alias.xml
  ...['yandex.ru', 'yandex.by', 'yandex.kz', 'yandex.ua', 'ya.ru'].map(
    (domain) => [domain, 'yandex.com'] as const,
  ),
]);

/** The larger providers; people at a missing one share a budget, and their orders still come in. */
const providers = new Set([
  ...['gmail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com'],
  ...['rocketmail.com', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk', 'live.com'],
  ...['live.in', 'msn.com', 'icloud.com', 'aol.com', 'mail.com', 'rediffmail.com', 'rediff.com'],
  ...['zoho.com', 'zohomail.com', 'zohomail.in', 'proton.me', 'gmx.com', 'gmx.net', 'gmx.de'],
  ...['web.de', 'fastmail.com', 'fastmail.fm', 'yandex.com', 'yahoo.ca', 'yahoo.com.au'],
  ...['hotmail.fr', 'yahoo.fr', 'comcast.net'],
]);
