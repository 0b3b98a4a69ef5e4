/** Which machine a request comes from, for rate limits. Pure. */
import { isIPv6 } from 'node:net';

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

/** One household has one IPv4 address, or any number of IPv6 addresses that share their first half. */
function known(address: string | null | undefined) {
  const bare = address?.trim() ?? '';
  if (bare === '') return undefined;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  return mapped ?? (isIPv6(bare) ? network(bare) : bare);
}

function network(address: string) {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? [];
  const groups = head ? head.split(':') : [];
  const rest = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
