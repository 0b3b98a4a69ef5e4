import { hasBlocker, type LaunchFinding, senderFindings, findingsText } from './findings';

const terms = { level: 'open', name: 'content/terms.md', fix: 'Confirm it.' } as const;
const advice: LaunchFinding = { level: 'advice', name: 'SMTP_URL', problem: 'is not set', fix: '' };

it('the table says once what several rows have in common', () => {
  const table = findingsText([
    { ...terms, problem: 'The law' },
    { ...terms, problem: 'The courts' },
    { level: 'order', name: 'OWNER_EMAIL', problem: 'is a sample', fix: 'Write yours.' },
  ]);
  expect(table.split('\n').filter(Boolean)).toEqual([
    'Would lose orders: 1',
    '  OWNER_EMAIL: is a sample. Write yours.',
    'To do before going live: 2',
    '  content/terms.md: Confirm it.',
    '    - The law',
    '    - The courts',
  ]);
});

it('only advice need not be followed before going live', () => {
  expect(hasBlocker([advice])).toBe(false);
  expect(hasBlocker([advice, { ...terms, problem: 'The law' }])).toBe(true);
});

const sendGrid = { EMAIL_FROM: 'bookings@navank.in', SENDGRID_API_KEY: 'SG.key' };
const smtp = { EMAIL_FROM: 'bookings@navank.in', SMTP_URL: 'smtps://a:b@smtp.navank.in' };

const key = 'k=rsa; t=s; p=MIGf';
const dmarc = 'v=DMARC1; p=none';
const spf = 'v=spf1 include:_spf.example.com ~all';

/** A DNS that knows these TXT records and nothing else. */
const dns = (records: Record<string, string[]>, otherwise = 'ENOTFOUND') => ({
  resolveTxt: async (name: string) => {
    const found = records[name];
    if (!found) throw Object.assign(new Error(name), { code: otherwise });
    // A long record comes in pieces.
    return found.map((text) => [text.slice(0, 10), text.slice(10)]);
  },
});

const authenticated = {
  's1._domainkey.navank.in': [key],
  's2._domainkey.navank.in': [key],
  '_dmarc.navank.in': [dmarc],
};

const problems = async (given: Record<string, string>, records: Record<string, string[]>) =>
  (await senderFindings(given, dns(records))).map(({ level, problem }) => `${level}: ${problem}`);

describe('the domain of the sender', () => {
  it('is in order as SendGrid makes it, with no SPF record of its own', async () => {
    expect(await problems(sendGrid, authenticated)).toEqual([]);
  });

  it('lacks everything when nothing was entered, and each row says what to enter where', async () => {
    const rows = await senderFindings(sendGrid, dns({}, 'ENODATA'));
    expect(rows.map(({ fix }) => fix)).toEqual([
      expect.stringMatching(/^At SendGrid choose Authenticate Your Domain, and add the CNAME/),
      expect.stringMatching(/^Add a TXT record at navank\.in that begins with v=spf1/),
      'Add a TXT record at _dmarc.navank.in with the text v=DMARC1; p=none (docs/mail.md).',
    ]);
    expect(new Set(rows.map(({ level, name }) => `${name} ${level}`))).toEqual(
      new Set(['EMAIL_FROM open']),
    );
  });

  it('needs an SPF record for a mail server, whose key cannot be looked up', async () => {
    expect(await problems(smtp, { 'navank.in': ['other', spf], ...authenticated })).toEqual([
      expect.stringMatching(/^advice: the DKIM key of the mail server in SMTP_URL cannot/),
    ]);
    expect(await problems({ ...sendGrid, ...smtp }, authenticated)).toEqual([
      'open: no SPF record stands in the DNS of navank.in',
      expect.stringMatching(/^advice: /),
    ]);
  });

  it('may have one SPF and one DMARC record, and a key that was not withdrawn', async () => {
    const records = {
      'navank.in': [spf, 'v=spf1 -all'],
      's1._domainkey.navank.in': ['v=DKIM1; p='],
      '_dmarc.navank.in': [dmarc, dmarc],
    };
    expect(await problems(sendGrid, records)).toEqual([
      expect.stringContaining('no DKIM key of SendGrid'),
      expect.stringContaining('2 SPF records'),
      expect.stringContaining('more than one DMARC record'),
    ]);
  });

  it('is answered for by the domain above it', async () => {
    const mail = { ...sendGrid, EMAIL_FROM: 'bookings@mail.navank.in' };
    const records = { ...authenticated, 's1._domainkey.mail.navank.in': [key] };
    expect(await problems(mail, records)).toEqual([]);
  });

  it.each(['ECONNREFUSED', 'ETIMEOUT', 'ESERVFAIL'])(
    'is no reason to wait where it cannot be looked up: %s',
    async (code) => {
      expect(await senderFindings(sendGrid, dns({}, code))).toEqual([
        expect.objectContaining({
          level: 'advice',
          problem: expect.stringContaining('could not be looked up'),
        }),
      ]);
    },
  );

  it.each(['', 'bookings', 'bookings@example.com', 'navank@gmail.com'])(
    'is not asked for where other rows say what to do: %s',
    async (EMAIL_FROM) => {
      expect(await senderFindings({ ...sendGrid, EMAIL_FROM }, dns({}))).toEqual([]);
    },
  );
});
