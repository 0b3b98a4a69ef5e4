import 'server-only';
import { env } from './env';
import { addressKeys, clientAddress } from './client-address';

/** Whom a request counts for in the rate limits. */
export function visitorAddress({ headers }: Request) {
  const address = clientAddress(headers, { platform: env.platform, trusted: env.TRUST_PROXY });
  return addressKeys(address)[0]?.key;
}
