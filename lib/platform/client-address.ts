/** Which machine a request comes from, and whom it counts for in rate limits. Pure. */
import ipaddr from 'ipaddr.js';

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
  if (platform === 'vercel') return known(headers.get('x-vercel-forwarded-for'));
  if (platform === 'netlify') return known(headers.get('x-nf-client-connection-ip'));
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  return known(entries[Math.max(entries.length - Math.max(trusted, 1), 0)]);
}

/** However an address is written, with a port or as a mapped one, it is the same. What is none counts as it stands. */
function known(text: string | null | undefined) {
  const [, inBrackets, beforePort] =
    /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text?.trim() ?? '') ?? [];
  const bare = inBrackets ?? beforePort ?? text?.trim();
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

/** The IPv4 address whose halves these are. */
const dotted = (high: number, low: number) =>
  [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
