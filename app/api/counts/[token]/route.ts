import { loadBusiness } from '@/lib/content/load';
import { counts } from '@/lib/counts/counts';
import { countsPage } from '@/lib/counts/report';
import { links } from '@/lib/links/links';
import { problem } from '@/lib/platform/responses';

export const dynamic = 'force-dynamic';

/** The counts, for whoever has the link of the owner's weekly mail. They hold nothing of a person, so the token may stand in the address. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }) {
  const visitCounts = counts();
  const link = await links()?.counts.open((await params).token);
  if (!visitCounts || !link?.ok)
    return problem(404, 'There is nothing here. Please open the link of the newest weekly email.');
  return new Response(countsPage(loadBusiness().name, await visitCounts.all()), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
}
