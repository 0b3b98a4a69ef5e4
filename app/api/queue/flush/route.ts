import { after } from 'next/server';
import { mailWeek } from '@/lib/counts/report';
import { flushQueue } from '@/lib/mail/queue';
import { env } from '@/lib/platform/env';
import { answer, isBearer, problem } from '@/lib/platform/relay';

export const dynamic = 'force-dynamic';

/** Seconds: a round of the queue begins nothing after 20, and one entry can take 25. */
export const maxDuration = 60;

/** For the hosting platform's scheduler: sends what waits in the mail queue, and the mail of the week. */
export async function GET(request: Request) {
  if (!env.CRON_SECRET) return problem(404, 'There is nothing here.');
  if (!isBearer(request, env.CRON_SECRET))
    return problem(401, 'Send the header Authorization: Bearer, followed by the secret.');
  after(() => mailWeek());
  return answer(200, await flushQueue());
}
