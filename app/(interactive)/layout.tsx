import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { fontVariables } from '@/app/fonts';
import '@/styles/globals.scss';

export { metadata, viewport } from '@/app/document-metadata';

/** Pages that hydrate, because their state is more than HTML and CSS can hold. */
export default function InteractiveLayout({ children }: { children: ReactNode }) {
  return <Document className={fontVariables}>{children}</Document>;
}
