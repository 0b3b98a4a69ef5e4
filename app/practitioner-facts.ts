import type { PractitionerFacts } from '@/components/practitioner/practitioner';
import { realFact, samplesIn, showsDrafts } from '@/lib/content/business';
import { loadBusiness, loadList } from '@/lib/content/load';

const parts = ['practitioner', 'line', 'photo', 'credentials'] as const;

/** As many testimonials as a page has room for. */
const MOST = 3;

/** Who reads the numbers. While trying, samples fill what nobody has confirmed; on the live site it is left out. */
export function practitionerFacts(): PractitionerFacts {
  const business = loadBusiness();
  const isTrying = showsDrafts(process.env);
  const isSample = (entry: object) => samplesIn(entry).length > 0;
  const fact = <K extends (typeof parts)[number]>(part: K) =>
    isTrying ? business[part] : realFact(business, part);
  const testimonials = loadList('testimonials').filter((entry) => isTrying || !isSample([entry]));
  return {
    name: fact('practitioner'),
    line: fact('line'),
    photo: fact('photo'),
    credentials: fact('credentials'),
    testimonials: testimonials.slice(0, MOST),
    sample:
      isTrying && (parts.some((part) => business.samples.includes(part)) || isSample(testimonials)),
  };
}
