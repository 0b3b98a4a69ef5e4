import { listed } from '../lists';
import type { Business } from './business-schema';

/** A fact of the business, or undefined while the content lists it as a sample. */
export const realFact = <K extends Business['samples'][number]>(
  business: Pick<Business, K | 'samples'>,
  fact: K,
) => (business.samples.includes(fact) ? undefined : business[fact]);

export const withoutSamples = <Entry extends { sample?: boolean }>({
  show,
  list,
}: {
  show: 'all' | 'confirmed';
  list: Entry[];
}) => list.filter(({ sample }) => show === 'all' || !sample);

/** The legal owner and address: 'Asha Rao, 12, Station Road, Wardha, Maharashtra 442001, India'. */
export function legalLine({ legal, samples }: Pick<Business, 'legal' | 'samples'>) {
  const { name, street, city, state, pincode, gstin } = legal;
  const line = `${name}, ${street}, ${city}, ${state} ${pincode}, India${gstin ? `, GSTIN ${gstin}` : ''}`;
  return samples.includes('legal') ? `${line} (all of this is a sample)` : line;
}

/** Placeholders: 'Sample Bank', XXXX0000000, example.com, +91 00000 00000. */
export const isPlaceholder = (text: string) =>
  /^sample|^XXXX|[/@]example\.(com|net|org)\b/i.test(text) ||
  /^\+?(91)?0{6,}$/.test(text.replaceAll(' ', ''));

export type Placeholder = { field: string; found: string };

export function placeholdersIn(value: unknown, field = ''): Placeholder[] {
  if (typeof value === 'string') return isPlaceholder(value) ? [{ field, found: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      placeholdersIn(entry)
        .slice(0, 1)
        .map(({ found }) => ({ field: `${field} ${index + 1}${titleOf(entry)}`.trim(), found })),
    );
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => samplesInField(name, part, field));
}

function samplesInField(name: string, part: unknown, above: string): Placeholder[] {
  if (name === 'html' || name === 'samples') return [];
  if (name === 'sample') return part === true ? [{ field: above, found: 'sample: true' }] : [];
  return placeholdersIn(part, above ? `${above}, ${name}` : name);
}

export function titleOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const { title, name, value, label } = entry as Record<string, unknown>;
  const called = title ?? name ?? (typeof label === 'string' && `${String(value)} ${label}`);
  return typeof called === 'string' && called.trim() ? ` (${called.trim()})` : '';
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Drafts show in development and in preview deployments of Vercel and Netlify. */
export const showsDrafts = ({ NODE_ENV, VERCEL_ENV, NETLIFY, CONTEXT = '' }: Environment) =>
  NODE_ENV === 'development' ||
  VERCEL_ENV === 'preview' ||
  (!!NETLIFY && ['deploy-preview', 'branch-deploy'].includes(CONTEXT));

/** 'Nagpur, on Saturdays and Sundays' */
export const sittingsLine = ({ sittings, samples }: Pick<Business, 'sittings' | 'samples'>) =>
  sittings &&
  `${sittings.town}, on ${sittings.days}${samples.includes('sittings') ? ' (a sample)' : ''}`;

export const languagesLine = ({ languages, samples }: Pick<Business, 'languages' | 'samples'>) =>
  `${listed(languages, 'or')}${samples.includes('languages') ? ' (a sample)' : ''}`;
