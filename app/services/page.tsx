import { ListHead } from '@/components/services/list-head';
import { ServiceList } from '@/components/services/service-list';
import { SitePage } from '@/app/site-page';
import { serviceList } from '@/lib/services/catalogue';
import { loadServices } from '@/lib/content/load';
import { home } from '@/lib/markets/currency';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.services);

export default function ServicesPage() {
  const services = loadServices();
  return (
    <SitePage path={paths.services}>
      <div className="wrap">
        <ListHead count={serviceList(services, home).length} />
        <ServiceList services={services} currency={home} />
      </div>
    </SitePage>
  );
}
