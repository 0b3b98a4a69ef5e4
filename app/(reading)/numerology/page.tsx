import { Page } from '@/components/layout/page';
import { Numerology } from '@/components/reading/numerology/numerology';
import { loadBusiness, loadNumerology } from '@/lib/content/load';
import { loadPage } from '@/lib/content/prose';
import { sectionsOf, splitList } from '@/lib/content/sections';
import { paths } from '@/lib/site';

export function generateMetadata() {
  const { title, description } = loadPage('numerology');
  return { title, description };
}

export default function NumerologyPage() {
  const { html, ...page } = loadPage('numerology');
  const { intro, sections } = sectionsOf(html);
  return (
    <Page business={loadBusiness()} path={paths.numerology}>
      <Numerology
        {...page}
        intro={intro}
        parts={sections.map((section) => ({ ...section, ...splitList(section.html) }))}
        planets={loadNumerology().mulanks}
      />
    </Page>
  );
}
