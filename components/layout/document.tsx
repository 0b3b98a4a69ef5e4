import type { ReactNode } from 'react';
import { paths } from '@/lib/site';

/** Sets the remembered theme before the first paint. Its hash in the policy is constant. */
const themeBeforePaint =
  "try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

const hydrating = [
  paths.home,
  paths.services,
  paths.foreignServices,
  paths.videos,
  paths.contact,
  `${paths.tools}/*`,
];

/** Pages that are about one visitor, and what is no page. */
const leftAlone = [`${paths.checkout}*`, `${paths.orderReceived}*`, '/api/*', '/*.*'];

/**
 * What the browser may do when a finger or a pointer rests on a link: draw a page that is only read, so that it
 * stands at once; only fetch one whose scripts would cost. Its hash in the policy is constant.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: [...hydrating, ...leftAlone] } }],
      },
      eagerness: 'moderate',
    },
  ],
  prefetch: [{ where: { href_matches: hydrating }, eagerness: 'moderate' }],
});

/**
 * The document around both groups of pages. `data-keep` marks the scripts that the build's last step
 * leaves on reading pages: everything else there is the framework's and goes. `async` gives site.js a task of its
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
