/** Which machine a request comes from, for rate limits. Pure. */
import ipaddr from 'ipaddr.js';

export type Proxies = {
  platform: 'vercel' | 'netlify' | undefined;
  /** How many proxies of ours append to X-Forwarded-For. */
  trusted: number;
};

/**
 * The visitor's address as somebody says it whom we trust: the hosting platform's own header
 * (vercel.com/docs/headers/request-headers, Netlify's x-nf-client-connection-ip), or the entry of
 * X-Forwarded-For that the outermost of our proxies wrote. What a visitor wrote there stands further
 * left and is never read. Without a proxy the header holds the connection's address: see
 * node-server.ts. Undefined means that nobody knows.
 */
export function clientAddress(headers: Headers, { platform, trusted }: Proxies) {
  if (platform === 'vercel') return known(headers.get('x-vercel-forwarded-for'));
  if (platform === 'netlify') return known(headers.get('x-nf-client-connection-ip'));
  const entries = headers.get('x-forwarded-for')?.split(',') ?? [];
  return known(entries[entries.length - Math.max(trusted, 1)]);
}

/**
 * One household has one IPv4 address, or any number of IPv6 addresses that share their first half. However the address is
 * written, with a port or as a mapped one, it is the same. What is none counts as it stands.
 */
function known(text: string | null | undefined) {
  const [, inBrackets, beforePort] =
    /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(text?.trim() ?? '') ?? [];
  const bare = inBrackets ?? beforePort ?? text?.trim();
  if (!bare) return undefined;
  if (!ipaddr.isValid(bare)) return bare;
  const address = ipaddr.process(bare);
  return address instanceof ipaddr.IPv6 ? network(address) : address.toString();
}

const network = ({ parts }: ipaddr.IPv6) =>
  `${parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
