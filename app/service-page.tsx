import { Page } from '@/components/layout/page';
import { MissingService } from '@/components/services/missing-service';
import { ServiceDetail } from '@/components/services/service-detail';
import { findPage, missingTitles, servicePageIds } from '@/components/services/service-pages';
import { loadBusiness, loadServices, loadSteps } from '@/lib/content/load';
import { servicePath } from '@/lib/markets/currency';
import type { Currency } from '@/lib/markets/markets';
import { textsOnService } from '@/lib/pages/related';
import { metadataAt, missingMetadata } from '@/lib/seo/metadata';
import { practitionerFacts } from './practitioner-facts';
import { SitePage } from './site-page';

type Params = { params: Promise<{ id: string }> };

/** What the route of a service's pages exports: one route for each currency. */
export function servicePages(currency: Currency) {
  const find = async ({ params }: Params) => findPage(loadServices(), (await params).id, currency);
  return {
    generateStaticParams: () => servicePageIds(loadServices()),

    async generateMetadata(page: Params) {
      const found = await find(page);
      if (found.kind !== 'service') return missingMetadata(missingTitles[found.kind]);
      return metadataAt(servicePath(found.service.id, currency));
    },

    async ServicePage(page: Params) {
      const business = loadBusiness();
      const found = await find(page);
      if (found.kind !== 'service')
        return (
          <Page business={business} path="">
            <MissingService found={found} currency={currency} />
          </Page>
        );
      return (
        <SitePage
          path={servicePath(found.service.id, currency)}
          booking={`I would like to book: ${found.service.title}`}
        >
          <ServiceDetail
            service={found.service}
            currency={currency}
            steps={loadSteps()}
            bank={business.bank}
            upi={business.upi}
            sample={business.samples.includes('bank')}
            practitioner={practitionerFacts()}
            texts={textsOnService(found.service.id)}
          />
        </SitePage>
      );
    },
  };
}
