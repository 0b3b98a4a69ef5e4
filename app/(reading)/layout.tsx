import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { fontVariables } from '@/app/fonts';
import '@/styles/globals.scss';

export { metadata, viewport } from '@/app/document-metadata';

/** Pages that are only read. scripts/finish.mjs takes the framework's scripts out of them. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return <Document className={fontVariables}>{children}</Document>;
}
