import { personFacts, testimonials } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { birthNumbers } from '@/app/tool-content';
import { Clients } from '@/components/home/clients';
import { Hero } from '@/components/home/hero';
import { HomeSection } from '@/components/home/section';
import { Book, Courses, Trust } from '@/components/home/sections';
import { BlogsTeaser, PredictionsTeaser, ServicesTeaser } from '@/components/home/teasers';
import { Press, Testimonials } from '@/components/practitioner/practitioner';
import { ToolLinks } from '@/components/reading/numerology';
import { FirstAnswers } from '@/components/services/first-answers';
import {
  loadArticles,
  loadBusiness,
  loadClients,
  loadList,
  loadPredictions,
  loadServices,
  loadTools,
} from '@/lib/content/load';
import { metadataAt } from '@/lib/seo/metadata';
import { paths } from '@/lib/site';

export const generateMetadata = () => ({
  ...metadataAt(paths.home),
  manifest: '/manifest.webmanifest',
});

const counts = { services: [1, 2, 3, 5], articles: 4 };

export default function HomePage() {
  const business = loadBusiness();
  const quotes = testimonials();
  const book = loadList('book');
  return (
    <SitePage path={paths.home} onHero>
      <Hero person={personFacts()} {...birthNumbers()} />
      <Press press={loadList('press')} />
      {quotes.length > 0 && (
        <div className="wrap">
          <Testimonials testimonials={quotes} />
        </div>
      )}
      {book && <Book {...book} />}
      <PredictionsTeaser
        predictions={pick(loadPredictions(), loadList('listings').home.predictions)}
      />
      <ServicesTeaser services={pick(loadServices(), counts.services)}>
        <FirstAnswers business={business} services={loadServices()} isFolded />
      </ServicesTeaser>
      <HomeSection id="calculators" title="Free Numerology Calculators">
        <ToolLinks tools={loadTools()} withAll />
      </HomeSection>
      <Courses courses={loadList('courses')} />
      <BlogsTeaser articles={loadArticles().slice(0, counts.articles)} />
      <Clients clients={loadClients()} />
      <Trust figures={loadList('figures')} reasons={loadList('reasons')} business={business} />
    </SitePage>
  );
}

const pick = <T extends { id: number }>(entries: readonly T[], ids: readonly number[]) =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
