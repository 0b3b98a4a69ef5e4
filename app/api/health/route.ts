import { after } from 'next/server';
import { flushQueue, queueHealth } from '@/lib/mail/queue';
import { canSend } from '@/lib/mail/send';
import { env } from '@/lib/settings/env';
import { json } from '@/lib/platform/responses';
import { isLive } from '@/lib/videos/videos';

/** Asked anew each time: a page made at build time would always be well. */
export const dynamic = 'force-dynamic';

const lookMs = 10_000;
let latest: { at: number; look: ReturnType<typeof look> } | undefined;

/** Looks once in ten seconds for everybody, so that asking without end costs nothing. */
export async function GET() {
  if (!latest || Math.abs(Date.now() - latest.at) >= lookMs) {
    // A program that watches the site keeps the queue moving.
    after(flushQueue);
    latest = { at: Date.now(), look: look() };
  }
  const { status, body } = await latest.look;
  return json(status, body);
}

async function look() {
  const status = (await canSend()) ? 200 : 503;
  const videos = isLive ? 'live' : 'curated';
  const body = {
    site: env.SITE_URL,
    email: env.EMAIL_TRANSPORT,
    videos,
    ...(await queueHealth()),
  };
  return { status, body };
}
