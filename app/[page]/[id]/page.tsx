import { notFound } from 'next/navigation';
import { personFacts, testimonials } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { Page } from '@/components/layout/page';
import { ServiceDetail } from '@/components/services/service-detail';
import {
  findPage,
  MissingService,
  missingTitles,
  servicePageIds,
  waysInstead,
} from '@/components/services/service-pages';
import { loadBusiness, loadList, loadServices } from '@/lib/content/load';
import { servicePath } from '@/lib/markets/currency';
import { currencies, markets } from '@/lib/markets/markets';
import { textsOnService } from '@/lib/pages/pages';
import { metadataAt, missingMetadata } from '@/lib/seo/metadata';
import { quickest } from '@/lib/services/catalogue';

type Params = { params: Promise<{ page: string; id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () =>
  currencies.flatMap((currency) =>
    servicePageIds(loadServices()).map(({ id }) => ({
      page: markets[currency].servicePath.slice(1),
      id,
    })),
  );

async function find({ params }: Params) {
  const { page, id } = await params;
  const currency = currencies.find((one) => markets[one].servicePath === `/${page}`);
  if (!currency) notFound();
  return { currency, found: findPage(loadServices(), id, currency) };
}

export async function generateMetadata(params: Params) {
  const { currency, found } = await find(params);
  if (found.kind !== 'service') return missingMetadata(missingTitles[found.kind]);
  return metadataAt(servicePath(found.service.id, currency));
}

export default async function ServicePage(params: Params) {
  const business = loadBusiness();
  const { currency, found } = await find(params);
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
        reading={loadList('readings')[found.service.reading.sheet]}
        practice={business.name}
        quick={quickest(loadServices())}
        instead={waysInstead(found.service, loadServices(), currency)}
        currency={currency}
        steps={loadList('steps')}
        bank={business.bank}
        upi={business.upi}
        sample={business.samples.includes('bank')}
        person={personFacts()}
        testimonials={testimonials()}
        texts={textsOnService(found.service.id)}
      />
    </SitePage>
  );
}
