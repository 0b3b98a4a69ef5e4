import { Page } from '@/components/layout/page';
import { ConfirmInterest } from '@/components/mail-links/confirm-interest';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => unlistedMetadata('News of the book');

export default function ConfirmRoute() {
  const business = loadBusiness();
  const { phone, email } = business;
  return (
    <Page business={business} path={paths.confirm}>
      <ConfirmInterest business={{ phone, email }} />
    </Page>
  );
}
