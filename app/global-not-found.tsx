import type { Metadata } from 'next';
import { fontVariables } from '@/app/fonts';
import { Document } from '@/components/layout/document';
import { PageNotFound } from '@/components/layout/not-found';
import { Page } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import '@/styles/globals.scss';

export { viewport } from '@/app/document-metadata';

/** Next itself says noindex for this page. */
export const metadata: Metadata = {
  title: 'We cannot find this page',
};

/** Any path that is no page. It stands outside the layout, so it brings its own document. */
export default function GlobalNotFound() {
  return (
    <Document className={fontVariables}>
      <Page business={loadBusiness()} path="">
        <PageNotFound />
      </Page>
    </Document>
  );
}
