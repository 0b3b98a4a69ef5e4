import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleBusiness } from '../lib/order/mails/sample-order';
import { threadHeaders } from '../lib/mail/message';
import { sampleMails } from './mail-samples';

const mails = sampleMails();

it('writes every mail with a subject, the same links in both parts, and as no form', async () => {
  for (const { when, message } of await mails) {
    const { subject, html, text, to, replyTo } = message;
    expect(subject.length).toBeGreaterThan(10);
    expect(`${when}: ${html}${text}`).not.toMatch(/undefined|\[object|NaN/);
    expect(`${to} ${replyTo}`).toMatch(/^\S+@example\.com \S+@example\.com$/);
    const inHtml = [...html.matchAll(/href="(https[^"]+)"/g)].map(([, href = '']) =>
      href.replaceAll('&amp;', '&'),
    );
    const inText = [...text.matchAll(/<(https[^>]+)>/g)].map(([, href = '']) => href);
    expect({ when, links: inText.sort() }).toEqual({ when, links: inHtml.sort() });
    // Spam filters take a gap behind a name, or a line below a title, for a form.
    expect(`${when}: ${text}`).not.toMatch(/\S {2,}|^[A-Z][^a-z\n]*\n[-=_]/m);
  }
});

it('has a sample of every mail that lib writes', () => {
  const samples = readFileSync('scripts/mail-samples.ts', 'utf8');
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!launch|mail\/message).*(?<!\.test)\.ts$/.test(file),
  );
  const written = files.flatMap((file) =>
    readFileSync(join('lib', file), 'utf8')
      .split(/^export /m)
      .filter((part) => /renderMessage\(/.test(part))
      .flatMap((part) => /^(?:async )?(?:function|const) (\w+)/.exec(part)?.[1] ?? []),
  );
  expect(written.length).toBeGreaterThan(8);
  expect(written.filter((name) => !new RegExp(`\\b${name}\\(`).test(samples))).toEqual([]);
});

const mail = async (name: string) =>
  (await mails).find(({ when }) => when === name)?.message.text ?? '';

it('hands the owner a reply with its subject, both clocks, and a line for the spreadsheet', async () => {
  expect(await mail('The contact form, to the owner')).toContain(
    '<mailto:ravi@example.com?subject=Your%20message%20to%20Navank>',
  );
  expect(await mail('A time was chosen, to the owner')).toMatch(
    /Both clocks: +Saturday 28 November, 6:00 PM in India\n +Saturday 28 November, 12:30 PM United Kingdom time/,
  );
  expect(await mail('Interest in the book was confirmed, to the owner')).toContain(
    '20 November 2026\tRavi Example\travi@example.com\tconfirmed',
  );
});

it('shows no account once an order is paid, sent or declined', async () => {
  const { accountNumber } = sampleBusiness.bank;
  const settled = (await mails).filter(({ when }) => / after /.test(when));
  expect(settled.length).toBeGreaterThan(11);
  for (const { when, message } of settled)
    expect(`${when}: ${message.text}`).not.toMatch(new RegExp(`${accountNumber}|sample@upi`));
  expect(await mail('Ask for proof')).toContain(accountNumber);
});

it('promises no money back where there is none, and all of it where we decline', async () => {
  expect(await mail('Payment received')).toContain('Refunds: sales are final');
  expect(await mail('Decline')).not.toContain('Refunds: sales are final');
  expect(await mail('Decline')).toContain('The whole price goes back to you.');
  const refund = await mail('Decline after Payment received');
  expect(refund).toContain('We send ₹4,700.00 back to the account from which it came');
  expect(refund).not.toContain('nothing to pay');
});

it('gives each mail of an order an id of its own', async () => {
  const threads = (await mails).flatMap(({ message }) => message.thread ?? []);
  const ids = threads.map((thread) => threadHeaders(thread, '@navank.example')['Message-ID']);
  expect(ids.length).toBeGreaterThan(8);
  expect(new Set(ids).size).toBe(ids.length);
});
