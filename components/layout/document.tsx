import type { ReactNode } from 'react';
import { firstScript, speculationRules } from '@/inline-scripts.mjs';

type DocumentProps = { className: string; children: ReactNode };

/**
 * The document around every page. `data-keep` marks the scripts that the build's last step leaves in it: all others
 * are the framework's and go.
 */
export function Document({ className, children }: DocumentProps) {
  return (
    <html lang="en-IN" className={className} suppressHydrationWarning>
      <head>
        <script data-keep="" dangerouslySetInnerHTML={{ __html: firstScript }} />
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
