import { after } from 'next/server';
import { flushQueue, queueHealth } from '@/lib/mail/queue';
import { canSend } from '@/lib/mail/send';
import { env } from '@/lib/platform/env';
import { answer } from '@/lib/platform/http';
import { isLive } from '@/lib/videos/videos';

/** Asked anew each time: a page made at build time would always be well. */
export const dynamic = 'force-dynamic';

export async function GET() {
  // Whoever watches the site keeps the queue moving.
  after(flushQueue);
  const status = (await canSend()) ? 200 : 503;
  const videos = isLive ? 'live' : 'curated';
  return answer(status, {
    site: env.SITE_URL,
    email: env.EMAIL_TRANSPORT,
    videos,
    ...(await queueHealth()),
  });
}
