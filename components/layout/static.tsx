import type { ReactNode } from 'react';
import styles from './static.module.scss';

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
  return <div className={styles.box} dangerouslySetInnerHTML={{ __html: html }} />;
}
