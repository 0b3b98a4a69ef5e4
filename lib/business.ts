import type { Business } from './content/schemas';

/** A fact of the business, or undefined while the content says that it is still a sample. Pure. */
export const realFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples'>,
  fact: K,
) => (business.samples.includes(fact) ? undefined : business[fact]);
