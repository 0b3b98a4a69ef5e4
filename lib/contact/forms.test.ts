import { replaceStore } from '../store/test-kit';
import { linksWith } from '../links/links';
import { lost, mailDoor } from '../mail/test-kit';
import { sampleBusiness, sampleContext } from '../order/mails/sample-order';
import { emptyForm } from './fields';
import { confirmInterest, prepareQuestion } from './question';
import { contactForOwner, interestConfirmed, interestForOwner } from './mails';

jest.mock('../content/load', () => ({ loadBusiness: () => sampleBusiness }));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const now = new Date('2026-11-20T10:35:00Z');
const context = { ...sampleContext, now };
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);
const ravi = { ...emptyForm, name: 'Ravi Example', email: 'ravi@example.com' };
const asked = {
  ...ravi,
  phone: '+919876543210',
  message: 'Two names are on the table.\n\nWhich one?',
};

const ask = async (details: typeof ravi) =>
  (await prepareQuestion(details, links, '203.0.113.1'))?.ask();

beforeEach(() => void replaceStore());

it('asks the visitor, and tells the owner only after the second yes, once', async () => {
  const mails = mailDoor.open(lost, { ok: true, attempts: 1 }, lost);
  for (const isOut of [false, true]) expect(await ask(ravi)).toBe(isOut);
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.com']);
  const token = /confirm#([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const link = await links.interest.open(token);
  if (!link.ok) throw new Error('the link in the mail does not open');
  const yes = () => confirmInterest({ link: link.value }, now);
  // A failed confirmation is forgotten.
  expect(await yes()).toEqual({ kind: 'not-sent', reason: 'refused' });
  expect(await yes()).toMatchObject({ repeated: false });
  expect(await yes()).toMatchObject({ repeated: true });
  expect(mails[1]).toMatchObject({
    ...{ to: 'owner@example.com', replyTo: 'ravi@example.com' },
    subject: 'Confirmed: news of the numerology book',
  });
  expect(mails).toHaveLength(2);
});

it('tells the owner who waits for the book, with a line for the spreadsheet', () => {
  const mail = interestForOwner(ravi, context);
  expect(mail).toMatchObject({
    ...{ to: 'owner@example.com', replyTo: 'ravi@example.com' },
    subject: 'New Interested User for Numerology Book',
  });
  for (const part of [mail.text, mail.html])
    for (const fact of ['Ravi Example', 'ravi@example.com', '20 November 2026, 4:05 PM IST'])
      expect(part).toContain(fact);
  expect(mail.text).toContain('20 November 2026\tRavi Example\travi@example.com');
});

it('tells the owner whether the visitor was asked for a confirmation', () => {
  const { text } = interestForOwner(ravi, context);
  expect(text).toMatch(/Please follow up\.[^]*Confirmed: not asked/);
  const other = interestForOwner(ravi, { ...context, asked: true });
  expect(other.text).toContain('Confirmed: not yet');
});

it('hands a message on with every fact and one-tap answers, to no number that could not be read', () => {
  const mail = contactForOwner(asked, context);
  expect(mail).toMatchObject({
    ...{ replyTo: 'ravi@example.com', subject: 'New message from the contact form' },
    html: expect.stringContaining('href="tel:+919876543210"'),
  });
  for (const part of [
    '> Two names are on the table.\n> \n> Which one?',
    'https://wa.me/919876543210?text=Hello%20Ravi',
    '20 November 2026, 4:05 PM IST',
  ])
    expect(mail.text).toContain(part);
  const other = contactForOwner({ ...asked, phone: '020 7946 0000' }, context);
  expect(other.text).toContain('020 7946 0000');
  expect(other.html + other.text).not.toMatch(/tel:|wa\.me/);
});

const claim = 'SendGrid: your account is locked, sign in at evil.example';
const details = { ...asked, name: claim, message: claim };

it('keeps a stranger’s words out of subject, heading and sentences of a mail to the owner', () => {
  for (const mail of [
    contactForOwner(details, context),
    interestForOwner(details, context),
    interestConfirmed(details, context),
  ]) {
    expect(mail.subject).not.toContain('SendGrid');
    const lines = mail.text.split('\n').filter((line) => line.includes('SendGrid'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^(Name: +|> |20 November 2026\t)SendGrid/);
    expect(/<div[^>]*>([^<]*)/.exec(mail.html)?.[1]).not.toContain('SendGrid');
    expect(/<h1[^>]*>([^<]*)/.exec(mail.html)?.[1]).not.toContain('SendGrid');
  }
});

it('keeps a stranger’s words out of a mail to a stranger', async () => {
  const mails = mailDoor.open();
  await ask({ ...details, email: 'asha@example.com' });
  expect(mails[0]?.text).not.toMatch(/SendGrid|evil/);
  expect(mails[0]?.text).toContain('Is it you?');
});
