import type { ReactNode } from 'react';
import { leave } from '@/lib/waiting-html';
import { StaticHtml } from './static-html';

const isWorking = process.env.NODE_ENV === 'development';

/**
 * Parts that React never changes, as one piece of HTML. Their elements are then neither described to the browser a
 * second time, nor looked at when the page hydrates, nor packed once more for a router that no page has. The box
 * around them has no place of its own in the layout.
 */
export async function Static({ children }: { children: ReactNode }) {
  // The framework refuses a static import, which could reach the browser.
  const { renderToStaticMarkup } = await import('react-dom/server');
  // A client component fails here. The page that has one belongs to app/(interactive), and says `hydrates`.
  const html = renderToStaticMarkup(children);
  const id = await idOf(html);
  if (isWorking) return <StaticHtml id={id} html={html} />;
  leave(id, html);
  return <StaticHtml id={id} />;
}

/** Six letters that a piece always has, whatever else is drawn at the same time. */
async function idOf(html: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(html));
  return Buffer.from(hash).toString('base64url').slice(0, 6);
}
