import { z } from 'zod';
import { ownFolder } from '../folder-test-kit';
import { linksWith } from '../links/links';
import { mailDoor } from '../mail/test-kit';
import { perCurrency } from '../markets/currency';
import { sampleService } from '../services/sample-service';
import { openStore, store } from '../store/store';
import { emptyCustomer } from './fields';
import { sampleBusiness } from './mails/sample-order';
import { placeOrder } from './place-order';
import type { OrderRequest } from './schema';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [service],
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());
const mockWriting = jest.fn();
jest.mock('./mails/order-for-buyer', () => {
  const actual = jest.requireActual('./mails/order-for-buyer');
  return {
    ...actual,
    orderForBuyer: (...args: unknown[]) => mockWriting() ?? actual.orderForBuyer(...args),
  };
});
const mockLinks = jest.fn();
jest.mock('../links/links', () => ({
  ...jest.requireActual('../links/links'),
  links: () => mockLinks(),
}));

const key = 'f47ac10b-58cc-4372-a567-0e02b2c3d479';
const now = new Date('2026-11-20T10:00:00Z');

const service = sampleService({ id: 3, prices: perCurrency(() => 1900) });

const request: OrderRequest = {
  currency: 'INR',
  services: [service],
  customer: { ...emptyCustomer, email: 'buyer@example.com' },
  note: '',
  flagged: false,
};

/** Whoever cannot be written to, and how often; the others can. */
function door(given: Partial<Record<'owner' | 'steps' | 'buyer', number>> = {}) {
  const lost = { ...given };
  mailDoor.open();
  mailDoor.answerTo = ({ mail }) => {
    const who = mail.replace('order-', '') as keyof typeof lost;
    const left = lost[who] ?? 0;
    lost[who] = left - 1;
    return left > 0 ? { ok: false, reason: 'timed-out', attempts: 2 } : undefined;
  };
}

/** Who was written to, with or without success. */
const written = () => mailDoor.tried.map(({ about }) => about.mail.replace('order-', ''));

const order = (changes: Partial<OrderRequest> = {}, from = '203.0.113.7', own = key) =>
  placeOrder({ ...request, ...changes }, own, from, now);

/** Another order each time. */
let orders = 0;
const another = (changes: Partial<OrderRequest> = {}, from?: string) =>
  order(changes, from, key.replace('f47ac10b', String(++orders).padStart(8, '0')));

// Every test has a store of its own.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'practiceStore');
  mockLinks.mockReturnValue(undefined);
  mockWriting.mockReset();
  door();
});

const withLinks = () =>
  mockLinks.mockReturnValue(
    linksWith(['a-secret-of-32-characters-or-more'], 'https://navank.example', () => now),
  );

describe('placing an order', () => {
  it('sends the owner’s buttons apart from the mail that is answered to the buyer', async () => {
    withLinks();
    expect(await order()).toMatchObject({
      answer: { confirmationEmailed: true, link: expect.stringContaining('#order=') },
    });
    expect(written()).toEqual(['owner', 'steps', 'buyer']);
    // A mail program quotes what it answers: nothing in it may open or do anything.
    const [answered] = mailDoor.mails;
    expect(`${answered?.html}${answered?.text}`).not.toMatch(/eyJ|owner#|received#/);
    expect(answered?.calendar?.content).toContain('DTSTART;VALUE=DATE:20261220');
  });

  it('stands when the confirmation cannot even be written', async () => {
    mockWriting.mockImplementationOnce(() => {
      throw new Error('asha@example.com');
    });
    const log = jest.spyOn(console, 'error').mockImplementation();
    expect(await order()).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
    expect(String(log.mock.calls)).not.toContain('asha');
  });

  it('keeps nothing of the customer for a key that comes again', async () => {
    await order();
    const kept = JSON.stringify(await store().find(`order ${key}`, z.unknown()));
    expect(kept).toContain('INV-');
    expect(kept).not.toContain('buyer@example.com');
  });

  it('is the same order however fast it was typed', async () => {
    await order({ flagged: true });
    expect(await order()).toMatchObject({ replayed: true });
    expect(written()).toEqual(['owner']);
  });
});

it.each([
  ['an order that could not be sent, nor its confirmation: it will come again', { owner: 5 }],
  ['a confirmation that could not be sent', { buyer: 5 }],
])('no limit counts %s', async (_, lost) => {
  door(lost);
  // A mailbox has room for three confirmations in a day.
  for (const last of [1, 2, 3, 4, 5]) await another({}, `203.0.113.${last}`);
  expect(await another({}, '203.0.113.1')).toMatchObject({ answer: { confirmationEmailed: true } });
});

describe('the identity of an order', () => {
  const invoices = () =>
    mailDoor.tried
      .filter(({ about }) => about.mail === 'order-owner')
      .map(({ about, thread }) => ({ id: thread?.order, invoice: about.orderId }));

  it('is the server’s, whatever key a visitor chooses', async () => {
    for (const own of [
      'deadbeef-0000-4000-8000-00000000cafe',
      'deadffff-0000-4000-8000-00001110cafe',
    ])
      await order({}, '203.0.113.1', own);
    const [one, other] = invoices();
    expect(one?.invoice).not.toBe('INV-DEAD0CAFE');
    expect(other?.invoice).not.toBe(one?.invoice);
    expect(other?.id).not.toBe(one?.id);
  });

  it('stays when what could not be sent is tried again, and is another one for another content', async () => {
    door({ owner: 2 });
    for (const note of ['', '', 'corrected']) await order({ note });
    const [first, again, corrected] = invoices();
    expect(again).toEqual(first);
    expect(corrected?.id).not.toBe(first?.id);
  });

  it('of a key that comes again after its day is a new one, with nothing of the first', async () => {
    let time = now.getTime();
    Object.assign(globalThis, { practiceStore: openStore('memory:', () => time) });
    await order();
    const [first] = invoices();
    await store().addStep(first?.id ?? '', 0, { name: 'paid', at: 'now' }, 180 * 86_400_000);
    time += 24 * 3_600_000 - 1;
    await order();
    expect(invoices()).toHaveLength(1);
    time += 1;
    await order();
    const { id = '', invoice } = invoices()[1] ?? {};
    expect(invoice).not.toBe(first?.invoice);
    expect(await store().stepsOf(id)).toMatchObject({ steps: [] });
  });
});

describe('an order with a place to wait', () => {
  const inFolder = ownFolder();
  beforeEach(() => {
    Object.assign(globalThis, { practiceStore: openStore(`file:${inFolder('site.db')}`) });
  });
  afterEach(async () => {
    await store().close();
  });
  const waiting = async () => (await store().status()).waiting;

  it('is put there before anything is sent, and nothing waits when it is sent', async () => {
    const before: number[] = [];
    jest.spyOn(mailDoor, 'send').mockImplementation(async () => {
      before.push(await waiting());
      return { ok: true, attempts: 1 };
    });
    expect(await order()).toMatchObject({ answer: { confirmationEmailed: true } });
    // The owner's is noted as sent before the buyer is written to, for a crash.
    expect(before).toEqual([2, 1]);
    expect(await waiting()).toBe(0);
  });

  it('is received although no provider takes it, and waits there', async () => {
    door({ owner: 1 });
    expect(await order()).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false, queued: true },
    });
    expect(await waiting()).toBe(2);
  });

  it('keeps the owner’s buttons there when only they cannot be sent, and no confirmation', async () => {
    withLinks();
    door({ steps: 1, buyer: 1 });
    expect(await order()).toMatchObject({ kind: 'placed' });
    expect(await waiting()).toBe(1);
  });

  it('is left to whoever is sending it just now', async () => {
    jest.spyOn(store(), 'enqueue').mockResolvedValue({ lease: 0, names: [] });
    expect(await order()).toMatchObject({ answer: { queued: true } });
    expect(written()).toEqual([]);
  });

  it('is sent without it when that is away, and said to be unsent when that fails too', async () => {
    jest.spyOn(store(), 'enqueue').mockRejectedValue(new Error('away'));
    expect(await order()).toMatchObject({ answer: { confirmationEmailed: true } });
    door({ owner: 1 });
    expect(await another({ note: 'another' })).toMatchObject({ kind: 'unsent' });
  });

  it('is unsent when that goes away in the middle', async () => {
    jest.spyOn(store(), 'release').mockRejectedValue(new Error('away'));
    door({ owner: 1 });
    expect(await order()).toMatchObject({ kind: 'unsent' });
  });
});
