import type { Metadata, Viewport } from 'next';
import { loadBusiness } from '@/lib/content/load';

const { name, tagline } = loadBusiness();

/** What every page starts from; a page gives its own title and description. */
export const metadata: Metadata = {
  title: { template: `%s | ${name}`, default: name },
  description: tagline,
};

/** The browser's bar takes the header's ground. */
export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbf9f4' },
    { media: '(prefers-color-scheme: dark)', color: '#10122a' },
  ],
};
