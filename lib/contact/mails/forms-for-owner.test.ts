/** @jest-environment node */
import { contactForOwner, interestForOwner } from './forms-for-owner';
import { sampleBusiness } from '../../order/mails/sample-order';

const context = {
  business: sampleBusiness,
  ownerEmail: 'owner@example.com',
  now: new Date('2026-11-20T10:35:00Z'),
};

const ravi = {
  name: 'Ravi Example',
  email: 'ravi@example.com',
  phone: '98765 43210',
  message: 'Two names are on the table.\n\nWhich one?',
};

it('tells the owner who waits for the book, with a line for the spreadsheet', async () => {
  const mail = await interestForOwner({ ...ravi, phone: '', message: '' }, context);
  expect(mail).toMatchObject({
    to: 'owner@example.com',
    replyTo: 'ravi@example.com',
    subject: 'New Interested User for Numerology Book',
  });
  for (const part of [mail.text, mail.html])
    for (const fact of ['Ravi Example', 'ravi@example.com', 'November 20, 2026, 4:05 PM IST'])
      expect(part).toContain(fact);
  expect(mail.text).toContain('November 20, 2026\tRavi Example\travi@example.com');
});

it('hands a message on with every fact and one-tap answers', async () => {
  const mail = await contactForOwner(ravi, context);
  expect(mail).toMatchObject({ replyTo: 'ravi@example.com', subject: 'Message from Ravi Example' });
  expect(mail.text).toContain('> Two names are on the table.\n> \n> Which one?');
  expect(mail.html).toContain('Two names are on the table.<br/><br/>Which one?');
  expect(mail.html).toContain('href="tel:+919876543210"');
  expect(mail.text).toContain('https://wa.me/919876543210?text=Hello%20Ravi');
  expect(mail.text).toContain('November 20, 2026, 4:05 PM IST');
});

it('guesses no country for a number that may be from anywhere', async () => {
  const { html, text } = await contactForOwner({ ...ravi, phone: '020 7946 0000' }, context);
  expect(html).toContain('href="tel:02079460000"');
  expect(text).not.toContain('wa.me');
});

it('shows markup that a visitor typed, and does not obey it', async () => {
  const typed = { ...ravi, name: '<b>Ravi</b>', message: '<img src=x onerror=alert(1)>' };
  for (const mail of [
    await contactForOwner(typed, context),
    await interestForOwner(typed, context),
  ])
    expect(mail.html).not.toMatch(/<img src|<b>Ravi/);
});

it('keeps line breaks and commands out of subject, addresses and cells', async () => {
  const typed = { ...ravi, name: '=1+1\r\nBcc: all@example.com\u202e' };
  const { subject, replyTo } = await contactForOwner(typed, context);
  expect(subject).toBe('Message from =1+1 Bcc: all@example.com');
  expect(replyTo).toBe('ravi@example.com');
  const { text } = await interestForOwner(typed, context);
  expect(text).toContain("\t'=1+1 Bcc: all@example.com\travi@example.com");
});
