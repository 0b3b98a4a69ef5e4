import { ContactPage } from '@/components/contact/contact-page';
import { personFacts } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.contact);

export default function Contact() {
  const business = loadBusiness();
  return (
    <SitePage path={paths.contact}>
      <ContactPage business={business} services={loadServices()} person={personFacts()} />
    </SitePage>
  );
}
