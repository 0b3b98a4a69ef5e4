import { bookArt } from '@/lib/art/book';

/** The cover of the book, drawn once while the site is built. */
export const dynamic = 'force-static';

export const GET = () =>
  new Response(bookArt(), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
