import { listed } from '../listed';
import type { Business } from './schemas';

/** A fact of the business, or undefined while the content says that it is still a sample. Pure. */
export const realFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples'>,
  fact: K,
) => (business.samples.includes(fact) ? undefined : business[fact]);

/** Who answers for the business by law, and where: 'Asha Rao, 12, Station Road, Wardha, Maharashtra 442001, India'. */
export function legalLine({ legal, samples }: Pick<Business, 'legal' | 'samples'>) {
  const { name, street, city, state, pincode, gstin } = legal;
  const line = `${name}, ${street}, ${city}, ${state} ${pincode}, India${gstin ? `, GSTIN ${gstin}` : ''}`;
  return samples.includes('legal') ? `${line} (all of this is a sample)` : line;
}

/** In which languages one is read to: 'Hindi, Marathi or English'. */
export const languagesLine = ({ languages, samples }: Pick<Business, 'languages' | 'samples'>) =>
  `${listed(languages, 'or')}${samples.includes('languages') ? ' (a sample)' : ''}`;
