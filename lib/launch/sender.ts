/** Whether the domain of EMAIL_FROM says, by its DNS, that the site may send mail in its name. */
import type { Resolver } from 'node:dns/promises';
import { isFreeMail, isSampleAddress } from '../settings/settings';
import type { Row } from './row';

type Source = Readonly<Record<string, string | undefined>>;

/** What is asked of node:dns. */
export type TextRecords = Pick<Resolver, 'resolveTxt'>;

/** The names under which SendGrid puts its two keys, unless somebody chose others there. */
const sendGridSelectors = ['s1', 's2'];

/** What SPF, DKIM and DMARC lack; of a sample or a free mailbox other rows say what to do. */
export async function senderRows(given: Source, dns: TextRecords): Promise<Row[]> {
  const domain = /^[^@\s]+@([^@\s]+)$/.exec(given.EMAIL_FROM?.trim() ?? '')?.[1]?.toLowerCase();
  if (!domain || isSampleAddress(`@${domain}`) || isFreeMail(`@${domain}`)) return [];
  try {
    const keys = await Promise.all(
      sendGridSelectors.map((name) => textsAt(`${name}._domainkey.${domain}`, dns)),
    );
    const signs = keys.some((texts) => texts.some((text) => /\bp=[^;\s]/.test(text)));
    const spf = (await textsAt(domain, dns)).filter((text) => /^v=spf1(?: |$)/i.test(text));
    const dmarc = await dmarcOf(domain, dns);
    return [
      ...(given.SENDGRID_API_KEY && !signs ? [row(noKeys(domain))] : []),
      ...(spf.length > 1 ? [row(twoSpf(domain, spf.length))] : []),
      // SendGrid answers for SPF under a name of its own, which its keys come with.
      ...(spf.length === 0 && !(given.SENDGRID_API_KEY && signs && !given.SMTP_URL)
        ? [row(noSpf(domain))]
        : []),
      ...(dmarc.length === 0 ? [row(noDmarc(domain))] : []),
      ...(dmarc.length > 1 ? [row(twoDmarc(domain))] : []),
      ...(given.SMTP_URL ? [advice(unknownSelector)] : []),
    ];
  } catch {
    return [advice(notLookedUp(domain))];
  }
}

/** The TXT records of a name, none where there is no such name; throws where nobody could be asked. */
async function textsAt(name: string, dns: TextRecords): Promise<string[]> {
  try {
    return (await dns.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(String(error.code))) return [];
    throw error;
  }
}

const absent = new Set(['ENOTFOUND', 'ENODATA']);

/** That of the domain, or of the one above it: bookings@mail.practice.in is answered for by practice.in. */
async function dmarcOf(domain: string, dns: TextRecords): Promise<string[]> {
  const found = (await textsAt(`_dmarc.${domain}`, dns)).filter((text) =>
    /^v=DMARC1\b/i.test(text),
  );
  const above = domain.slice(domain.indexOf('.') + 1);
  return found.length > 0 || !above.includes('.') ? found : dmarcOf(above, dns);
}

type Words = { problem: string; fix: string };

const row = (words: Words): Row => ({ weight: 'open', location: 'EMAIL_FROM', ...words });
const advice = (words: Words): Row => ({ weight: 'advice', location: 'EMAIL_FROM', ...words });

const noKeys = (domain: string): Words => ({
  problem: `no DKIM key of SendGrid stands in the DNS of ${domain} (s1._domainkey, s2._domainkey), so mails may land in spam`,
  fix: `At SendGrid choose Authenticate Your Domain, and add the CNAME records that it shows where the DNS of ${domain} is kept: docs/mail.md.`,
});

const noSpf = (domain: string): Words => ({
  problem: `no SPF record stands in the DNS of ${domain}`,
  fix: `Add a TXT record at ${domain} that begins with v=spf1 and names your mail provider; the provider says how.`,
});

const twoSpf = (domain: string, count: number): Words => ({
  problem: `${count} SPF records stand in the DNS of ${domain}, and with more than one none counts`,
  fix: 'Make one TXT record of them: v=spf1, then all that they include, then the ending.',
});

const noDmarc = (domain: string): Words => ({
  problem: `no DMARC record stands in the DNS of ${domain}`,
  fix: `Add a TXT record at _dmarc.${domain} with the text v=DMARC1; p=none (docs/mail.md).`,
});

const twoDmarc = (domain: string): Words => ({
  problem: `more than one DMARC record stands in the DNS of ${domain}, so none counts`,
  fix: `Keep one TXT record at _dmarc.${domain}.`,
});

const unknownSelector: Words = {
  problem:
    'the DKIM key of the mail server in SMTP_URL cannot be looked up, since only its provider knows under which name it stands',
  fix: 'Send yourself a mail through that server, and look for dkim=pass in its source.',
};

const notLookedUp = (domain: string): Words => ({
  problem: `SPF, DKIM and DMARC of ${domain} could not be looked up from here`,
  fix: 'Run this once more where the internet can be reached.',
});
