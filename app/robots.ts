import type { MetadataRoute } from 'next';
import { addressOf } from '@/lib/seo/metadata';

/** All are welcome everywhere; what shall not be listed says noindex itself, and has to be read for that. */
export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressOf('/sitemap.xml') };
}
