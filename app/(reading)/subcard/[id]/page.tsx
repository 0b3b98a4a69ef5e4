import { Page } from '@/components/layout/page';
import { MissingService } from '@/components/services/missing-service';
import { ServiceDetail } from '@/components/services/service-detail';
import { findPage, servicePageIds, servicePageMetadata } from '@/components/services/service-pages';
import { loadBusiness, loadServices, loadSteps } from '@/lib/content/load';
import { servicePath } from '@/lib/site';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => servicePageIds(loadServices());

export async function generateMetadata({ params }: Params) {
  const { id } = await params;
  return servicePageMetadata(findPage(loadServices(), id, 'INR'), 'INR');
}

export default async function ServicePage({ params }: Params) {
  const business = loadBusiness();
  const found = findPage(loadServices(), (await params).id, 'INR');
  if (found.kind !== 'service')
    return (
      <Page business={business} path="">
        <MissingService found={found} currency="INR" />
      </Page>
    );
  return (
    <Page business={business} path={servicePath(found.service.id, 'INR')} quietBooking>
      <ServiceDetail
        service={found.service}
        currency="INR"
        steps={loadSteps()}
        bank={business.bank}
        upi={business.upi}
        sample={business.samples.includes('bank')}
      />
    </Page>
  );
}
