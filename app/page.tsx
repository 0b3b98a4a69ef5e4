import { personFacts, testimonials } from '@/app/practitioner-facts';
import { SitePage } from '@/app/site-page';
import { birthNumbers } from '@/app/tool-content';
import { Clients } from '@/components/home/clients';
import { Hero } from '@/components/home/hero';
import { Book, Courses, FigureBand, Reasons } from '@/components/home/sections';
import {
  BlogsTeaser,
  HomeSection,
  PredictionsTeaser,
  ServicesTeaser,
} from '@/components/home/teasers';
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

/** Set by the specification; the predictions are chosen in content. */
const counts = { services: [1, 2, 3, 5], articles: 4 };

export default function HomePage() {
  const business = loadBusiness();
  const quotes = testimonials();
  return (
    <SitePage path={paths.home} onHero>
      <Hero person={personFacts()} {...birthNumbers()} />
      <Press press={loadList('press')} />
      {quotes.length > 0 && (
        <div className="wrap">
          <Testimonials testimonials={quotes} />
        </div>
      )}
      <PredictionsTeaser
        predictions={pick(loadPredictions(), loadList('listings').home.predictions)}
      />
      <ServicesTeaser services={pick(loadServices(), counts.services)}>
        <FirstAnswers business={business} services={loadServices()} heading="h3" />
      </ServicesTeaser>
      <Book {...loadList('book')} />
      <HomeSection
        title="Free Numerology Calculators"
        more={{ label: 'All calculators', href: paths.tools }}
      >
        <ToolLinks tools={loadTools()} />
      </HomeSection>
      <Clients clients={loadClients()} />
      <Courses courses={loadList('courses')} />
      <BlogsTeaser articles={loadArticles().slice(0, counts.articles)} />
      <FigureBand
        figures={loadList('figures')}
        followers={business.followers}
        sample={business.samples.includes('followers')}
        social={business.social}
      />
      <Reasons reasons={loadList('reasons')} />
    </SitePage>
  );
}

const pick = <T extends { id: number }>(entries: readonly T[], ids: readonly number[]) =>
  ids.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
