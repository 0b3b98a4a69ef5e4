/** What in the content is still a sample. Pure. */
import type { ListedService } from '../services/catalogue';
import type { ContentFile } from '../content/compile';
import { samplesIn } from '../content/business';
import type { Business } from '../content/business-schema';
import type { Row } from './row';

/** A row for each sample that stands in these files. */
export const contentRows = (files: readonly ContentFile[]): Row[] => files.flatMap(rowsOf);

function rowsOf({ file, value, text }: ContentFile): Row[] {
  if (file === 'business.yaml') return businessRows(value as Business);
  const noted = text?.samples ?? [];
  const others = samplesIn(value).filter(
    ({ found }) => !noted.some((sample) => sample.includes(found)),
  );
  return [
    ...noted.map((sample) => open(file, sample.replace(/\.$/, ''), confirm)),
    ...others.map(({ field }) => open(file, `${field} is a sample`, replace)),
    ...(hasSampleDate(value)
      ? [open(file, `date ${value.date} is a sample`, 'Write the month, and take sampleDate out.')]
      : []),
    ...(file === 'services.yaml' ? serviceRows(value as readonly ListedService[]) : []),
  ];
}

const hasSampleDate = (value: unknown): value is { date: string } =>
  typeof value === 'object' && value !== null && 'sampleDate' in value && 'date' in value;

const serviceRows = (services: readonly ListedService[]): Row[] => [
  ...services.flatMap(({ samples = [] }) =>
    samples.map((sample) => open('services.yaml', sample, confirm)),
  ),
  ...services
    .filter(({ rating, reviews }) => rating !== undefined && !reviews)
    .map(({ title, rating }) =>
      open(
        'services.yaml',
        `${title}: the rating ${rating?.toFixed(1)} names no source`,
        unsourced,
      ),
    ),
];

const unsourced =
  'Add reviews with the page of public reviews and their count, or take rating out.';

const open = (file: string, problem: string, fix: string): Row => ({
  weight: 'open',
  location: `content/${file}`,
  problem,
  fix,
});

const confirm = 'Let the owner confirm or change what samples lists, and take its line out there.';
const replace =
  'Write the real one, or take the entry out; a line sample: true goes when the entry is true.';

const businessRows = (business: Business): Row[] =>
  business.samples.map((part) =>
    open(
      'business.yaml',
      `${part}${inShort(business[part])} is a sample${effects[part] ?? ''}`,
      'Write the real value, and take its name out of the list samples at the end of the file.',
    ),
  );

/** A value that fits into a line: ' (10Mn+)'. */
const inShort = (value: unknown) =>
  typeof value === 'string' && value.length < 40 ? ` (${value})` : '';

const untold = ', and search engines are not told it';
const faceless = ', and stands on no page of the live site';
const unpaid = ', so pages and mails ask buyers not to send money';

const effects: Partial<Record<Business['samples'][number], string>> = {
  name: untold,
  practitioner: untold,
  photo: faceless,
  line: faceless,
  credentials: faceless,
  about: untold,
  phone: untold,
  email: untold,
  social: untold,
  bank: unpaid,
  upi: unpaid,
  legal: ', while the terms and the privacy page point to the name and address in it',
};
