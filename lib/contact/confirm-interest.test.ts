/** @jest-environment node */
import type { Message } from '../mail/message';
import { sampleBusiness } from '../order/mails/sample-order';
import { linksWith } from '../links/links';
import { openStore } from '../store/store';
import { askToConfirm, confirmInterest, type ConfirmDeps } from './confirm-interest';
import { emptyForm } from './fields';

jest.mock('../content/load', () => ({}));

const now = new Date('2026-11-20T10:35:00Z');
const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const ravi = { ...emptyForm, name: 'Ravi Example', email: 'ravi@example.com' };

function depsWith(changes: Partial<ConfirmDeps> = {}) {
  const mails: Message[] = [];
  const deps: ConfirmDeps = {
    links: linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now),
    store: openStore('memory:'),
    send: async (mail) => {
      mails.push(mail);
      return { ok: true, attempts: 1 };
    },
    now: () => now,
    context: { business: sampleBusiness, ownerEmail: 'owner@example.com' },
    ...changes,
  };
  return { deps, mails };
}

it('asks the visitor, and tells the owner only after the second yes, once', async () => {
  const { deps, mails } = depsWith();
  expect(await askToConfirm(ravi, deps)).toBe(true);
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.com']);
  const token = /confirm#([\w.-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
  const link = await deps.links.interest.open(token);
  if (!link.ok) throw new Error('the link in the mail does not open');
  expect(await confirmInterest(link.value, deps)).toMatchObject({ repeated: false });
  expect(await confirmInterest(link.value, deps)).toMatchObject({ repeated: true });
  expect(mails.map(({ to }) => to)).toEqual(['ravi@example.com', 'owner@example.com']);
  expect(mails[1]).toMatchObject({
    replyTo: 'ravi@example.com',
    subject: 'Confirmed: news of the numerology book',
  });
});

it('says when the mail that asks does not go out', async () => {
  const failing = depsWith({ send: async () => ({ ok: false, reason: 'refused', attempts: 1 }) });
  expect(await askToConfirm(ravi, failing.deps)).toBe(false);
});

it('forgets a confirmation that could not be told', async () => {
  const answers = [{ ok: false, reason: 'refused', attempts: 3 } as const];
  const { deps } = depsWith({ send: async () => answers.shift() ?? { ok: true, attempts: 1 } });
  expect(await confirmInterest({ id, ...ravi }, deps)).toEqual({
    kind: 'unsent',
    reason: 'refused',
  });
  expect(await confirmInterest({ id, ...ravi }, deps)).toMatchObject({ repeated: false });
});

it('puts no stranger’s words into the mail that it sends to a stranger', async () => {
  const { deps, mails } = depsWith();
  await askToConfirm({ ...ravi, name: 'Win at evil.example' }, deps);
  expect(mails[0]?.text).not.toContain('evil');
  expect(mails[0]?.text).toContain('Is it you?');
});
