import { Page } from '@/components/layout/page';
import { About } from '@/components/reading/about/about';
import { loadBusiness, loadClients, loadPress } from '@/lib/content/load';
import { loadPage } from '@/lib/content/prose';
import { sectionsOf, splitList } from '@/lib/content/sections';
import { paths } from '@/lib/site';

export function generateMetadata() {
  const { title, description } = loadPage('about');
  return { title, description };
}

export default function AboutPage() {
  const { title, lead, html } = loadPage('about');
  const { intro, sections } = sectionsOf(html);
  return (
    <Page business={loadBusiness()} path={paths.about}>
      <About
        title={title}
        lead={lead}
        intro={intro}
        parts={sections.map((section) => ({ ...section, ...splitList(section.html) }))}
        clients={loadClients()}
        press={loadPress()}
      />
    </Page>
  );
}
