import { counts, isRobot, visitSchema } from '@/lib/counts/counts';
import { limitReferrer, limitVisit } from '@/lib/platform/limits';
import { postRoute } from '@/lib/platform/post-route';
import { notFound } from '@/lib/platform/responses';
import { visitorAddress } from '@/lib/platform/visitors';

/** One page that was opened. It is counted, and nothing of who opened it is kept. */
export const POST = async (request: Request) => (counts() ? countVisit(request) : notFound());

const route = {
  schema: visitSchema,
  limit: limitVisit,
  limitMessage: 'We count only so many pages at a time.',
};

const countVisit = postRoute(route, async ({ body: { path, referrer }, request }) => {
  if (!isRobot(request)) {
    // Anybody can name a site for the owner to read: an address names few, and each once.
    const named = referrer !== '' && (await limitReferrer(referrer, visitorAddress(request))).ok;
    await counts()?.visit({ path, referrer: named ? referrer : '' });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
