import type { MetadataRoute } from 'next';
import { loadBusiness } from '@/lib/content/load';
import { paths } from '@/lib/site';

/** What a phone needs to put the site among its apps. */
export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const { name, tagline } = loadBusiness();
  return {
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
}
