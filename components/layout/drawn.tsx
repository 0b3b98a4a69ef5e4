import type { ReactNode } from 'react';

/**
 * Parts without islands, as one string of HTML. The framework describes every element of a page several times more, for
 * a router that no page has, and only passes on a string: a fifth of the time that 3,000 predictions build. An island
 * in it fails the build.
 */
export async function Drawn({ children }: { children: ReactNode }) {
  // The framework refuses a static import, which could reach the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return <div data-drawn="" dangerouslySetInnerHTML={{ __html: renderToStaticMarkup(children) }} />;
}
