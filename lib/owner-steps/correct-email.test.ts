import { linksWith, type OrderLink } from '../links/links';
import { lost, mailDoor } from '../mail/test-kit';
import { sampleBusiness, sampleOrder } from '../order/mails/sample-order';
import { replaceStore } from '../store/test-kit';
import { correctEmail } from './correct-email';
import { actionBodySchema, showAction, takeStep } from './take-step';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [],
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());

const id = '7c2e41d8-5b3f-4f7a-9c61-2d8e4b0a90d4';
const now = new Date('2026-11-20T10:00:00Z');
const links = linksWith(['a-secret-of-32-characters-or-more'], 'https://a.example', () => now);
const link: OrderLink = { id, order: sampleOrder('INR', { email: 'asha@gmial.com' }), steps: [] };
const correct = (email: string, one = link) =>
  correctEmail({ link: one, body: { token: '', email }, links, address: one.id }, now);

beforeEach(() => {
  replaceStore();
  mailDoor.open();
});

it('sends a copy to the right address, and new buttons to the owner, who reads both addresses', async () => {
  const outcome = await correct('asha@gmail.com');
  expect(outcome).toMatchObject({
    kind: 'corrected',
    answer: { order: { customer: { email: 'asha@gmail.com' } }, confirmationEmailed: true },
  });
  expect(mailDoor.tried.map(({ about, to }) => [about.mail, to])).toEqual([
    ['email-corrected', 'owner@example.com'],
    ['email-moved', 'asha@gmial.com'],
    ['order-buyer', 'asha@gmail.com'],
  ]);
  const [toOwner, toOldAddress] = mailDoor.mails;
  for (const address of ['asha@gmail.com', 'asha@gmial.com'])
    expect(toOwner?.text).toContain(address);
  expect(toOldAddress?.text).not.toContain('asha@gmail.com');
  const token = /owner#([\w.-]+)/.exec(toOwner?.text ?? '')?.[1] ?? '';
  expect(await links.action.open(token)).toMatchObject({
    value: { order: { customer: { email: 'asha@gmail.com' } } },
  });
});

it('closes the buttons of earlier mails, which would write to the old address', async () => {
  await correct('asha@gmail.com');
  const old = { ...link, action: 'paid', round: 1 } as const;
  expect((await showAction({ link: old, links }, now)).isReplaced).toBe(true);
  const body = actionBodySchema.parse({ token: '' });
  expect(await takeStep({ link: old, body, links }, now)).toMatchObject({ kind: 'conflict' });
  expect(mailDoor.tried).toHaveLength(3);
});

it.each(['paid', 'decline', 'delivered'] as const)('is refused after %s', async (name) => {
  const later = { ...link, steps: [{ name, at: now.toISOString() }] };
  expect(await correct('asha@gmail.com', later)).toMatchObject({ kind: 'conflict' });
  expect(mailDoor.tried).toEqual([]);
});

it('changes nothing when the owner cannot be told, or the address is none or the same', async () => {
  mailDoor.open(lost);
  expect(await correct('asha@gmail.com')).toMatchObject({ kind: 'not-sent' });
  for (const email of ['asha', 'asha@gmial.com'])
    expect(await correct(email)).toMatchObject({ kind: 'invalid' });
  expect(mailDoor.mails).toEqual([]);
});

it('is taken three times a day, and copies stay within those of a mailbox', async () => {
  const kinds = [];
  for (const n of [1, 2, 3, 4]) kinds.push((await correct(`asha${n}@gmail.com`)).kind);
  expect(kinds).toEqual(['corrected', 'corrected', 'corrected', 'too-many']);
  for (const other of ['1', '2', '3', '4'])
    await correct('asha@gmail.com', { ...link, id: id.replace(/^7/, other) });
  expect(mailDoor.mails.filter(({ to }) => to === 'asha@gmail.com')).toHaveLength(3);
});
