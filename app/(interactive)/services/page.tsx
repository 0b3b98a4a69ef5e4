import type { Metadata } from 'next';
import { ListHead } from '@/components/services/list-head';
import { ServiceList } from '@/components/services/service-list';
import { Page } from '@/components/layout/page';
import { serviceList } from '@/lib/catalogue';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { paths } from '@/lib/site';

export const metadata: Metadata = {
  title: 'Services in India',
  description:
    'Numerology services priced in rupees: names, mobile and vehicle numbers, homes, marriage and full consultations. One price each, paid by bank transfer.',
};

export default function ServicesPage() {
  const services = loadServices();
  return (
    <Page business={loadBusiness()} path={paths.services}>
      <div className="wrap">
        <ListHead count={serviceList(services, 'INR').length} />
        <ServiceList services={services} currency="INR" />
      </div>
    </Page>
  );
}
