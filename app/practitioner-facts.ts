import type { PersonFacts } from '@/components/practitioner/practitioner';
import { languagesLine, realFact, sittingsLine } from '@/lib/content/business';
import { placeholdersIn, showsDrafts } from '@/lib/content/samples';
import type { Testimonial } from '@/lib/content/list-schemas';
import { loadBusiness, loadList, loadServices } from '@/lib/content/load';

const MOST = 3;

/** Samples are left out: a stand-in is drawn in their place. */
export function personFacts(): PersonFacts {
  const business = loadBusiness();
  return {
    name: realFact(business, 'practitioner'),
    photo: realFact(business, 'photo'),
    line: realFact(business, 'line'),
    credentials: realFact(business, 'credentials'),
    languages: languagesLine(business),
    minutes: business.minutes,
    sittings: sittingsLine(business),
  };
}

export const authorAndServices = ({ services }: { services: readonly number[] }) => ({
  author: realFact(loadBusiness(), 'practitioner'),
  services: loadServices().filter(({ id }) => services.includes(id)),
});

/** Samples only while trying, since nobody said them. */
export const testimonials = (): readonly Testimonial[] =>
  loadList('testimonials')
    .filter((entry) => showsDrafts(process.env) || placeholdersIn([entry]).length === 0)
    .slice(0, MOST);
