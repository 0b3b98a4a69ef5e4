import type { ReactNode } from 'react';
import { paths } from '@/lib/site';

/** Sets the remembered theme before the first paint. Its hash in the policy is constant. */
const themeBeforePaint =
  "try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/** Pages that are about one visitor, and what is no page. */
const leftAlone = [`${paths.checkout}*`, `${paths.orderReceived}*`, '/api/*', '/*.*'];

/**
 * When a finger or a pointer rests on a link the browser may draw its page, so that it stands at once. The hash of
 * this in the policy is constant.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: leftAlone } }] },
      eagerness: 'moderate',
    },
  ],
});

/**
 * The document around every page. `data-keep` marks the scripts that the build's last step leaves in it: all others
 * are the framework's and go. `async` gives site.js a task of its
 * own: deferred, it and the first layout could be one task that blocks a slow phone.
 */
export function Document({ className, children }: { className: string; children: ReactNode }) {
  return (
    <html lang="en-IN" className={className} suppressHydrationWarning>
      <head>
        <script data-keep="" dangerouslySetInnerHTML={{ __html: themeBeforePaint }} />
        <script data-keep="" src="/site.js" async />
        <script
          data-keep=""
          type="speculationrules"
          dangerouslySetInnerHTML={{ __html: speculationRules }}
        />
      </head>
      <body>{children}</body>
    </html>
  );
}
