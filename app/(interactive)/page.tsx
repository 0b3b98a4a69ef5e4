import type { Metadata } from 'next';
import { Hero } from '@/components/home/hero';
import { ServicesTeaser } from '@/components/home/services-teaser';
import { Page } from '@/components/layout/page';
import { findService } from '@/lib/catalogue';
import { loadBusiness, loadServices } from '@/lib/content/load';
import { paths } from '@/lib/site';

export function generateMetadata(): Metadata {
  const { name, tagline } = loadBusiness();
  return { title: { absolute: `${name}: Unlock Your Future Insights` }, description: tagline };
}

/** The four services that the home page shows, as the specification has them. */
const shown = [1, 2, 3, 5];

export default function HomePage() {
  const business = loadBusiness();
  const services = loadServices();
  return (
    <Page business={business} path={paths.home} onHero>
      <Hero followers={business.followers} />
      <ServicesTeaser services={shown.flatMap((id) => findService(services, id) ?? [])} />
    </Page>
  );
}
