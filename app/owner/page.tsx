import { Page } from '@/components/layout/page';
import { OwnerPage } from '@/components/mail-links/owner-page';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => unlistedMetadata('Owner’s page');

export default function OwnerRoute() {
  const business = loadBusiness();
  const { phone, email } = business;
  return (
    <Page business={business} path={paths.owner} booking={false}>
      <OwnerPage business={{ phone, email }} />
    </Page>
  );
}
