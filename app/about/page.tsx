import { personFacts, testimonials } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { AboutPractice } from '@/components/reading/about';
import { loadClients, loadList, loadPage } from '@/lib/content/load';
import { sectionsOf, splitList } from '@/lib/content/sections';
import { addedPages } from '@/lib/pages/pages';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => metadataAt(paths.about);

export default function AboutPage() {
  const { title, lead, html } = loadPage('about');
  const { intro, sections } = sectionsOf(html);
  return (
    <SitePage path={paths.about}>
      <AboutPractice
        title={title}
        lead={lead}
        intro={intro}
        parts={sections.map((section) => ({ ...section, ...splitList(section.html) }))}
        person={personFacts()}
        testimonials={testimonials()}
        clients={loadClients()}
        press={loadList('press')}
        pages={addedPages()}
      />
    </SitePage>
  );
}
