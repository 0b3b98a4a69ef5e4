import { listed } from '../lists';
import type { Business } from './business-schema';

/** A fact of the business, or undefined while the content lists it as a sample. */
export const realFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples'>,
  fact: K,
) => (business.samples.includes(fact) ? undefined : business[fact]);

/** Shows a sample's value in previews alone. */
export const shownFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples' | 'site'>,
  fact: K,
) => (business.site === 'preview' ? business[fact] : realFact(business, fact));

export function legalLine({ legal }: Pick<Business, 'legal'>) {
  const { name, street, city, state, pincode, gstin } = legal;
  return `${name}, ${street}, ${city}, ${state} ${pincode}, India${gstin ? `, GSTIN ${gstin}` : ''}`;
}

export const languagesLine = ({ languages }: Pick<Business, 'languages'>) =>
  listed(languages, 'or');

/** 'Nagpur, on Saturdays and Sundays' */
export function sittingsLine(business: Pick<Business, 'sittings' | 'samples' | 'site'>) {
  const sittings = shownFact(business, 'sittings');
  return sittings && `${sittings.town}, on ${sittings.days}`;
}
