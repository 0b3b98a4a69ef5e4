import { counts } from '@/lib/counts/counts';
import { isRobot, visitSchema } from '@/lib/counts/visit';
import { env } from '@/lib/platform/env';
import { refuseForeign } from '@/lib/platform/guard';
import { problem, readJson, tooMany } from '@/lib/platform/http';
import { limitReferrer, limitVisit } from '@/lib/platform/limits';
import { visitorAddress } from '@/lib/platform/visitors';

/** One page that was opened. It is counted, and nothing of who opened it is kept. */
export async function POST(request: Request) {
  const own = counts();
  if (!own) return problem(404, 'There is nothing here.');
  const foreign = refuseForeign(request, env.SITE_URL);
  if (foreign) return foreign;
  const visitor = visitorAddress(request);
  const limit = await limitVisit(visitor);
  if (!limit.ok) return tooMany('We count only so many pages at a time.', limit.retryAfterSeconds);
  const visit = await readJson(request, visitSchema);
  if (!visit.ok) return visit.problem;
  if (!isRobot(request)) {
    const { path, referrer } = visit.value;
    // Anybody can name a site for the owner to read: an address names few, and each once.
    const named = referrer !== '' && (await limitReferrer(referrer, visitor)).ok;
    await own.visit({ path, referrer: named ? referrer : '' });
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
}
