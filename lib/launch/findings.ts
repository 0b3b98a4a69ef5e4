import type { Resolver } from 'node:dns/promises';
import { wrapped } from '../lists';
import { placeholdersIn } from '../content/samples';
import type { Business } from '../content/business-schema';
import type { ContentFile } from '../content/content';
import type { ListedService } from '../content/services-schema';
import { isFreeMail, isSampleAddress, type Level, type SettingFault } from '../settings/settings';

/** `name` is the variable or the content file. */
export type LaunchFinding = SettingFault & { level: Level };

export const hasBlocker = (rows: readonly LaunchFinding[]) =>
  rows.some(({ level }) => level !== 'advice');

const headings: Record<Level, string> = {
  order: 'Would lose orders',
  open: 'To do before going live',
  advice: 'Advised; the site works without it',
};

export const findingsText = (rows: readonly LaunchFinding[]) =>
  Object.entries(headings)
    .map(([level, heading]) =>
      partOf(
        heading,
        rows.filter((row) => row.level === level),
      ),
    )
    .filter(Boolean)
    .join('\n\n');

function partOf(heading: string, rows: readonly LaunchFinding[]) {
  if (rows.length === 0) return '';
  const alike = (one: LaunchFinding, other: LaunchFinding) =>
    one.name === other.name && one.fix === other.fix;
  const entries = rows
    .filter((row, index) => rows.findIndex((other) => alike(row, other)) === index)
    .map((row) => entryOf(rows.filter((other) => alike(row, other))));
  return [`${heading}: ${rows.length}`, ...entries].join('\n\n');
}

/** A sentence, or one fix for a list of problems. */
function entryOf(rows: readonly LaunchFinding[]) {
  const [{ name, problem, fix } = { name: '', problem: '', fix: '' }] = rows;
  if (rows.length === 1) return folded(`${name}: ${problem}. ${fix}`.trimEnd());
  return [folded(`${name}: ${fix}`), ...rows.map((row) => folded(`- ${row.problem}`, '    '))].join(
    '\n',
  );
}

/** Sets further lines in. */
const folded = (text: string, indent = '  ') =>
  indent + wrapped(text, ({ length }) => length <= 94).join(`\n${indent}  `);

export function contentFindings(files: readonly ContentFile[]): LaunchFinding[] {
  const rows = files.flatMap(findingsIn);
  const business = files.find(({ file }) => file === 'business.yaml')?.value as Business;
  if (business.site === 'public' || rows.length > 0) return rows;
  return [
    open(
      'business.yaml',
      'site is preview, and nothing in the content stands against going live',
      'Write site: public.',
    ),
  ];
}

function findingsIn({ file, value, text }: ContentFile): LaunchFinding[] {
  if (file === 'business.yaml') return businessFindings(value as Business);
  const noted = text?.samples ?? [];
  const others = placeholdersIn(value).filter(
    ({ found }) => !noted.some((sample) => sample.includes(found)),
  );
  return [
    ...noted.map((sample) => open(file, sample.replace(/\.$/, ''), confirm)),
    ...others.map(({ field }) => open(file, `${field} is a sample`, replace)),
    ...(hasSampleDate(value)
      ? [open(file, `date ${value.date} is a sample`, 'Write the month, and take sampleDate out.')]
      : []),
    ...(file === 'services.yaml' ? serviceFindings(value as readonly ListedService[]) : []),
  ];
}

const hasSampleDate = (value: unknown): value is { date: string } =>
  typeof value === 'object' && value !== null && 'sampleDate' in value && 'date' in value;

const serviceFindings = (services: readonly ListedService[]): LaunchFinding[] => [
  ...services.flatMap(({ samples = [] }) =>
    samples.map((sample) => open('services.yaml', sample, confirm)),
  ),
  ...services
    .filter(({ rating, reviews }) => rating !== undefined && !reviews)
    .map(({ title, rating }) =>
      open(
        'services.yaml',
        `${title}: the rating ${rating?.toFixed(1)} names no source`,
        sourceFinding,
      ),
    ),
];

const sourceFinding =
  'Add reviews with the page of public reviews and their count, or take rating out.';

const open = (file: string, problem: string, fix: string): LaunchFinding => ({
  level: 'open',
  name: `content/${file}`,
  problem,
  fix,
});

const confirm = 'Let the owner confirm or change what samples lists, and take its line out there.';
const replace =
  'Write the real one, or take the entry out; a line sample: true goes when the entry is true.';

const businessFindings = (business: Business): LaunchFinding[] =>
  business.samples.map((part) =>
    open(
      'business.yaml',
      `${part}${inShort(business[part])} is a sample${effects[part] ?? ''}`,
      'Write the real value, and take its name out of the list samples at the end of the file.',
    ),
  );

/** ' (10Mn+)' */
const inShort = (value: unknown) =>
  typeof value === 'string' && value.length < 40 ? ` (${value})` : '';

const untold = ', and search engines are not told it';
const unnamed = ', so nobody is named or seen as the numerologist';
const absent = ', so the public site goes without it';
const unpaid = ', so pages and mails ask buyers not to send money';

const effects: Partial<Record<Business['samples'][number], string>> = {
  name: untold,
  practitioner: `${unnamed}${untold}`,
  photo: unnamed,
  line: ', and stands on no page of the live site',
  credentials: ', and stands on no page',
  followers: absent,
  apps: absent,
  about: untold,
  phone: untold,
  email: untold,
  social: `${absent}${untold}`,
  bank: unpaid,
  upi: unpaid,
  legal: ', while the terms and the privacy page point to the name and address in it',
};

type Source = Readonly<Record<string, string | undefined>>;

export type TextRecords = Pick<Resolver, 'resolveTxt'>;

/** The names under which SendGrid puts its two keys, unless somebody chose others there. */
const sendGridSelectors = ['s1', 's2'];

/** Nothing for a sample or a free mailbox, which have findings of their own. */
export async function senderFindings(given: Source, dns: TextRecords): Promise<LaunchFinding[]> {
  const domain = /^[^@\s]+@([^@\s]+)$/.exec(given.EMAIL_FROM?.trim() ?? '')?.[1]?.toLowerCase();
  if (!domain || isSampleAddress(`@${domain}`) || isFreeMail(`@${domain}`)) return [];
  const records = await readSenderRecords(domain, dns).catch(() => undefined);
  const checks = records ? senderChecks(domain, records, given) : [notLookedUp(domain)];
  return checks
    .filter(({ fails }) => fails)
    .map(({ level = 'open', problem, fix }) => ({ level, name: 'EMAIL_FROM', problem, fix }));
}

type SenderRecords = Awaited<ReturnType<typeof readSenderRecords>>;

async function readSenderRecords(domain: string, dns: TextRecords) {
  const keys = await Promise.all(
    sendGridSelectors.map((name) => textsAt(`${name}._domainkey.${domain}`, dns)),
  );
  return {
    hasSendGridKey: keys.flat().some((text) => /\bp=[^;\s]/.test(text)),
    spf: (await textsAt(domain, dns)).filter((text) => /^v=spf1(?: |$)/i.test(text)).length,
    dmarc: (await dmarcOf(domain, dns)).length,
  };
}

type SenderCheck = { fails: boolean; level?: Level; problem: string; fix: string };

function senderChecks(domain: string, records: SenderRecords, given: Source): SenderCheck[] {
  const { hasSendGridKey, spf, dmarc } = records;
  const [usesSendGrid, usesSmtp] = [!!given.SENDGRID_API_KEY, !!given.SMTP_URL];
  return [
    {
      fails: usesSendGrid && !hasSendGridKey,
      problem: `no DKIM key of SendGrid stands in the DNS of ${domain} (s1._domainkey, s2._domainkey), so mails may land in spam`,
      fix: `At SendGrid choose Authenticate Your Domain, and add the CNAME records that it shows where the DNS of ${domain} is kept: docs/mail.md.`,
    },
    {
      fails: spf > 1,
      problem: `${spf} SPF records stand in the DNS of ${domain}, and with more than one none counts`,
      fix: 'Make one TXT record of them: v=spf1, then all that they include, then the ending.',
    },
    {
      // SendGrid answers for SPF under a name of its own, which its keys come with.
      fails: spf === 0 && !(usesSendGrid && hasSendGridKey && !usesSmtp),
      problem: `no SPF record stands in the DNS of ${domain}`,
      fix: `Add a TXT record at ${domain} that begins with v=spf1 and names your mail provider; the provider says how.`,
    },
    {
      fails: dmarc === 0,
      problem: `no DMARC record stands in the DNS of ${domain}`,
      fix: `Add a TXT record at _dmarc.${domain} with the text v=DMARC1; p=none (docs/mail.md).`,
    },
    {
      fails: dmarc > 1,
      problem: `more than one DMARC record stands in the DNS of ${domain}, so none counts`,
      fix: `Keep one TXT record at _dmarc.${domain}.`,
    },
    {
      fails: usesSmtp,
      level: 'advice',
      problem:
        'the DKIM key of the mail server in SMTP_URL cannot be looked up, since only its provider knows under which name it stands',
      fix: 'Send yourself a mail through that server, and look for dkim=pass in its source.',
    },
  ];
}

const notLookedUp = (domain: string): SenderCheck => ({
  fails: true,
  level: 'advice',
  problem: `SPF, DKIM and DMARC of ${domain} could not be looked up from here`,
  fix: 'Run this once more where the internet can be reached.',
});

/** Throws where nobody could be asked. */
async function textsAt(name: string, dns: TextRecords): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && noName.has(String(error.code))) return [];
    throw error;
  }
}

const noName = new Set(['ENOTFOUND', 'ENODATA']);

/** A domain above answers for one below: practice.in for bookings@mail.practice.in. */
async function dmarcOf(domain: string, dns: TextRecords): Promise<string[]> {
  const found = (await textsAt(`_dmarc.${domain}`, dns)).filter((text) =>
    /^v=DMARC1\b/i.test(text),
  );
  const above = domain.slice(domain.indexOf('.') + 1);
  return found.length > 0 || !above.includes('.') ? found : dmarcOf(above, dns);
}
