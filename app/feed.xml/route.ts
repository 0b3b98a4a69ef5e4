import { fileAnswer } from '@/app/file-answer';
import { loadBusiness, loadList } from '@/lib/content/load';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';
import { rss } from '@/lib/seo/feed';

export const dynamic = 'force-static';

export function GET() {
  const feed = rss(
    `${loadBusiness().name}: predictions and blogs`,
    loadList('listings').blogs.description,
    loadPages().filter(({ kind }) => kind === 'prediction' || kind === 'article'),
    addressOf,
  );
  return fileAnswer(feed, 'application/rss+xml; charset=utf-8');
}
