import 'server-only';
import { env } from './env';
import { refuseForeign } from './guard';
import { tooMany } from './http';
import { limitRequest } from './limits';
import { visitorAddress } from './visitors';

/**
 * Whether a post may be read at all: from our own pages, and not one of very many from one address. It comes before any
 * work, so that what is refused for its contents counts too.
 * @returns the problem document that says why not, or undefined
 */
export async function refuseUnread(request: Request): Promise<Response | undefined> {
  const foreign = refuseForeign(request, env.SITE_URL);
  if (foreign) return foreign;
  const allowance = await limitRequest(visitorAddress(request));
  return allowance.ok ? undefined : tooMany(pause, allowance.retryAfterSeconds);
}

const pause = 'We can take only so many requests at a time.';
