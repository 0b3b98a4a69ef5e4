import type { MetadataRoute } from 'next';
import { addressOf } from '@/lib/seo/metadata';

/** Unlisted pages say noindex themselves, and have to be read for that. */
export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressOf('/sitemap.xml') };
}
