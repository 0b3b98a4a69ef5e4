import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';
import { fontVariables } from '@/app/fonts';
import '@/styles/globals.scss';

export { metadata, viewport } from '@/app/document-metadata';

export default function Layout({ children }: { children: ReactNode }) {
  return <Document className={fontVariables}>{children}</Document>;
}
