import { SitePage } from '@/app/site-page';
import { Page } from '@/components/layout/page';
import { MissingService } from '@/components/services/missing-service';
import { ServiceDetail } from '@/components/services/service-detail';
import { findPage, missingTitles, servicePageIds } from '@/components/services/service-pages';
import { loadBusiness, loadServices, loadSteps } from '@/lib/content/load';
import { textsOnService } from '@/lib/pages/related';
import { metadataAt, missingMetadata } from '@/lib/seo/metadata';
import { servicePath } from '@/lib/site';

type Params = { params: Promise<{ id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => servicePageIds(loadServices());

export async function generateMetadata({ params }: Params) {
  const found = findPage(loadServices(), (await params).id, 'USD');
  if (found.kind !== 'service') return missingMetadata(missingTitles[found.kind]);
  return metadataAt(servicePath(found.service.id, 'USD'));
}

export default async function ForeignServicePage({ params }: Params) {
  const business = loadBusiness();
  const found = findPage(loadServices(), (await params).id, 'USD');
  if (found.kind !== 'service')
    return (
      <Page business={business} path="">
        <MissingService found={found} currency="USD" />
      </Page>
    );
  return (
    <SitePage
      path={servicePath(found.service.id, 'USD')}
      booking={`I would like to book: ${found.service.title}`}
    >
      <ServiceDetail
        service={found.service}
        currency="USD"
        steps={loadSteps()}
        bank={business.bank}
        upi={business.upi}
        sample={business.samples.includes('bank')}
        texts={textsOnService(found.service.id)}
      />
    </SitePage>
  );
}
