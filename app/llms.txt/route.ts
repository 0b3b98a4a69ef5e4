import { loadBusiness } from '@/lib/content/load';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';
import { llmsText } from '@/lib/seo/feed';

/** The site in one text for language models, written once while the site is built. */
export const dynamic = 'force-static';

export function GET() {
  const { name, tagline } = loadBusiness();
  return new Response(llmsText(name, tagline, loadPages(), addressOf), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
