import type { ReactNode } from 'react';

/** Sets the remembered theme before the first paint. Its hash in the policy is constant. */
const themeBeforePaint =
  "try{const t=localStorage.theme;if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}";

/**
 * The document around both groups of pages. `data-keep` marks the scripts that the build's last step
 * leaves on reading pages: everything else there is the framework's and goes.
 */
export function Document({ className, children }: { className: string; children: ReactNode }) {
  return (
    <html lang="en-IN" className={className} suppressHydrationWarning>
      <head>
        <script data-keep="" dangerouslySetInnerHTML={{ __html: themeBeforePaint }} />
        <script data-keep="" src="/site.js" defer />
      </head>
      <body>{children}</body>
    </html>
  );
}
