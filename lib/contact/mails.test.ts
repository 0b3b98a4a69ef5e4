import { contactForOwner, interestConfirmed, interestForOwner } from './mails';
import { sampleContext } from '../order/mails/sample-order';

const context = { ...sampleContext, now: new Date('2026-11-20T10:35:00Z') };

const ravi = {
  name: 'Ravi Example',
  email: 'ravi@example.com',
  phone: '+919876543210',
  message: 'Two names are on the table.\n\nWhich one?',
};

it('tells the owner who waits for the book, with a line for the spreadsheet, and whether the visitor was asked', async () => {
  const mail = await interestForOwner({ ...ravi, phone: '', message: '' }, context);
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    replyTo: 'ravi@example.com',
    subject: 'New Interested User for Numerology Book',
  });
  for (const part of [mail.text, mail.html])
    for (const fact of ['Ravi Example', 'ravi@example.com', '20 November 2026, 4:05 PM IST'])
      expect(part).toContain(fact);
  expect(mail.text).toContain('20 November 2026\tRavi Example\travi@example.com');
  expect(mail.text).toMatch(/Please follow up\.[^]*Confirmed: not asked/);
  const asked = await interestForOwner(ravi, { ...context, asked: true });
  expect(asked.text).toContain('Confirmed: not yet');
});

it('hands a message on with every fact and one-tap answers, to no number that could not be read', async () => {
  const mail = await contactForOwner(ravi, context);
  expect(mail).toMatchObject({
    replyTo: 'ravi@example.com',
    subject: 'New message from the contact form',
  });
  expect(mail.text).toContain('> Two names are on the table.\n> \n> Which one?');
  expect(mail.html).toContain('href="tel:+919876543210"');
  expect(mail.text).toContain('https://wa.me/919876543210?text=Hello%20Ravi');
  expect(mail.text).toContain('20 November 2026, 4:05 PM IST');
  const other = await contactForOwner({ ...ravi, phone: '020 7946 0000' }, context);
  expect(other.text).toContain('020 7946 0000');
  expect(other.html + other.text).not.toMatch(/tel:|wa\.me/);
});

it('keeps a stranger’s words out of subject, heading and sentences: they stand in rows', async () => {
  const claim = 'SendGrid: your account is locked, sign in at evil.example';
  const details = { ...ravi, name: claim, message: claim };
  for (const mail of [
    await contactForOwner(details, context),
    await interestForOwner(details, context),
    await interestConfirmed(details, context),
  ]) {
    expect(mail.subject).not.toContain('SendGrid');
    const lines = mail.text.split('\n').filter((line) => line.includes('SendGrid'));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/^(Name: +|> |20 November 2026\t)SendGrid/);
    expect(/<div[^>]*>([^<]*)/.exec(mail.html)?.[1]).not.toContain('SendGrid');
    expect(/<h1[^>]*>([^<]*)/.exec(mail.html)?.[1]).not.toContain('SendGrid');
  }
});
