import { favicon } from '@/lib/pages/icon-files';

/** For programs that ask for this name without looking at the page. */
export const dynamic = 'force-static';

export const GET = async () =>
  new Response(new Uint8Array(await favicon()), {
    headers: { 'Content-Type': 'image/x-icon', 'Cache-Control': 'public, max-age=86400' },
  });
