import type { Metadata } from 'next';
import { fontVariables } from '@/app/fonts';
import { Document } from '@/components/layout/document';
import { PageNotFound } from '@/components/layout/not-found';
import { Page } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import '@/styles/globals.scss';

export { viewport } from '@/app/document-metadata';

export const metadata: Metadata = {
  title: 'We cannot find this page',
};

/** Outside the layout, so it brings its own document. Next adds noindex. */
export default function GlobalNotFound() {
  return (
    <Document className={fontVariables}>
      <Page business={loadBusiness()} path="">
        <PageNotFound />
      </Page>
    </Document>
  );
}
