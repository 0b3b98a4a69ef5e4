import { BarePage } from '@/components/layout/page';
import { OwnerPage } from '@/components/mail-links/owner-page';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => unlistedMetadata('Owner’s page');

export default function OwnerRoute() {
  const business = loadBusiness();
  const { phone, email } = business;
  return (
    <BarePage business={business}>
      <OwnerPage business={{ phone, email }} />
    </BarePage>
  );
}
