import { personFacts } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { PageHead } from '@/components/reading/head';
import { ForeignHero, PayingFromAbroad } from '@/components/services/abroad';
import { FirstAnswers } from '@/components/services/first-answers';
import { ServiceList } from '@/components/services/service-list';
import { loadBusiness, loadList, loadServices } from '@/lib/content/load';
import { serviceListPath } from '@/lib/markets/currency';
import { pageWords, type Currency } from '@/lib/markets/markets';
import { serviceList } from '@/lib/services/catalogue';

export function ServiceListPage({ currency }: { currency: Currency }) {
  const business = loadBusiness();
  const services = loadServices();
  const count = serviceList(services, currency).length;
  const answers = (
    <div className="wrap section-end">
      <FirstAnswers business={business} services={services} currencies={[currency]} />
    </div>
  );
  const { heading, lead, transfer } = pageWords[currency];
  if (!transfer)
    return (
      <SitePage path={serviceListPath(currency)}>
        <PageHead title={heading} tight>
          {`${count} ${lead}`}
        </PageHead>
        <div className="wrap">
          <ServiceList services={services} currency={currency} person={personFacts()} />
        </div>
        {answers}
      </SitePage>
    );
  return (
    <SitePage path={serviceListPath(currency)}>
      <ForeignHero currency={currency} day={new Date().toISOString().slice(0, 10)} count={count} />
      <div className="wrap above-5">
        <ServiceList services={services} currency={currency} person={personFacts()} />
      </div>
      {answers}
      <PayingFromAbroad
        words={transfer}
        steps={loadList('steps')}
        currency={currency}
        bank={business.bank}
        sample={business.samples.includes('bank')}
      />
    </SitePage>
  );
}
