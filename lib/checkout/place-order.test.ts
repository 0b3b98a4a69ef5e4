import { z } from 'zod';
import { ownFolder } from '../folder-test-kit';
import { links, linksWith } from '../links/links';
import { mailDoor } from '../mail/test-kit';
import { perCurrency } from '../markets/currency';
import { sampleService } from '../services/test-kit';
import { openStore, store } from '../store/store';
import { emptyCustomer } from '../order/fields';
import { orderForBuyer } from '../order/mails/order-for-buyer';
import { sampleBusiness } from '../order/mails/sample-order';
import { placeOrder } from './place-order';
import type { OrderRequest } from '../order/schema';

jest.mock('../content/load', () => ({
  loadBusiness: () => sampleBusiness,
  loadServices: () => [service],
}));
jest.mock('../mail/send', () => jest.requireActual('../mail/test-kit').mailDoor.module());
jest.mock('../order/mails/order-for-buyer', () => {
  const actual = jest.requireActual('../order/mails/order-for-buyer');
  return { ...actual, orderForBuyer: jest.fn(actual.orderForBuyer) };
});
jest.mock('../links/links', () => ({
  ...jest.requireActual('../links/links'),
  links: jest.fn(),
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
function fakeMailer(given: Partial<Record<'owner' | 'steps' | 'buyer', number>> = {}) {
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
const another = (from?: string) =>
  order({}, from, key.replace('f47ac10b', String(++orders).padStart(8, '0')));

// Every test has a store of its own.
beforeEach(() => {
  Reflect.deleteProperty(globalThis, 'practiceStore');
  const secret = 'a-secret-of-32-characters-or-more';
  jest.mocked(links).mockReturnValue(linksWith([secret], 'https://navank.example', () => now));
  fakeMailer();
});

const emailed = { answer: { confirmationEmailed: true } };

describe('placing an order', () => {
  it('tells the owner of an earlier order by whose link the form was filled in, and of no forged one', async () => {
    const first = await order();
    const id = 'answer' in first && first.answer.order.invoiceId;
    const [, token] = /#order=([\w.-]+)/.exec(mailDoor.mails[1]?.text ?? '') ?? [];
    fakeMailer();
    await order({ again: token }, undefined, key.replace('f', 'a'));
    expect(mailDoor.mails[0]?.text).toContain(`Ordered before: ${id}`);
    fakeMailer();
    await order({ again: 'forged' }, undefined, key.replace('f', 'b'));
    expect(mailDoor.mails[0]?.text).not.toContain('Ordered before');
  });

  it('sends the owner’s buttons apart from the mail that is answered to the buyer', async () => {
    expect(await order()).toMatchObject({
      answer: { confirmationEmailed: true, link: expect.stringContaining('#order=') },
    });
    expect(written()).toEqual(['owner', 'steps', 'buyer']);
    // A mail program quotes what it answers: nothing in it may open or do anything.
    const [answered, steps] = mailDoor.mails;
    expect(`${answered?.html}${answered?.text}`).not.toMatch(/eyJ|owner#|received#/);
    expect(steps?.text).toContain('/owner#');
    expect(answered?.calendar?.content).toContain('DTSTART;VALUE=DATE:20261220');
  });

  it('stands when the owner’s buttons cannot be sent, nor the confirmation even be written', async () => {
    fakeMailer({ steps: 1 });
    jest.mocked(orderForBuyer).mockImplementationOnce(() => {
      throw new Error('asha@example.com');
    });
    const log = jest.spyOn(console, 'error').mockImplementation();
    expect(await order()).toMatchObject({
      kind: 'placed',
      answer: { confirmationEmailed: false },
    });
    expect(String(log.mock.calls)).not.toContain('asha');
  });

  it('is the same order however fast it was typed, and keeps nothing of the customer for that', async () => {
    jest.mocked(links).mockReturnValue(undefined);
    await order({ flagged: true });
    expect(await order()).toMatchObject({ replayed: true });
    expect(written()).toEqual(['owner']);
    const kept = JSON.stringify(await store().find(`order ${key}`, z.unknown()));
    expect(kept).toContain('INV-');
    expect(kept).not.toContain('buyer@example.com');
  });
});

it.each([
  ['an order that could not be sent, nor its confirmation: it will come again', { owner: 5 }],
  ['a confirmation that could not be sent', { buyer: 5 }],
])('no limit counts %s, and one mailbox gets three confirmations a day', async (_, lost) => {
  fakeMailer(lost);
  const outcomes = [];
  for (let n = 0; n < 9; n++) outcomes.push(await another(`203.0.113.${n % 3}`));
  const limited = { answer: { confirmationEmailed: false, confirmation: 'limited' } };
  expect(outcomes.slice(5)).toMatchObject([emailed, emailed, emailed, limited]);
  expect(JSON.stringify(outcomes.slice(0, -1))).not.toContain('limited');
  expect(written().slice(-2)).toEqual(['owner', 'steps']);
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
    fakeMailer({ owner: 3 });
    const other = { services: [{ ...service, id: 4 }] };
    for (const changes of [{}, {}, { note: 'corrected' }, other]) await order(changes);
    const [first, again, ...others] = invoices();
    expect(again).toEqual(first);
    expect(new Set([first, ...others].map((one) => one?.id)).size).toBe(3);
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
  const waits = { confirmationEmailed: false, confirmation: 'queued' };

  it('is put there before anything is sent, and nothing waits when it is sent', async () => {
    const before: number[] = [];
    jest.spyOn(mailDoor, 'send').mockImplementation(async () => {
      before.push(await waiting());
      return { ok: true, attempts: 1 };
    });
    expect(await order()).toMatchObject(emailed);
    // The owner's is noted as sent before the buyer is written to, for a crash.
    expect(before.slice(0, 2)).toEqual([3, 2]);
    expect(await waiting()).toBe(0);
  });

  it.each([
    ['all of it when no provider takes it', { owner: 1 }, { queued: true }, 3],
    ['the owner’s buttons when only they cannot be sent', { steps: 1 }, emailed.answer, 1],
    ['those, and the confirmation', { steps: 1, buyer: 1 }, waits, 2],
  ])('waits there: %s', async (_, lost, answer, mails) => {
    fakeMailer(lost);
    expect(await order()).toMatchObject({ kind: 'placed', answer });
    expect(await waiting()).toBe(mails);
  });

  it('says the same of a confirmation that waits when its key comes again', async () => {
    fakeMailer({ buyer: 1 });
    await order();
    expect(await order()).toMatchObject({ replayed: true, answer: waits });
  });

  it('counts a confirmation that waits', async () => {
    fakeMailer({ buyer: 9 });
    for (let n = 0; n < 3; n++) await another(`203.0.113.${n}`);
    expect(await another('203.0.113.4')).toMatchObject({ answer: { confirmation: 'limited' } });
  });

  it('promises no confirmation that cannot be left waiting', async () => {
    fakeMailer({ buyer: 1 });
    jest.spyOn(store(), 'release').mockRejectedValue(new Error('away'));
    expect(await order()).toMatchObject({ answer: { confirmationEmailed: false } });
    expect(await order()).not.toHaveProperty('answer.confirmation');
  });

  it('is sent once by a database that keeps it although it said that it failed', async () => {
    const { enqueue } = store();
    const enqueueSpy = jest.spyOn(store(), 'enqueue').mockRejectedValue(new Error('timed out'));
    expect(await order()).toMatchObject(emailed);
    for (const kept of enqueueSpy.mock.calls) await enqueue(...kept);
    expect([enqueueSpy.mock.calls.length, await waiting()]).toEqual([1, 0]);
  });

  it('is left to whoever is sending it just now', async () => {
    jest.spyOn(store(), 'enqueue').mockResolvedValue({ lease: 0, names: [] });
    expect(await order()).toMatchObject({ answer: { queued: true } });
    expect(written()).toEqual([]);
  });

  it.each(['enqueue', 'release'] as const)(
    'is sent without it when that is away at "%s", and said to be unsent when that fails too',
    async (step) => {
      jest.spyOn(store(), step).mockRejectedValue(new Error('away'));
      fakeMailer({ owner: 1 });
      expect(await order({ flagged: true })).toMatchObject({ kind: 'not-sent' });
      expect(await another()).toMatchObject(emailed);
    },
  );
});
