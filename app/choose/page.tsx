import { Page } from '@/components/layout/page';
import { ChooseTime } from '@/components/mail-links/choose-time';
import { loadBusiness } from '@/lib/content/load';
import { unlistedMetadata } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => unlistedMetadata('Choose a time');

/** The link's token stands after '#', so that it never reaches a log. */
export default function ChooseRoute() {
  const business = loadBusiness();
  const { phone, email } = business;
  return (
    <Page business={business} path={paths.choose} booking={false}>
      <ChooseTime business={{ phone, email }} />
    </Page>
  );
}
