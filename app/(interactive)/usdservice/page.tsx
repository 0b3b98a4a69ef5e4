import type { Metadata } from 'next';
import { Page } from '@/components/layout/page';
import { ForeignHero } from '@/components/services/foreign-hero';
import { PayingFromAbroad } from '@/components/services/paying-from-abroad';
import { ServiceList } from '@/components/services/service-list';
import { serviceList } from '@/lib/catalogue';
import { loadBusiness, loadServices, loadSteps } from '@/lib/content/load';
import { paths } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Dive Into Numerology - Our Foreign Services',
  description:
    'Numerology services priced in dollars, with the consulting hours on your own clock and payment by SWIFT transfer.',
};

export default function ForeignServicesPage() {
  const business = loadBusiness();
  const services = loadServices();
  return (
    <Page business={business} path={paths.foreignServices}>
      <ForeignHero
        day={new Date().toISOString().slice(0, 10)}
        count={serviceList(services, 'USD').length}
      />
      <div className="wrap">
        <h2 className="visually-hidden">The services</h2>
        <ServiceList services={services} currency="USD" heading="h3" />
      </div>
      <PayingFromAbroad
        steps={loadSteps()}
        bank={business.bank}
        sample={business.samples.includes('bank')}
      />
    </Page>
  );
}
