import { createHash, timingSafeEqual } from 'node:crypto';
import { flushQueue } from '@/lib/mail/queue';
import { env } from '@/lib/settings/env';
import { json, notFound, problem } from '@/lib/platform/responses';

export const dynamic = 'force-dynamic';

/** Seconds: a round of the queue begins nothing after 20, and one entry can take 25. */
export const maxDuration = 60;

/** For the hosting platform's scheduler: sends what waits in the mail queue. */
export async function GET(request: Request) {
  if (!env.CRON_SECRET) return notFound();
  if (!isBearer(request, env.CRON_SECRET))
    return problem(401, 'Send the header Authorization: Bearer, followed by the secret.');
  return json(200, await flushQueue());
}

/** Compares digests in constant time: how long the answer takes says nothing of the secret. */
function isBearer({ headers }: Request, secret: string) {
  const token = /^Bearer +(\S.*)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(token), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
