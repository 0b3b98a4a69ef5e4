import { searchData } from '@/lib/pages/search-entries';

/** What the search knows of every page, written once while the site is built and fetched when it is opened. */
export const dynamic = 'force-static';

export const GET = () =>
  Response.json(searchData(), { headers: { 'Cache-Control': 'public, max-age=3600' } });
