import { json, problem } from '@/lib/platform/responses';
import { readPageNumber } from '@/lib/videos/page';
import { videoPage } from '@/lib/videos/videos';

export async function GET(request: Request) {
  const page = readPageNumber(new URL(request.url).searchParams.get('page') ?? '1');
  if (page === undefined) return problem(400, 'The page must be a whole number, 1 or more.');
  const found = await videoPage(page);
  if (found.kind === 'no-such-page') return problem(400, `The list has no page ${page}.`);
  if (found.kind === 'failed') return problem(502, 'The video service did not answer.');
  return json(200, found.page, { 'Cache-Control': 'public, max-age=60' });
}
