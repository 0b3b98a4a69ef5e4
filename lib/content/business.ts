import { listed } from '../lists';
import type { Business } from './business-schema';

/** A fact of the business, or undefined while the content lists it as a sample. */
export const realFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples'>,
  fact: K,
) => (business.samples.includes(fact) ? undefined : business[fact]);

export function legalLine({ legal, samples }: Pick<Business, 'legal' | 'samples'>) {
  const { name, street, city, state, pincode, gstin } = legal;
  const line = `${name}, ${street}, ${city}, ${state} ${pincode}, India${gstin ? `, GSTIN ${gstin}` : ''}`;
  return samples.includes('legal') ? `${line} (all of this is a sample)` : line;
}

export const languagesLine = ({ languages, samples }: Pick<Business, 'languages' | 'samples'>) =>
  `${listed(languages, 'or')}${samples.includes('languages') ? ' (a sample)' : ''}`;
