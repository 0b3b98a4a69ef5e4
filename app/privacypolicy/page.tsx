import { SitePage } from '@/app/site-page';
import { Legal } from '@/components/reading/legal';
import { loadBusiness, loadPage } from '@/lib/content/load';
import { clausesOf } from '@/lib/content/sections';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.privacy);

export default function PrivacyPage() {
  const { html, ...page } = loadPage('privacy');
  return (
    <SitePage path={paths.privacy}>
      <Legal
        path={paths.privacy}
        {...page}
        sample={loadBusiness().samples.includes('legal')}
        clauses={clausesOf(html)}
      />
    </SitePage>
  );
}
