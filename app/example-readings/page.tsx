import { SitePage } from '@/app/site-page';
import { Examples } from '@/components/services/examples';
import { loadBusiness, loadList, loadPage, loadServices } from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.examples);

export default function ExamplesPage() {
  return (
    <SitePage path={paths.examples}>
      <Examples
        {...loadPage('examples')}
        readings={loadList('readings')}
        services={loadServices()}
        practice={loadBusiness().name}
      />
    </SitePage>
  );
}
