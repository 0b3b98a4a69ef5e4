import type { MetadataRoute } from 'next';
import { fileAnswer } from '@/app/file-answer';
import { loadBusiness } from '@/lib/content/load';
import { paths } from '@/lib/site';

export const dynamic = 'force-static';

/** Only home names it: browsers fetch it at once, and few visitors install the site. */
export function GET() {
  const { name, tagline } = loadBusiness();
  const manifest: MetadataRoute.Manifest = {
    name,
    short_name: name,
    description: tagline,
    id: paths.home,
    start_url: paths.home,
    display: 'browser',
    lang: 'en-IN',
    background_color: '#fbf9f4',
    theme_color: '#fbf9f4',
    icons: [
      { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return fileAnswer(JSON.stringify(manifest), 'application/manifest+json');
}
