/** Whom a request or a mail counts for in the limits: a machine and its networks, a mailbox and its domain. */
import 'server-only';
import { env } from '../settings/env';
import ipaddr from 'ipaddr.js';
import { domainToASCII } from 'node:url';
import { getDomain, getSubdomain } from 'tldts';

/** Whom a request counts for in the rate limits. */
export const visitorAddress = ({ headers }: Request) =>
  clientAddress(headers, { platform: env.platform, trusted: env.TRUST_PROXY });

export type Proxies = {
  platform: 'vercel' | 'netlify' | undefined;
  /** How many proxies of ours append to X-Forwarded-For. */
  trusted: number;
};

/**
 * The visitor's address as somebody says it whom we trust: the hosting platform's own header
 * (vercel.com/docs/headers/request-headers, Netlify's x-nf-client-connection-ip), or the entry of
 * X-Forwarded-For that the outermost of our proxies wrote; with fewer entries than proxies, the first one. What a
 * visitor wrote there stands further left and is never read. Without a proxy the header holds the connection's
 * address: see node-server.ts. Those whose address nobody says are one visitor together.
 */
export function clientAddress(headers: Headers, { platform, trusted }: Proxies): string {
  if (platform === 'vercel') return normalAddress(headers.get('x-vercel-forwarded-for'));
  if (platform === 'netlify') return normalAddress(headers.get('x-nf-client-connection-ip'));
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  return normalAddress(entries[Math.max(entries.length - Math.max(trusted, 1), 0)]);
}

/** However an address is written, with a port or as a mapped one, it is the same. What is none counts as it stands. */
function normalAddress(text: string | null | undefined) {
  const whole = text?.trim() ?? '';
  const [, inBrackets, beforePort] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(whole) ?? [];
  const bare = inBrackets ?? beforePort ?? whole;
  if (!bare) return 'unknown';
  return ipaddr.isValid(bare) ? ipaddr.process(bare).toString() : bare;
}

/** A visitor or a network of many, and how many times as much as one visitor it may do. */
export type AddressKey = { key: string; factor: number };

/**
 * Whom an address counts for. A machine has one IPv4 address, or any number of IPv6 addresses of one /64; a household or a
 * small firm has up to a /56, a customer of a data centre a /48, which thousands of phones
 * of one carrier may share. None of them can do what the whole site may.
 * What carries an IPv4 address inside (6to4, NAT64) is as common as that address, and counts for it.
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

/** The same with the network of an IPv4 address, which neighbours at one host or behind one carrier's address share. */
export function networkKeys(address: string): AddressKey[] {
  const keys = addressKeys(address);
  const [{ key = '' } = {}] = keys;
  if (!ipaddr.IPv4.isValid(key)) return keys;
  return [...keys, { key: `${key.replace(/\.\d+$/, '')}.0/24`, factor: 4 }];
}

/** The IPv4 address whose halves these are. */
const dotted = (high: number, low: number) =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');

/**
 * What the spellings that may reach one mailbox have in common: no capitals, no dots, no tag after a '+', and one domain.
 * Two people at one provider can share it, which costs a confirmation at most. A hyphen begins no tag: it stands in names.
 * Where it does, as on a server of one's own, the domain's limit bounds what comes.
 */
export function mailbox(email: string) {
  const { name, host, domain } = partsOf(email);
  // fastmail.help/hc/en-us/articles/360060591053: anything@asha.fastmail.com is asha@fastmail.com.
  const owner = providers.has(domain) ? getSubdomain(host) || name : name;
  return `${owner.replace(/\+.*/, '').replaceAll('.', '')}@${domain}`;
}

/** The domain of an address, where one household or firm has it; undefined at a provider that strangers share. */
export function ownDomain(email: string) {
  const { domain } = partsOf(email);
  return providers.has(domain) ? undefined : domain;
}

/**
 * An address with the domain that somebody registered, by the list of public suffixes (publicsuffix.org): whoever has that
 * domain has every name below it.
 */
function partsOf(email: string) {
  const at = email.lastIndexOf('@');
  const host = domainToASCII(email.slice(at + 1)).replace(/\.$/, '');
  const registered = getDomain(host) ?? host;
  const domain = sameMailbox.get(registered) ?? registered;
  return { name: email.slice(0, at).toLowerCase(), host, domain };
}

/** Domains at which a provider has each mailbox a second time, as it says itself, and the one that stands for all. */
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

/** Of the larger ones; people at one that is missing share a budget, and their orders still come in. */
const providers = new Set([
  ...['gmail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk', 'ymail.com'],
  ...['rocketmail.com', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk', 'live.com'],
  ...['live.in', 'msn.com', 'icloud.com', 'aol.com', 'mail.com', 'rediffmail.com', 'rediff.com'],
  ...['zoho.com', 'zohomail.com', 'zohomail.in', 'proton.me', 'gmx.com', 'gmx.net', 'gmx.de'],
  ...['web.de', 'fastmail.com', 'fastmail.fm', 'yandex.com', 'yahoo.ca', 'yahoo.com.au'],
  ...['hotmail.fr', 'yahoo.fr', 'comcast.net'],
]);
