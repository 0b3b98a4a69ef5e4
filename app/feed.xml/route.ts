import { fileAnswer } from '@/app/file-answer';
import { loadBusiness, loadList } from '@/lib/content/load';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';
import { rss } from '@/lib/seo/feed';
import { paths } from '@/lib/site';

/** Predictions and articles for feed readers, written once while the site is built. */
export const dynamic = 'force-static';

export function GET() {
  const feed = rss({
    title: `${loadBusiness().name}: predictions and blogs`,
    description: loadList('listings').blogs.description,
    site: addressOf(paths.home),
    url: addressOf(paths.feed),
    items: loadPages()
      .filter(({ kind }) => kind === 'prediction' || kind === 'article')
      .map(({ path, name, description, published, updated }) => ({
        url: addressOf(path),
        title: name,
        description,
        published,
        updated,
      })),
  });
  return fileAnswer(feed, 'application/rss+xml; charset=utf-8');
}
