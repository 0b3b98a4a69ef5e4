'use client';

import { Document } from '@/components/layout/document';
import { fontVariables } from '@/app/fonts';
import { UnexpectedError } from '@/components/layout/unexpected-error';
import '@/styles/globals.scss';

/** When even the layout fails: the page brings its own document. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Document className={fontVariables}>
      <UnexpectedError retry={retry} />
    </Document>
  );
}
