import { linksWith } from '../links/links';
import { lost, mailDoor } from '../mail/test-kit';
import { sampleBusiness } from '../order/mails/sample-order';
import { askToConfirm, confirmInterest } from './forms';
import { emptyForm } from './fields';

jest.mock('../content/load', () => ({ loadBusiness: () => sampleBusiness }));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const now = new Date('2026-11-20T10:35:00Z');
const ravi = { ...emptyForm, name: 'Ravi Example', email: 'ravi@example.com' };
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now);

it('asks the visitor, and tells the owner only after the second yes, once', async () => {
  const mails = mailDoor.open({ ok: true, attempts: 1 }, lost);
  expect(await askToConfirm(ravi, links)).toBe(true);
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.com']);
  const token = /confirm#([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const link = await links.interest.open(token);
  if (!link.ok) throw new Error('the link in the mail does not open');
  const yes = () => confirmInterest({ link: link.value }, now);
  // What could not be told is forgotten.
  expect(await yes()).toEqual({ kind: 'unsent', reason: 'refused' });
  expect(await yes()).toMatchObject({ repeated: false });
  expect(await yes()).toMatchObject({ repeated: true });
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.com', 'owner@example.com']);
  expect(mails[1]).toMatchObject({
    replyTo: 'ravi@example.com',
    subject: 'Confirmed: news of the numerology book',
  });
});

it('says when the mail that asks does not go out', async () => {
  mailDoor.open(lost);
  expect(await askToConfirm(ravi, links)).toBe(false);
});

it('puts no stranger’s words into the mail that it sends to a stranger', async () => {
  const mails = mailDoor.open();
  await askToConfirm({ ...ravi, name: 'Win at evil.example' }, links);
  expect(mails[0]?.text).not.toContain('evil');
  expect(mails[0]?.text).toContain('Is it you?');
});
