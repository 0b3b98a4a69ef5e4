'use client';

import { Document } from '@/components/layout/document';
import { fontVariables } from '@/app/fonts';
import { UnexpectedError } from '@/components/layout/unexpected-error';
import '@/styles/globals.scss';

/** When the server fails at a page. It has no script: trying again is asking for the same address. */
export default function GlobalError() {
  return (
    <Document className={fontVariables}>
      <UnexpectedError />
    </Document>
  );
}
