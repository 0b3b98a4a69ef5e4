import type { MetadataRoute } from 'next';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return loadPages().map(({ path, updated }) => ({ url: addressOf(path), lastModified: updated }));
}
