import { Page } from '@/components/layout/page';
import { SayHow } from '@/components/mail-links/say-how';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => unlistedMetadata('How was it?');

export default function SaidRoute() {
  const business = loadBusiness();
  const { phone, email } = business;
  return (
    <Page business={business} path={paths.said} booking={false}>
      <SayHow business={{ phone, email }} />
    </Page>
  );
}
