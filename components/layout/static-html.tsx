'use client';
import { take } from '@/lib/waiting-html';

/**
 * Writes what `Static` has drawn. In the browser it is whatever stands there: React leaves it alone when the page
 * hydrates, and puts it back should it ever have to draw the page anew.
 *
 * @param html Given while working only, when pages are redrawn with each edit.
 */
export function StaticHtml({ id, html = htmlOf(id) }: { id: string; html?: string }) {
  return <div id={id} className="static" dangerouslySetInnerHTML={{ __html: html }} />;
}

const htmlOf = (id: string) =>
  typeof window === 'undefined' ? take(id) : (document.getElementById(id)?.innerHTML ?? '');
