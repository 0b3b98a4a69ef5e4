import type { ReactNode } from 'react';

/** What the server draws, for it can't know the link: the page's name, and words for no JavaScript. */
export function WaitingLink({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">Your link is being opened.</p>
      <noscript>
        <p>That needs JavaScript, which is switched off or did not load. {children}</p>
      </noscript>
    </>
  );
}
