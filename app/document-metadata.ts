import type { Metadata, Viewport } from 'next';
import { env } from '@/lib/settings/env';

/** No titles or addresses here: a page that forgot its own would inherit them. */
export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' }, apple: '/icons/apple-180.png' },
};

/** The browser's bar takes the header's ground. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f4' },
    { media: '(prefers-color-scheme: dark)', color: '#10122a' },
  ],
};
