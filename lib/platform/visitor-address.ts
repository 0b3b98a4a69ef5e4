import 'server-only';
import { env } from './env';
import { clientAddress } from './client-address';

/** Whom a request counts for in the rate limits. */
export const visitorAddress = ({ headers }: Request) =>
  clientAddress(headers, { platform: env.platform, trusted: env.TRUST_PROXY });
