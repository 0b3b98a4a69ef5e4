import { counts, isRobot, visitSchema } from '@/lib/counts/counts';
import { limitReferrer, limitVisit } from '@/lib/platform/limits';
import { post } from '@/lib/platform/relay';
import { visitorAddress } from '@/lib/platform/visitors';

/** One page that was opened. It is counted, and nothing of who opened it is kept. */
export const POST = post({
  schema: visitSchema,
  isOn: () => counts() !== undefined,
  limit: limitVisit,
  full: 'We count only so many pages at a time.',
  async take({ path, referrer }, request) {
    if (!isRobot(request)) {
      // Anybody can name a site for the owner to read: an address names few, and each once.
      const named = referrer !== '' && (await limitReferrer(referrer, visitorAddress(request))).ok;
      await counts()?.visit({ path, referrer: named ? referrer : '' });
    }
    return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
  },
  says: {},
});
