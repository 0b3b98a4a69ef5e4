import { SitePage } from '@/app/site-page';
import { ForeignHero } from '@/components/services/foreign-hero';
import { PayingFromAbroad } from '@/components/services/paying-from-abroad';
import { ServiceList } from '@/components/services/service-list';
import { serviceList } from '@/lib/services/catalogue';
import { loadBusiness, loadServices, loadSteps } from '@/lib/content/load';
import { market } from '@/lib/markets/abroad';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.foreignServices);

export default function ForeignServicesPage() {
  const business = loadBusiness();
  const services = loadServices();
  return (
    <SitePage path={paths.foreignServices}>
      <ForeignHero
        day={new Date().toISOString().slice(0, 10)}
        count={serviceList(services, market.code).length}
      />
      <div className="wrap">
        <h2 className="visually-hidden">The services</h2>
        <ServiceList services={services} currency={market.code} heading="h3" />
      </div>
      <PayingFromAbroad
        steps={loadSteps()}
        currency={market.code}
        bank={business.bank}
        sample={business.samples.includes('bank')}
      />
    </SitePage>
  );
}
