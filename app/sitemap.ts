import type { MetadataRoute } from 'next';
import { loadPages } from '@/lib/pages/pages';
import { addressOf } from '@/lib/seo/metadata';

/** Listed pages with the day of their last change; never the day of the build. */
export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return loadPages().map(({ path, updated }) => ({ url: addressOf(path), lastModified: updated }));
}
