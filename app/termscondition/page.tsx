import { SitePage } from '@/app/site-page';
import { Legal } from '@/components/reading/legal';
import { loadBusiness, loadPage } from '@/lib/content/load';
import { clausesOf } from '@/lib/content/sections';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.terms);

export default function TermsPage() {
  const { html, ...page } = loadPage('terms');
  return (
    <SitePage path={paths.terms}>
      <Legal
        path={paths.terms}
        {...page}
        sample={loadBusiness().samples.includes('legal')}
        clauses={clausesOf(html)}
      />
    </SitePage>
  );
}
