import type { ReactNode } from 'react';
import { firstScript, speculationRules } from '@/inline-scripts.mjs';

type DocumentProps = { className: string; children: ReactNode };

/** The build's last step removes all scripts without `data-keep`. */
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
