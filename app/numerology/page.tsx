import { SitePage } from '@/app/site-page';
import { Numerology } from '@/components/reading/numerology';
import { realFact } from '@/lib/content/business';
import { loadBusiness, loadList, loadPage, loadTools } from '@/lib/content/load';
import { sectionsOf, splitList } from '@/lib/content/sections';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.numerology);

export default function NumerologyPage() {
  const { html, ...page } = loadPage('numerology');
  const { intro, sections } = sectionsOf(html);
  return (
    <SitePage path={paths.numerology}>
      <Numerology
        {...page}
        intro={intro}
        author={realFact(loadBusiness(), 'practitioner')}
        parts={sections.map((section) => ({ ...section, ...splitList(section.html) }))}
        tools={loadTools()}
        planets={loadList('numerology').mulanks}
      />
    </SitePage>
  );
}
