import { UnexpectedError } from '@/components/layout/not-found';
import { Page } from '@/components/layout/page';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => unlistedMetadata('Unexpected Application Error!');

/** scripts/finish-pages.ts puts this page in the place of the framework's own. */
export default function ServerErrorPage() {
  const business = loadBusiness();
  return (
    <Page business={business} path="">
      <UnexpectedError business={business} />
    </Page>
  );
}
